import { describe, expect, it } from 'vitest';
import type { Message } from '../messages/index.ts';
import { createScenario, fixture, goal, retraction, score, status } from '../testing/scenario.ts';
import { TimeLimits } from './time-ahead.ts';

const NOW = '2026-11-20T18:00:00Z';
const NOW_MS = Date.parse(NOW);
const after = (minutes: number): string => new Date(NOW_MS + minutes * 60_000).toISOString().replace('.000Z', 'Z');
const AUTHOR = { title: 'x', text: ['x'], source: 'x' };
const YEARS = 365 * 24 * 60;

const refusal = (message: Message) => new TimeLimits(NOW_MS).refusal(message);

describe('the time of a message', () => {
  it.each<[string, (time: string) => Message]>([
    ['at', (time) => score(1, 1, 0, { at: time })],
    ['at', (time) => goal('g1', 1, 'home', { at: time })],
    ['at', (time) => retraction('g1', { at: time })],
    ['at', (time) => fixture({ at: time, start: after(60) })],
    ['stageStart', (time) => status(1, 12, { at: NOW, stageStart: time })],
    ['published', (time) => ({ kind: 'article', key: 'a', seq: 1, at: NOW, published: time, ...AUTHOR })],
    ['published', (time) => ({ kind: 'video', key: 'v', seq: 1, at: NOW, event: 'm', title: 'x', url: 'x', published: time })],
  ])('the time of a message is at most two minutes ahead of the server in `%s`: %#', (field, message) => {
    expect(refusal(message(after(2)))).toBeNull();
    for (const minutes of [3, 60, 100 * YEARS])
      expect(refusal(message(after(minutes)))).toEqual({
        result: 'refused',
        code: 'time_ahead',
        path: `/${field}`,
        allowed: 'at most 2026-11-20T18:02:00Z, two minutes ahead of the clock of the server',
      });
  });

  it('the time of a message may be a day of the far east in a ranking list', () => {
    const list = { kind: 'ranking-list', key: 'atp', seq: 1, at: NOW, sport: 2, name: 'ATP', rows: [] } as const;
    expect(refusal({ ...list, rows: [], date: '2026-11-21' })).toBeNull();
    expect(refusal({ ...list, rows: [], date: '2026-11-22' })).toMatchObject({ code: 'time_ahead', path: '/date' });
  });

  it('the time of a planned event is within ten years', () => {
    expect(refusal(fixture({ at: NOW, start: after(9 * YEARS) }))).toBeNull();
    expect(refusal(fixture({ at: NOW, start: '2030-06-01' }))).toBeNull();
    expect(refusal(fixture({ at: NOW, start: '2126-11-20T18:00:00Z' }))).toMatchObject({ code: 'time_ahead', path: '/start' });
  });

  it('the time of a message is not before the first competitions', () => {
    expect(createScenario().submit(fixture({ start: '0026-11-20T18:00:00Z' }))).toMatchObject({
      code: 'impossible_time',
      path: '/start',
      allowed: 'a time of the calendar in UTC, from 1800 on',
    });
  });
});
