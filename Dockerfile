# The site as an image: `docker build -t zed .`, or `docker compose up --build`.

FROM node:24-slim AS build
WORKDIR /site
COPY . .
# The cache of narrations is kept between builds: a narration takes longer to make than all the rest.
RUN --mount=type=cache,target=/root/.npm --mount=type=cache,target=/site/.cache \
    npm ci && node tools/voices.ts && npm run build && if [ -d .cache/voices ]; then cp -r .cache/voices .output; fi

FROM node:24-slim
WORKDIR /app
COPY LICENSE NOTICE ./
# Pages, films, narrations, Pico's voices where they could be fetched, and the server with every package that it needs.
COPY --from=build /site/.output .output
# The one folder that is written to: spoken clips, and the assets of earlier images for pages that are still open.
RUN install -d -o node -g node /var/cache/zed
# Every address, but only of the container: which of them the world sees is said when it is run.
# One arena of the allocator for all threads, and below a bounded young generation: docs/operations.md, Memory.
ENV MALLOC_ARENA_MAX=1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VOICES_DIR=.output/voices VOICE_CACHE_DIR=/var/cache/zed/voice KEPT_DIR=/var/cache/zed/kept
USER node
EXPOSE 3000
# Whether it can serve visitors, not only whether it lives: what stands in front sends them elsewhere meanwhile.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", ".output/server/index.mjs"]
