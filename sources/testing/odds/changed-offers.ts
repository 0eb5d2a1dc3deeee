import fc from 'fast-check';
import { OddsMessage } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { UnreadableAnswer } from '../../connect/kit/answer.ts';
import { matchOffers } from '../../connect/odds/match-events.ts';
import type { KnownFixture, OddsConnector, OddsReadInput } from '../../connect/odds/odds-connector.ts';
import { mutated } from '../mutated.ts';

const schema = Compile(OddsMessage);

/**
 * Whatever changes in the body: the answer is unreadable, or read as offers of the provider API about
 * known events, and lines with a path.
 */
export const expectChangedOffersToBeRead = (
  { read, bookmakers }: OddsConnector,
  { body, league }: OddsReadInput,
  fixtures: readonly KnownFixture[],
  nowMs: number,
) =>
  fc.assert(
    fc.property(mutated(body), (changed) => {
      try {
        const answer = read({ league, body: changed });
        for (const line of answer.unread) expect(line).toMatch(/^\S+: [^\n]+$/);
        const { offers, unmatched } = matchOffers(answer, fixtures, bookmakers, nowMs);
        for (const offer of offers) expect(schema.Check(offer)).toBe(true);
        for (const line of unmatched) expect(line).toMatch(/^[^\n]+$/);
      } catch (error) {
        if (!(error instanceof UnreadableAnswer)) throw error;
      }
    }),
    { numRuns: 500 },
  );
