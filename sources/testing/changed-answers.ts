import fc from 'fast-check';
import { expect } from 'vitest';
import { UnreadableAnswer } from '../connect/kit/answer.ts';
import type { Answer, ReadInput } from '../connect/kit/connector.ts';
import { MINUTE } from '../connect/kit/pace.ts';
import { mutated } from './mutated.ts';
import { playReports } from './play-reports.ts';

/**
 * Whatever changes in the body, also when it is read from 100 minutes before to 400 after the time:
 * the answer is unreadable, or read as messages of the provider API and lines with a path.
 */
export const expectChangedToBeRead = (read: (input: ReadInput) => Answer, { body, ...input }: ReadInput, numRuns = 300) =>
  fc.assert(
    fc.asyncProperty(mutated(body), fc.integer({ min: -100, max: 400 }), async (changed, minutes) => {
      try {
        const { matches, unread } = read({ ...input, body: changed, nowMs: input.nowMs + minutes * MINUTE });
        await playReports(matches);
        for (const line of unread) expect(line).toMatch(/^\S+: [^\n]+$/);
      } catch (error) {
        if (!(error instanceof UnreadableAnswer)) throw error;
      }
    }),
    { numRuns },
  );
