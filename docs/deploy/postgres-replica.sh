#!/bin/sh
# Copies the primary (PGHOST) at the first start and follows it from then on.
set -eu
if [ ! -d "$PGDATA" ]; then
  # The copy gets its name when it is complete, so that an interrupted start begins again.
  rm -rf "$PGDATA.new"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup -U replica -D "$PGDATA.new" -S replica -X stream -R
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres "$@"
