-- Accounts. Secrets are stored as hashes only; network addresses are shortened before storage.

-- `email` is the verified address; `pending_email` waits for its verification and reserves nothing.
-- status: 1 verified, 2 registration not confirmed.
create table users (
  id text primary key check (id ~ '^[0-9a-z]{26}$'),
  status smallint not null check (status in (1, 2)),
  email_norm text unique,
  email text,
  email_verified_at timestamptz,
  pending_email text,
  name text not null default '',
  nickname text not null default '_____',
  lang text not null default 'da',
  pw_phc text,
  pw_pepper_kid text,
  created_at timestamptz not null,
  last_seen_day date not null,
  -- When the warning of inactivity was sent.
  inactive_told_at timestamptz,
  check ((email is null) = (email_norm is null)),
  check ((pw_phc is null) = (pw_pepper_kid is null))
);

-- One per address. `is_contested`: registrations with different passwords conflict, so neither is
-- used.
create table pending_registrations (
  id text primary key check (id ~ '^[0-9a-z]{26}$'),
  email_norm text not null unique,
  email text not null,
  pw_phc text not null,
  pw_pepper_kid text not null,
  is_contested boolean not null default false,
  name text not null,
  nickname text not null,
  lang text not null,
  project integer not null,
  tou_version text not null,
  pp_version text not null,
  code_sha256 bytea not null unique,
  tries smallint not null default 0,
  created_ip_trunc text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table provider_links (
  provider text not null,
  issuer text not null,
  sub text not null,
  user_id text not null references users (id) on delete cascade,
  email_at_link text,
  is_private_relay boolean not null default false,
  -- Sealed with the key file; only Apple issues one, and requires its revocation.
  refresh_token_enc bytea,
  linked_at timestamptz not null,
  primary key (provider, issuer, sub)
);
create index provider_links_user on provider_links (user_id);

-- Rows of ended sessions stay until they expire: they identify the known devices of a user.
create table sessions (
  sha256 bytea primary key,
  key text not null unique,
  user_id text not null references users (id) on delete cascade,
  device_sha256 bytea,
  scope text not null check (scope in ('full', 'restricted')),
  platform text not null,
  app_version text not null,
  ua_family text not null,
  ip_trunc text not null,
  created_at timestamptz not null,
  authed_at timestamptz not null,
  last_seen_hour timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  reason text
);
create index sessions_user on sessions (user_id);

create table codes (
  sha256 bytea primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('verifyEmail', 'verifyAccount', 'forgottenPassword')),
  target_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz
);
create index codes_user on codes (user_id);

-- `rev` counts up over both documents of a user in a project.
create table user_docs (
  user_id text not null references users (id) on delete cascade,
  project integer not null,
  key text not null check (key in ('data', 'privateData')),
  -- json, not jsonb: numbers keep their text.
  doc json not null,
  rev bigint not null,
  bytes integer not null,
  updated_at timestamptz not null,
  primary key (user_id, project, key)
);

create table terms_documents (
  type text not null check (type in ('tou', 'pp')),
  version text not null,
  project integer not null,
  lang text not null,
  title text not null,
  valid_from timestamptz not null,
  archived boolean not null default false,
  content text not null,
  sha256 text not null,
  primary key (type, version, project, lang)
);

-- Rows are only added, and deleted with their user.
create table terms_agreements (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('tou', 'pp')),
  version text not null,
  project integer not null,
  at timestamptz not null,
  source text not null,
  ip_trunc text not null
);
create index terms_agreements_user on terms_agreements (user_id);

-- Rows are only added, and deleted with their user.
create table marketing_consents (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  level text not null check (level in ('BASIC', 'EXTENDED')),
  granted boolean not null,
  text_version text not null,
  at timestamptz not null,
  source text not null
);
create index marketing_consents_user on marketing_consents (user_id);

-- Tokens to revoke at a provider after the deletion of an account; sealed, without an owner.
create table provider_revocations (
  id bigint generated always as identity primary key,
  sealed bytea not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries smallint not null default 0
);

-- Used tokens of providers, until they expire.
create table oidc_seen (
  token_sha256 bytea primary key,
  expires_at timestamptz not null
);

-- Used answers of the captcha, until they expire.
create table captcha_spent (
  nonce bytea primary key,
  expires_at timestamptz not null
);

-- Unlogged: a crash starts a new window, and counting waits for no disk.
create unlogged table rate_counters (
  key text not null,
  "window" bigint not null,
  n integer not null,
  expires_at timestamptz not null,
  primary key (key, "window")
);

-- Events of accounts: kept for 13 months, without mail addresses.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id text references users (id) on delete set null,
  event text not null,
  ok boolean not null,
  ip_trunc text not null,
  ua_family text not null,
  detail json
);
create index audit_at on audit (at);
create index audit_user on audit (user_id);

-- Proof of a deletion without the user: a keyed hash of the id.
create table deletion_log (
  user_hash bytea primary key,
  requested_at timestamptz not null,
  done_at timestamptz not null,
  confirmation_code text not null unique
);

-- Mails to send; sent ones are removed. Text and recipient are sealed with the key file. `user_id`
-- also names registrations; null where a mail outlives its account.
create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id text,
  sealed bytea not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries smallint not null default 0
);
create index mail_outbox_next on mail_outbox (next_at);

-- The key ids that this database was written with: a server whose key file lacks one refuses to start.
create table pepper_keys (
  kid text primary key,
  created_at timestamptz not null default now()
);
