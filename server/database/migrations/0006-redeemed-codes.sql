-- Codes of providers that were redeemed, each with all that came with it, until the token is too old anyway. The token is sealed,
-- and is there from the provider's answer until it lets somebody in.
create table redeemed_codes (
  sent_sha256 bytea primary key,
  token_sha256 bytea,
  sealed_token bytea,
  expires_at timestamptz not null
);
create index redeemed_codes_token on redeemed_codes (token_sha256);
