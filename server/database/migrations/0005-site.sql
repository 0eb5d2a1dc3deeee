-- Distinguishes this site from others on the same broker, whatever their names.
alter table instance add column site uuid not null default gen_random_uuid();
