import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS } from '../server/ops/config/config.ts';

const FOLDER = new URL('../docs/deploy/', import.meta.url);
const SETTING = /\b[A-Z]{3,}(?:_[A-Z]{2,})+\b/g;
/** Names of Node, of systemd, of the image of PostgreSQL, and of what compose is given. */
const OTHERS = new Set([
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'AF_UNIX',
  'AF_INET',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'NATS_PASSWORD',
]);

it('what is deployed names no setting that there is not', () => {
  const known = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
  const named = readdirSync(FOLDER).flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').match(SETTING) ?? []);
  expect(named).toContain('DATA_DIR');
  expect(named).toContain('CLIENT_ADDRESS_HEADER');
  expect(named.filter((name) => !known.has(name) && !OTHERS.has(name))).toEqual([]);
});
