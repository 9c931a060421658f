# The bot as a container: an ordinary user, one volume at /data, no port. compose.yaml shows how it is run.
ARG PYTHON=3.12

FROM python:${PYTHON}-slim AS build
WORKDIR /build
RUN python -m venv /opt/bot
COPY requirements/run.lock requirements/
RUN /opt/bot/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/run.lock

FROM python:${PYTHON}-slim
# FriBiDi: names in scripts whose letters change shape.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin bot \
    && install -d -o bot -g bot -m 700 /data
COPY --from=build /opt/bot /opt/bot
WORKDIR /app
COPY LICENSE README.md ./
COPY engine engine
COPY i18n i18n
COPY bot bot
# Modules are compiled here, because the bot may not write beside them.
RUN /opt/bot/bin/python -m compileall -q engine i18n bot
ENV PATH=/opt/bot/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_PATH=/data/deadbutton.db \
    HEARTBEAT_FILE=/tmp/deadbutton.alive \
    LOG_FORMAT=json
USER bot
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=2 \
    CMD ["python", "-c", "import os, sys, time; sys.exit(time.time() - os.stat(os.environ['HEARTBEAT_FILE']).st_mtime > 60)"]
CMD ["python", "-m", "bot"]
