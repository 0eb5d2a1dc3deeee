import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockEntry {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, LockEntry>>;
};

/** Whether a package that stands at `place` finds `name`, looking upwards as Node does. */
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
