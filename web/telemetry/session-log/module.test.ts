import { SESSION_LOG_LIMITS, type SessionBatch } from '@stillingen/wire';
import { afterEach, expect, it, vi } from 'vitest';
import type { TelemetryContext } from '../contract.ts';
import { errorLine, slowLine } from './lines.ts';
import { SAMPLE_KEY, start } from './module.ts';
import { LineQueue } from './queue.ts';

afterEach(() => vi.unstubAllGlobals());

function open(drawn: number, kept = new Map<string, string>(), isBlocked = false) {
  const listened: string[] = [];
  const listen = (type: string): void => void listened.push(type);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' });
  const end = start({
    random: () => drawn,
    after: () => () => {},
    connection: { get: () => ({ mode: 'push' }), subscribe: () => () => {} },
    session: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void (isBlocked || kept.set(key, value)),
      remove: (key: string) => void kept.delete(key),
    },
  } as unknown as TelemetryContext);
  return { kept, isListening: listened.length > 0, end };
}

it('[CALL-05] one session in a hundred is logged', () => {
  const draws = Array.from({ length: 1000 }, (_, at) => at / 1000);
  expect(draws.filter((drawn) => open(drawn).isListening)).toHaveLength(10);
});

it('[CALL-05] a session is chosen once, and forgotten with the consent', () => {
  const chosen = open(0);
  expect(open(0.9, chosen.kept).isListening).toBe(true);
  chosen.end();
  expect(chosen.kept.has(SAMPLE_KEY)).toBe(false);
  const other = open(0.9);
  expect(open(0, other.kept).isListening).toBe(false);
  other.end();
  expect(other.kept.size).toBe(0);
});

it('[CALL-05] no session is logged where the choice can not be kept', () => {
  expect(open(0, new Map(), true).isListening).toBe(false);
});

it('[CALL-05] the line of an error names a file of the site and no address', () => {
  const error = new TypeError('x'.repeat(1000));
  const place = { filename: 'https://stillingen.dk/assets/main-a1_b2.js?x=1', lineno: 1, colno: 20.5 };
  expect(errorLine(error, place)).toEqual({
    ...{ kind: 'error', name: 'TypeError', file: '', line: 1, column: 20 },
    text: 'x'.repeat(SESSION_LOG_LIMITS.textLetters),
  });
  expect(errorLine(error, { ...place, filename: 'https://stillingen.dk/assets/main-a1_b2.js' }).file).toBe('main-a1_b2.js');
  expect(errorLine(error, { ...place, filename: 'https://stillingen.dk/soeg/?q=maja' }).file).toBe('');
  const named = Object.assign(new Error('y'), { name: 'maja@example.dk' });
  expect(errorLine(named).name).toBe('Error');
  expect(errorLine('maja@example.dk')).toMatchObject({ name: 'Error', text: '', line: 0 });
});

it.each([
  ['pointerdown', 'pointer'],
  ['click', 'pointer'],
  ['keydown', 'key'],
  ['compositionend', 'other'],
] as const)('[CALL-05] a slow answer to %s is one to %s', (name, action) => {
  expect(slowLine({ name, duration: 240.4 })).toEqual({ kind: 'slow', action, ms: 240 });
});

it('[CALL-05] a page that fails without end sends ten batches, and counts the rest', () => {
  const sent: SessionBatch[] = [];
  const queue = new LineQueue((batch) => sent.push(batch));
  for (let at = 0; at < 15; at += 1) {
    for (let line = 0; line < 30; line += 1) queue.add({ kind: 'slow', action: 'key', ms: 1 });
    queue.flush();
  }
  expect(sent.map(({ lines, lost }) => [lines.length, lost])).toEqual(Array.from({ length: 10 }, () => [20, 10]));
  expect(queue.isEmpty).toBe(true);
});
