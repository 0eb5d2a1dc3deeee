-- Redeemed codes of providers with their answer, until the token expires. The token is sealed,
-- and kept from the provider's answer until a login uses it.
create table redeemed_codes (
  sent_sha256 bytea primary key,
  token_sha256 bytea,
  sealed_token bytea,
  expires_at timestamptz not null
);
create index redeemed_codes_token on redeemed_codes (token_sha256);
