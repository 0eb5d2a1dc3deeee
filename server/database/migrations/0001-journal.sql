-- The journal is the truth: every other state can be rebuilt from it. Rows are only ever added.
create table provider (
  name text primary key check (name ~ '^[a-z0-9-]{1,40}$'),
  origin text not null check (origin in ('real', 'simulated', 'replay')),
  created_at timestamptz not null default now()
);

-- Keys are kept as SHA-256 of the key: a random key of 256 bits needs no slow hash.
create table provider_key (
  hash bytea primary key,
  provider text not null references provider (name),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- `message` is json, not jsonb: the text stays as the provider wrote it, and so does its hash.
create table journal (
  n bigint primary key,
  provider text not null,
  key text not null,
  seq bigint not null,
  received_at timestamptz not null,
  message json not null
);

-- A snapshot spares a start the reading of the whole journal. It can always be thrown away.
create table snapshot (
  n bigint primary key,
  version integer not null,
  body bytea not null,
  created_at timestamptz not null default now()
);

-- Where the process that holds the lease can be reached.
create table instance (
  one boolean primary key default true check (one),
  url text not null,
  pid integer not null,
  started_at timestamptz not null default now()
);
