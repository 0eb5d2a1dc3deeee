-- What visitors consented to. Their cookies are signed with this key.
create table consent_key (
  only_one boolean primary key default true check (only_one),
  secret bytea not null,
  created_at timestamptz not null
);

-- The proof of an answer, without anything about the visitor; the cookie of the answer holds the id.
create table consent_proofs (
  id text primary key check (length(id) = 22),
  at timestamptz not null,
  text_version integer not null,
  -- Purposes with spaces between them.
  asked text not null,
  granted text not null
);
create index consent_proofs_at on consent_proofs (at);
