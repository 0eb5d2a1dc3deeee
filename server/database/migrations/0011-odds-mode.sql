-- The mode of odds: off for every visitor but those with a cookie that is signed with this key.
create table odds_key (
  only_one boolean primary key default true check (only_one),
  secret bytea not null,
  created_at timestamptz not null
);

-- Until when a user keeps odds off; for ever is the last second of the year 9999.
create table odds_locks (
  user_id text primary key references users (id) on delete cascade,
  until timestamptz not null,
  created_at timestamptz not null
);
