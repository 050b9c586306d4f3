# Image of the service: docker build -t mfds . && docker run -p 8080:8080 -v mfds:/data mfds
# .ci/check-image runs these steps without a container engine, so each step is one line.
FROM node:24-slim
WORKDIR /srv/mfds
COPY package.json package-lock.json .npmrc ./
COPY bin bin
RUN npm ci --omit=dev
COPY src src
COPY docs docs
COPY CHANGELOG.md ./
RUN mkdir /data && chown node:node /data
ENV MFDS_DATA_DIR=/data MFDS_HOST=0.0.0.0
EXPOSE 8080
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.MFDS_PORT || 8080) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/mfds"]
CMD ["serve"]
