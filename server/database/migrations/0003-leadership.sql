-- Leadership: the term grows with each take-over, and every append names the term under which it is
-- written. The term is a key, so that a take-over and appends under way wait for each other, while
-- `beat_at` is written each second beside both. A leader of an earlier version sends no heartbeat:
-- null is never too old.
alter table instance
  add column term bigint not null default 0 unique,
  add column beat_at timestamptz;
insert into instance (one, url, pid) values (true, '', 0) on conflict (one) do nothing;
