-- Tells this site from others that share its broker, whatever they are called.
alter table instance add column site uuid not null default gen_random_uuid();
