import { afterEach, expect, it, vi } from 'vitest';
import type { TelemetryContext } from '../contract.ts';
import { LINKER_COOKIE, LINKER_LIFE_S, start } from './module.ts';

afterEach(() => vi.unstubAllGlobals());

function open(cookies: string) {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const tracked: unknown[] = [];
  return { written, tracked, end: start({ track: (event: object) => tracked.push(event) } as unknown as TelemetryContext) };
}

it('[ANALYTICS-03] the linker cookie lives two years, and ends with the consent', () => {
  const { written, tracked, end } = open('theme=dark');
  expect(LINKER_LIFE_S).toBe(2 * 365 * 86_400);
  const [, id] = new RegExp(`^${LINKER_COOKIE}=([0-9a-f]{32}); path=/; max-age=63072000; samesite=lax$`).exec(written[0]!)!;
  expect(tracked).toEqual([{ event: 'linker', linker_id: id }]);
  end();
  expect(written.at(-1)).toBe('linker=; path=/; max-age=0; samesite=lax');
});

it('[ANALYTICS-03] a later visit keeps the cookie as it is, unless it is none of ours', () => {
  const id = 'ab'.repeat(16);
  const later = open(`theme=dark; linker=${id}`);
  expect([later.written, later.tracked]).toEqual([[], [{ event: 'linker', linker_id: id }]]);
  expect(open('linker=maja').written).toHaveLength(1);
});
