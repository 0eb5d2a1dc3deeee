-- What the operator announces to every visitor; at most one line, until a time or until it is removed.
create table service_notice (
  only_one boolean primary key default true check (only_one),
  text text not null,
  until timestamptz,
  set_at timestamptz not null default now()
);
