import { expect, it } from 'vitest';
import { createMoments } from './moments.ts';

const goal = (id: string) => [{ id, words: { homeScore: 1 } }];

it('tells how long ago something happened, and keeps what happened within the longest delay alone', () => {
  let nowMs = 1_795_201_200_000;
  const kept = new Map<string, number>();
  const moments = createMoments({ nowMs: () => nowMs }, kept);
  for (let n = 0; n < 1_000; n += 1) {
    moments.note(goal(`event${n}`), nowMs);
    moments.note(goal('always'), nowMs);
    moments.note(
      [
        { id: `gone${n}`, words: null },
        { id: `named${n}`, words: { homeName: 'x' } },
      ],
      nowMs,
    );
    nowMs += 1_000;
  }
  expect(kept.size).toBeLessThanOrEqual(182);
  expect(['event999', 'event820', 'event819', 'always', 'gone999'].map(moments.ageS)).toEqual([1, 180, null, 1, null]);
});
