-- All other state can be rebuilt from the journal. Rows are only added.
create table provider (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  origin text not null check (origin in ('real', 'simulated', 'replay')),
  created_at timestamptz not null default now()
);

-- SHA-256 of the key: a random key of 256 bits needs no slow hash.
create table provider_key (
  hash bytea primary key,
  provider text not null references provider (name),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- `message` is json, not jsonb: it keeps the text of the provider, and so its hash.
create table journal (
  n bigint primary key,
  provider text not null,
  key text not null,
  seq bigint not null,
  received_at timestamptz not null,
  message json not null
);

-- A snapshot replaces the reading of the whole journal at a start. It may be deleted at any time.
create table snapshot (
  n bigint primary key,
  version integer not null,
  body bytea not null,
  created_at timestamptz not null default now()
);

-- Address of the process that holds the lease.
create table instance (
  one boolean primary key default true check (one),
  url text not null,
  pid integer not null,
  started_at timestamptz not null default now()
);
