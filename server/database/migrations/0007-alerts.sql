-- Web Push. Endpoints, keys of devices and our private key are sealed with the key file.

-- The key pair by which push services know this site, unless WEB_PUSH_KEYS names one.
create table alert_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed bytea not null,
  created_at timestamptz not null
);

-- `document` is followed by an anonymous device; null where it is that of the user. The session of
-- the login ends the subscription with it.
create table alert_subscriptions (
  id bigint generated always as identity primary key,
  endpoint_sha256 bytea not null unique,
  host text not null,
  sealed bytea not null,
  user_id text references users (id) on delete cascade,
  session text references sessions (key) on delete cascade,
  document json,
  delay_s smallint not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Of the last accepted message, at most a day old.
  accepted_day date,
  -- Messages that its push service refused since.
  refused smallint not null default 0,
  -- Counts towards the ceiling of a day.
  sent_day date,
  sent_count integer not null default 0,
  check ((user_id is null) = (session is null)),
  check ((user_id is null) <> (document is null))
);
create index alert_subscriptions_user on alert_subscriptions (user_id);
create index alert_subscriptions_session on alert_subscriptions (session);

-- What was sent: a row is written before the first message, so that no moment is sent twice.
create table alert_moments (
  event text not null,
  kind text not null,
  occurrence text not null,
  at timestamptz not null,
  primary key (event, kind, occurrence)
);
create index alert_moments_at on alert_moments (at);

create table alert_log (
  subscription bigint not null references alert_subscriptions (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  event text not null,
  outcome text not null
);
create index alert_log_subscription on alert_log (subscription, at);
create index alert_log_at on alert_log (at);
