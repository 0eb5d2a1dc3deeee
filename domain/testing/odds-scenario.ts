import type { OddsMessage, OfferMessage } from '../messages/index.ts';
import { OddsState } from '../odds/odds-state.ts';
import { decideOdds } from '../state/odds/decide-odds.ts';
import type { OddsDecision } from '../state/odds/decision.ts';
import type { Provider } from '../state/decision.ts';
import { at, createScenario, PROVIDER, type Scenario } from './scenario.ts';

export const BOOKMAKERS: ReadonlyMap<number, string | null> = new Map([
  [9001, null],
  [9002, null],
  [9003, 'other'],
]);

/** A total of 2.5 goals before the match. */
export const offer = (more: Partial<OfferMessage> = {}): OfferMessage => ({
  kind: 'offer',
  key: 'o/m1/9001/ou25',
  seq: 1,
  at: at(-50),
  event: 'm1',
  bookmaker: 9001,
  betType: 'OVER_UNDER',
  scope: 'FULL_TIME',
  line: 2.5,
  live: false,
  state: 'open',
  prices: { over: '1.85', under: '1.95' },
  ...more,
});

/** A match with its offers, message by message; received when it was sent. */
export interface OddsScenario extends Scenario {
  readonly odds: OddsState;
  send(message: OddsMessage, provider?: Provider, receivedMs?: number): OddsDecision;
}

export function createOddsScenario(): OddsScenario {
  const scenario = createScenario();
  const odds = new OddsState();
  return {
    ...scenario,
    odds,
    send(message, provider = PROVIDER, receivedMs = Date.parse(message.at)) {
      const context = { odds, live: scenario.state, provider, bookmakers: BOOKMAKERS, receivedMs };
      const decision = decideOdds(context, message);
      if (decision.result !== 'accepted') return decision;
      for (const version of decision.versions) odds.apply({ ...version, n: odds.n + 1, journalN: scenario.state.n });
      for (const confirmation of decision.confirmations) odds.applyConfirmation(confirmation);
      return decision;
    },
  };
}
