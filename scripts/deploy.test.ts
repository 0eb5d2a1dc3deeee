import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../server/ops/config/config.ts';

const FOLDER = new URL('../docs/deploy/', import.meta.url);
const SETTING = /\b[A-Z]{3,}(?:_[A-Z]{2,})+\b/g;
/** Variables of Node, systemd, the image of PostgreSQL and compose. */
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

it('deployment files name existing settings only', () => {
  const known = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
  const named = readdirSync(FOLDER).flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').match(SETTING) ?? []);
  expect(named).toContain('DATA_DIR');
  expect(named).toContain('CLIENT_ADDRESS_HEADER');
  expect(named.filter((name) => !known.has(name) && !OTHERS.has(name))).toEqual([]);
});

interface LockEntry {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, LockEntry>>;
};

/** Whether a package at `place` resolves `name` as Node does. */
function finds(place: string, name: string): boolean {
  if (`${place === '' ? '' : `${place}/`}node_modules/${name}` in packages) return true;
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/'))), name);
}

describe('package-lock.json', () => {
  it('names the packages of every platform, so that npm ci installs from it anywhere', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !finds(place, name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no address from which packages are downloaded', () => {
    expect(Object.values(packages).filter(({ link, resolved }) => !link && resolved !== undefined)).toEqual([]);
  });
});
