-- {"text", "url", "licence"}, shown on pages with matches of the provider; null where none is owed.
alter table provider add column attribution json;
