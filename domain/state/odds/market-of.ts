import type { EventItem, Race } from '../../event/entities.ts';
import type { OfferMessage, SettlementMessage } from '../../messages/odds.ts';
import { BET_TYPE_RULES, type BetType, type LineKind, OTHER_SCORE, SCORE_OUTCOME } from '../../odds/bet-types.ts';
import type { OfferKey } from '../../odds/offer.ts';
import { swapLine } from '../../odds/sides.ts';
import { offeredTypes, sportOdds } from '../../odds/sport-odds.ts';
import { participantKey, recordOf } from '../keys.ts';
import { type OddsContext, refuse } from './decision.ts';
import type { NamedEvent } from './event-of.ts';

const MAX_LINE = 1000;

export const betTypeOf = (name: OfferMessage['betType']): BetType => (name === 'HALF_TIME_FULL_TIME' ? 'HALF_FULL_TIME' : name);

const LEAST: Readonly<Record<LineKind, number>> = {
  total: 0.25,
  margin: -MAX_LINE,
  'whole margin': -MAX_LINE,
  'goal number': 1,
  place: 1,
};

/** In quarters. */
function lineOf(betType: BetType, line: number | undefined): number | null {
  const kind = BET_TYPE_RULES[betType].line;
  if (kind === null) return line === undefined ? null : refuse('line_not_allowed', '/line', `no line with ${betType}`);
  if (line === undefined) return refuse('line_missing', '/line', `a line with ${betType}`);
  const quarters = line * 4;
  const isInStep = Number.isInteger(kind === 'total' || kind === 'margin' ? quarters : line);
  if (!isInStep || line > MAX_LINE || line < LEAST[kind])
    refuse('impossible_line', '/line', `a ${kind} from ${LEAST[kind]} to ${MAX_LINE}, in quarters or whole numbers`);
  // Minus zero is another number in JSON.
  return quarters || 0;
}

/** Throws RefusalError where the market does not fit the sport. */
export function marketOf(
  { event, isSwapped }: NamedEvent,
  { betType: name, scope, line, bookmaker, live = false }: OfferMessage | SettlementMessage,
): OfferKey {
  const betType = betTypeOf(name);
  const types = offeredTypes(event.sportId);
  if (!types.has(betType)) refuse('bet_type_not_of_sport', '/betType', `one of ${[...types].join(', ')}`);
  const scopes = sportOdds(event.sportId)!.scopes;
  if (!scopes.includes(scope)) refuse('scope_not_of_sport', '/scope', `one of ${scopes.join(', ')}`);
  const quarters = lineOf(betType, line);
  return {
    event: event.id,
    bookmaker,
    betType,
    scope,
    line: isSwapped ? swapLine(betType, quarters) : quarters,
    isLive: live,
  };
}

export function checkOutcome(betType: BetType, outcome: string, path: string): void {
  const { outcomes } = BET_TYPE_RULES[betType];
  const isKnown = outcomes === null ? SCORE_OUTCOME.test(outcome) || outcome === OTHER_SCORE : outcomes.includes(outcome);
  if (!isKnown)
    refuse('unknown_outcome', path, outcomes === null ? `a score such as 2:1, or ${OTHER_SCORE}` : outcomes.join(', '));
}

/** The id of a competitor of the event. */
export function competitorOf({ live, provider }: OddsContext, event: EventItem | Race, key: string, path: string): string {
  const record = recordOf(live, provider, participantKey(key));
  const id = record?.target;
  const isEntered =
    'entries' in event && (event.entries.length === 0 || event.entries.some(({ participant }) => participant === id));
  if (id === undefined || !isEntered) refuse('unknown_participant', path, 'the key of a participant of the race');
  return id!;
}
