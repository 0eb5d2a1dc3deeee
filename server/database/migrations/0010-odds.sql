-- One bookmaker's prices for one market of an event, before it or during it. What changes with each
-- version is in `offer_version`. Types and scopes are places in the lists of domain/odds, to which
-- names are only added; lines are quarters; prices have 3 bytes each, in the order of `outcomes`.
create table offer (
  id integer primary key,
  event text not null,
  bookmaker integer not null,
  bet_type smallint not null,
  scope smallint not null,
  line smallint,
  live boolean not null,
  provider text not null,
  key text not null,
  outcomes json not null,
  opening bytea not null,
  opened_ms bigint not null,
  settlement json,
  unique nulls not distinct (event, bookmaker, bet_type, scope, line, live)
);

-- The log of odds, numbered under the same terms as the journal. A partition holds a day of UTC: it
-- is made ahead and dropped whole. `journal_n` is the last entry that was applied before a version.
create table offer_version (
  day date not null,
  n bigint not null,
  journal_n bigint not null,
  received_ms bigint not null,
  at_ms bigint not null,
  seq bigint not null,
  offer integer not null,
  state smallint not null,
  prices bytea not null,
  previous bytea not null
) partition by range (day);
create index offer_version_offer on offer_version (offer, n);
create index offer_version_n on offer_version using brin (n);

-- The versions of an offer from days that are gone: the last of them whole, all of them in delta form
-- in `body`, which is thinned after a month and null after a year. Opening prices stay in `offer`.
create table offer_history (
  offer integer primary key,
  n bigint not null,
  journal_n bigint not null,
  received_ms bigint not null,
  at_ms bigint not null,
  seq bigint not null,
  state smallint not null,
  prices bytea not null,
  previous bytea not null,
  first_ms bigint not null,
  versions integer not null,
  lowest bytea not null,
  highest bytea not null,
  thinned boolean not null,
  body bytea
);
create index offer_history_received on offer_history (received_ms);
