-- For wrk: the milliseconds that every connection rests between requests.
function delay()
  return 10
end
