import type { Pair } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { several } from '../../../testing/play-events.ts';
import { createSnooker } from './snooker.ts';

describe('the history of snooker', () => {
  it('[FEED-54] has the visits of each frame that brought points; the frames bring the score', async () => {
    let breaks = 0;
    for (const { event, facts, messages } of await several(createSnooker)) {
      const frames = facts.history.map(({ steps }) => steps);
      const decided: [number, number] = [0, 0];
      for (const [number, steps] of frames.entries()) {
        let before: Pair = [0, 0];
        for (const { score, winner } of steps) {
          const [own, other] = winner === 'home' ? ([0, 1] as const) : ([1, 0] as const);
          expect(score[own]).toBeGreaterThan(before[own]);
          expect(score[other]).toBe(before[other]);
          before = score;
        }
        decided[before[0] > before[1] ? 0 : 1] += 1;
        if (event.parts.length > 0) expect(event.parts[number]).toEqual(before);
      }
      expect(decided).toEqual(event.score);
      // Every published break is a visit of its frame.
      for (const message of messages) {
        if (message.kind !== 'incident' || message.type !== 'break') continue;
        const side = message.side === 'home' ? 0 : 1;
        const steps = frames[message.minute - 1]!;
        const visits = steps.map(({ score }, index) => score[side] - (index === 0 ? 0 : steps[index - 1]!.score[side]));
        expect(visits).toContain(Number(message.detail));
        breaks += 1;
      }
    }
    expect(breaks).toBeGreaterThan(20);
  });
});
