-- When all open offers of a bookmaker for an event were last confirmed. Written some times a minute,
-- so that prices do not grow old over a restart; no part of the log.
create table offer_confirmation (
  event text not null,
  bookmaker integer not null,
  live boolean not null,
  at_ms bigint not null,
  primary key (event, bookmaker, live)
) with (fillfactor = 70);
