-- {"text", "url", "licence"}: what pages with matches of the provider show; null where nothing is owed.
alter table provider add column attribution json;
