import { decideOdds, type LiveState, type Provider } from '@stillingen/domain';
import { OddsMessage } from '@stillingen/domain/messages';
import { OddsState } from '@stillingen/domain/odds';
import { Compile } from 'typebox/compile';
import type { OddsClient } from '../../ports.ts';

const schema = Compile(OddsMessage);

export interface InMemoryOdds extends OddsClient {
  readonly odds: OddsState;
  readonly submitted: readonly OddsMessage[];
}

interface Surroundings {
  /** With the events of the offers. */
  readonly live: LiveState;
  readonly provider: Provider;
  readonly bookmakers: Iterable<number>;
  readonly nowMs: () => number;
}

/** Decides offers as a server does. A message outside the schema rejects. */
export function createInMemoryOdds({ live, provider, bookmakers: ids, nowMs }: Surroundings): InMemoryOdds {
  const odds = new OddsState();
  const submitted: OddsMessage[] = [];
  const bookmakers = new Map([...ids].map((id) => [id, null]));
  return {
    odds,
    submitted,
    submitOdds: async (messages) =>
      messages.map((message, index) => {
        if (!schema.Check(message)) throw new Error(`not a message: ${JSON.stringify([message, schema.Errors(message)])}`);
        submitted.push(message);
        const decision = decideOdds({ odds, live, provider, bookmakers, receivedMs: nowMs() }, message);
        if (decision.result === 'accepted') {
          for (const version of decision.versions) odds.apply({ ...version, n: odds.n + 1, journalN: live.n });
          for (const confirmation of decision.confirmations) odds.applyConfirmation(confirmation);
          const { result, warnings } = decision;
          return { index, result, warnings: [...warnings] };
        }
        return { index, ...decision };
      }),
  };
}
