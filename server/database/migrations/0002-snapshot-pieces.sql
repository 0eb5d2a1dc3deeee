-- A snapshot is written and read in pieces, so that no process holds a whole one.
delete from snapshot;
alter table snapshot drop column body;
create table snapshot_piece (
  n bigint not null references snapshot (n) on delete cascade,
  place integer not null,
  body bytea not null,
  primary key (n, place)
);
