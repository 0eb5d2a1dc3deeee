import { expect, it } from 'vitest';
import { createScenario, fixture, status } from '../../../domain/live/scenario.ts';
import { liveText } from './live-counts.ts';

it('counts what is being played by sport, and nothing else', () => {
  const { tell, state } = createScenario();
  expect(liveText(state)).toBe('');
  for (const [key, sport] of [
    ['a', 7],
    ['b', 1],
    ['c', 1],
    ['d', 1],
  ] as const) {
    tell(fixture({ key, sport, home: { name: `Hjemme ${key}` } }));
    if (key !== 'd') tell(status(1, 12, { key: `${key}/status`, event: key }));
  }
  expect(liveText(state)).toBe('1:2|7:1');
  tell(status(2, 3, { key: 'b/status', event: 'b' }));
  expect(liveText(state)).toBe('1:1|7:1');
});
