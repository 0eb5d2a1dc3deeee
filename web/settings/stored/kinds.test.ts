import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Area } from './device.ts';
import { KINDS } from './kinds.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const files = globSync(['client/**/*.ts', 'web/**/*.{ts,tsx}', 'wire/page/*.ts'], {
  cwd: ROOT,
  exclude: (name) => /^(?:node_modules|dist|testing|build)$|\.test\.tsx?$/.test(path.basename(name)),
});
const sources = files.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Writers that are given their keys by others, whose calls are found themselves. */
const PASSES_ON = new Set(['client/browser-ports.ts key', 'web/settings/stored/device.ts key', 'web/page/browser.ts name']);
/** Expressions with the keys that they stand for. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  'client/mine/visitor-document.ts part': ['lsid_data', 'fsdc_my_teams'],
  'client/feeds/origin.ts key': ['location_origin_8'],
  'client/account/storage/storage.ts key': ['lsid_data', 'lsid_pending_1'],
  'client/account/storage/storage.ts PROBE': ['lsid_probe'],
  'client/account/storage/profile.ts KEYS.id': ['lsid_id'],
  'client/account/storage/profile.ts KEYS[key]': ['lsid_hash', 'lsid_rev', 'lsid_unfinished'],
  'client/account/storage/profile.ts this.#pendingKey': ['lsid_pending_1'],
  'client/mine/local-favourites.ts key': ['fsdc_my_local', 'fsdc_my_local_labl', 'fsdc_my_local_noduel', 'fsdc_my_local_ts'],
  'client/mine/overflow.ts key': ['fsdc_my_local', 'fsdc_my_teams'],
};

const WRITES: readonly (readonly [Area, RegExp])[] = [
  ['local', /\b(?:local(?:Storage)?|#local)\.(?:set|setItem)\(\s*([^,()]+),/g],
  ['session', /\b(?:session(?:Storage)?|#session)\.(?:set|setItem)\(\s*([^,()]+),/g],
  ['local', /\bstorage\.(?:set|setItem)\(\s*([^,()]+),/g],
  ['cookie', /\bcookieText\(\s*([^,()]+),/g],
];

const LITERAL = /^['"`]([^'"`$]+)['"`]$/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text of a constant, `NAME` or `NAMES.one`; that of the file itself first. */
function valueOf(expression: string, file: string): string | null {
  const literal = LITERAL.exec(expression)?.[1];
  if (literal !== undefined) return literal;
  const [name = '', field] = expression.split('.');
  const own = sources.filter((each) => each.file === file);
  for (const { text } of [...own, ...sources]) {
    const found =
      field === undefined
        ? new RegExp(`\\bconst ${escaped(name)}(?:: \\w+)? = (['"\`][^'"\`$]+['"\`])`).exec(text)?.[1]
        : new RegExp(`\\bconst ${escaped(name)} = \\{[^}]*?\\b${escaped(field)}: (['"\`][^'"\`$]+['"\`])`).exec(text)?.[1];
    if (found !== undefined) return LITERAL.exec(found)?.[1] ?? null;
  }
  return null;
}

function keysWritten(): { readonly keys: ReadonlyMap<string, string>; readonly unknown: readonly string[] } {
  const keys = new Map<string, string>();
  const unknown: string[] = [];
  for (const { file, text } of sources)
    for (const [area, pattern] of WRITES)
      for (const [, found] of text.matchAll(pattern)) {
        const expression = found!.trim();
        const id = `${file} ${expression}`;
        if (PASSES_ON.has(id)) continue;
        const value = valueOf(expression, file);
        const named = STANDS_FOR[id] ?? (value === null ? [] : [value]);
        if (named.length === 0) unknown.push(id);
        for (const key of named) keys.set(`${area} ${key}`, file);
      }
  return { keys, unknown };
}

const NAMED = KINDS.filter(({ id }) => id !== 'other');

describe('the table of what is kept in browsers', () => {
  const { keys, unknown } = keysWritten();

  it('names every key and cookie that the code of pages writes', () => {
    expect(unknown, 'writes whose key this test can not read').toEqual([]);
    expect(keys.size).toBeGreaterThan(15);
    const unnamed = [...keys].filter(([place]) => {
      const [area, key] = place.split(' ');
      return !NAMED.some((kind) => kind.area === area && kind.keys.test(key!));
    });
    expect(unnamed).toEqual([]);
  });

  it('names every cookie that the server sets', () => {
    const cookies = ['theme', '__Host-lsidb', 'oddsMode', 'oddsLock', 'legalAgeConfirmed', 'consent'];
    for (const cookie of cookies)
      expect(
        NAMED.some(({ area, keys: pattern }) => area === 'cookie' && pattern.test(cookie)),
        cookie,
      ).toBe(true);
  });

  it('keeps unnamed things as necessary never for a purpose', () => {
    expect(KINDS.filter(({ id, purpose }) => id === 'other' && purpose !== 'necessary')).toEqual([]);
  });
});
