-- Webhooks of the operator. Addresses and secrets are sealed with the key file.
create table webhook_endpoints (
  id text primary key,
  sealed bytea not null,
  filter json not null,
  created_at timestamptz not null,
  -- Since its receiver answered 410.
  disabled_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- Of the last failed attempt; empty after a success.
  failure text not null default ''
);

-- A message for one endpoint. Sent ones stay for a while, so that none is written twice.
create table webhook_messages (
  id bigint generated always as identity primary key,
  endpoint text not null references webhook_endpoints (id) on delete cascade,
  message text not null,
  event text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  unique (endpoint, message)
);
create index webhook_messages_waiting on webhook_messages (endpoint, event, id) where state = 'waiting';
create index webhook_messages_due on webhook_messages (endpoint, due_at) where state = 'waiting';
create index webhook_messages_at on webhook_messages (created_at);

-- Up to which entry of the journal messages were written, and the process that sends them. There is
-- no row without an endpoint.
create table webhook_progress (
  only_one boolean primary key default true check (only_one),
  position bigint not null,
  sender text not null default '',
  held_until timestamptz
);
