import { describe, expect, it } from 'vitest';
import { messageHash } from '../event/ids.ts';
import { secondsOf } from './keys.ts';
import { createScenario, fixture } from '../testing/scenario.ts';

describe('a time', () => {
  it.each([
    ['2026-11-20T18:01:31Z', Date.UTC(2026, 10, 20, 18, 1, 31)],
    ['2026-11-20T18:01:31.999Z', Date.UTC(2026, 10, 20, 18, 1, 31)],
    ['2028-02-29T23:59:59Z', Date.UTC(2028, 1, 29, 23, 59, 59)],
    ['2026-11-20', Date.UTC(2026, 10, 20, 12)],
  ])('%s is so many whole seconds', (time, ms) => {
    expect(secondsOf(time, '/at')).toBe(ms / 1000);
  });

  it.each([
    '2026-02-29',
    '2026-00-10',
    '2026-13-10',
    '2026-11-00',
    '2026-11-20T24:00:00Z',
    '2026-11-20T18:60:00Z',
    '2026-11-20T18:00:60Z',
  ])('%s does not exist', (time) => {
    expect(() => secondsOf(time, '/at')).toThrow('impossible_time');
  });
});

it('the key of a participant is remembered apart from those of messages', () => {
  const { state, submit, event } = createScenario();
  const message = fixture({ key: 'k1', home: { name: 'Brøndby IF', key: 'k1' } });
  submit(message);
  const known = { kind: 'participant', seq: 0, hash: messageHash(JSON.stringify(message)), target: event().home, eventId: null };
  expect(state.keys.get('test')!.get('participant k1')).toEqual(known);
  expect(state.keys.get('test')!.get('k1')).toMatchObject({ kind: 'fixture', seq: 1, eventId: event().id });
});
