-- For wrk: every connection rests for so many milliseconds before its next request.
function delay()
  return 10
end
