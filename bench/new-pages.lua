-- For wrk: requests a new page of some 500 rows each time, so that the server reads, renders and compresses every one.
-- The rendered series of 50 funds fit in memory; the URLs (50 funds, 1,680 days, 100 limits) do not fit in the response cache.
math.randomseed(os.time())

function request()
  local fund, limit = math.random(50), math.random(451, 550)
  local year, month, day = math.random(2020, 2024), math.random(12), math.random(28)
  return wrk.format("GET", ("/v1/mutual-funds/funds/sample-bench-fund-%04d/nav?from=%d-%02d-%02d&limit=%d"):format(fund, year, month, day, limit))
end

-- If there is a second server, on another port of the same host, every other thread sends its requests there.
local threads = 0
function setup(thread)
  threads = threads + 1
  local port = os.getenv("BENCH_ALSO")
  if port and threads % 2 == 0 then thread.addr = wrk.lookup(wrk.host, port)[1] end
end
