import type { BetType, Market, OddsMatch, OutcomeResult, ResultTerms } from '../odds/index.ts';
import { resultsOf } from '../odds/results/results.ts';
import { BET_TYPE_RULES } from '../odds/bet-types.ts';
import { sportById } from '../sports/index.ts';
import type { Race } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Message, RankingMessage } from '../messages/index.ts';
import { at, createScenario, KICK_OFF, status } from './scenario.ts';

/** A match after all its messages; throws for a refused one. */
export function matchOf(messages: readonly Message[]): OddsMatch {
  const { state, submit, event } = createScenario();
  for (const message of messages) {
    const decision = submit(message);
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
  }
  const stands = event();
  return { sport: sportById(stands.sportId)!, event: stands, incidents: state.incidents.get(stands.id) ?? [] };
}

/** `line` as it is written: 2.5. */
export const market = (betType: BetType, line: number | null = null, scope: Market['scope'] = 'FULL_TIME'): Market => ({
  betType,
  scope,
  line: line === null ? null : line * 4,
});

export const THREE_HOURS_LATER: ResultTerms = { retirement: null, nowMs: Date.parse(KICK_OFF) + 3 * 3600_000 };

export const results = (
  match: OddsMatch,
  of: Market,
  terms: Partial<ResultTerms> = {},
  outcomes: readonly string[] = BET_TYPE_RULES[of.betType].outcomes ?? [],
): (OutcomeResult | null)[] => resultsOf(of, outcomes, match, { ...THREE_HOURS_LATER, ...terms });

const NAMES = ['Amstrup', 'Bøgh', 'Carlsen', 'Dahl', 'Egholm', 'Friis'];

export type RaceEntryFacts = Omit<RankingMessage['entries'][number], 'participant'>;

/** A race at its stage, with the ids of its competitors in order. */
export function raceOf(
  stage: number,
  entries: readonly RaceEntryFacts[],
  more: Partial<RankingMessage> = {},
): { readonly race: Race; readonly names: readonly string[] } {
  const { state, submit } = createScenario();
  const competition = { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' };
  submit({
    kind: 'race',
    key: 'm1',
    seq: 1,
    at: at(-60),
    sport: 32,
    competition,
    meeting: 'Grand Prix',
    session: 'Løb',
    start: KICK_OFF,
  });
  const listed = entries.map((entry, index) => ({
    participant: { name: NAMES[index]!, kind: 'person' as const, country: 'dk' },
    ...entry,
  }));
  submit(status(1, Stage.live));
  submit({ kind: 'ranking', key: 'm1/ranking', seq: 2, at: at(2), event: 'm1', entries: listed, ...more });
  submit(status(100, stage));
  const race = [...state.races.values()][0]!;
  const idOf = (name: string): string => [...state.participants.values()].find((each) => each.name === name)?.id ?? name;
  return { race, names: NAMES.slice(0, entries.length).map(idOf) };
}
