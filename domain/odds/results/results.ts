import { Stage } from '../../event/stage.ts';
import { Winner } from '../../event/entities.ts';
import { formatAt } from '../../sport/formats.ts';
import type { BetType } from '../bet-types.ts';
import { isMatch, type OddsEvent, type OddsMatch, type OddsPhase, phaseOf } from './odds-event.ts';
import type { Market } from '../offer.ts';
import { placeSettlement } from './place-result.ts';
import { scopeScore } from './scope-score.ts';
import { regularParts, setsPlayed } from './parts-played.ts';
import { SETTLE } from './settle.ts';
import { type OutcomeResult, resultOf, wonIf } from '../settlement.ts';

/** When a match of sets that a player gives up settles the winner; null where that is not known. */
export type RetirementRule = 'void' | 'afterFirstPoint' | 'afterFirstSet';

export interface ResultTerms {
  readonly retirement: RetirementRule | null;
  readonly nowMs: number;
}

const ON_WINNER: ReadonlySet<BetType> = new Set<BetType>(['HOME_AWAY', 'HOME_DRAW_AWAY', 'DRAW_NO_BET']);
const WHOLE: ReadonlySet<string> = new Set(['FULL_TIME', 'FULL_TIME_OVER_TIME']);
/** Sports of three periods (ice hockey): published rules differ from late in the last one on. */
const PERIODS = 3;

function retiredWinner(match: OddsMatch, outcome: string, rule: RetirementRule | null): OutcomeResult {
  const { sport, event } = match;
  const sideThatWon = event.winner === Winner.home ? 'home' : event.winner === Winner.away ? 'away' : null;
  const byWinner = sideThatWon === null ? 'rules' : resultOf(wonIf(outcome === sideThatWon));
  if (sport.row === 'frames') {
    const needed = Math.floor((event.format.bestOf ?? Infinity) / 2) + 1;
    return Math.max(...(event.score ?? [0, 0])) >= needed ? byWinner : 'void';
  }
  if (sport.row !== 'sets' || rule === null) return 'rules';
  const isReached = rule === 'afterFirstPoint' ? event.parts.length > 0 : rule === 'afterFirstSet' && setsPlayed(match) > 0;
  return isReached ? byWinner : 'void';
}

/** Of what was not decided when play stopped for good. */
function stoppedResult(match: OddsMatch, market: Market, outcome: string, rule: RetirementRule | null): OutcomeResult {
  const { stage, parts, start } = match.event;
  const isGivenUp = stage === Stage.retired || stage === Stage.awarded;
  if (isGivenUp && ON_WINNER.has(market.betType) && WHOLE.has(market.scope)) return retiredWinner(match, outcome, rule);
  const isLate = regularParts(formatAt(match.sport, start)) === PERIODS && parts.length >= PERIODS;
  return isLate ? 'rules' : 'void';
}

const isNoContest = ({ sport, event }: OddsMatch, phase: OddsPhase): boolean =>
  sport.row === 'fight' && phase === 'played' && event.winner === Winner.unknown;

/** The line is within the round that ended a fight: how much of it counts differs. */
const isWithinRound = ({ event }: OddsMatch, { betType }: Market): boolean =>
  betType === 'OVER_UNDER' && (event.finish?.round ?? null) !== null;

/** The score at the end of play counts: a ruling replaced it. */
const isRuledAlone = ({ event }: OddsMatch): boolean => event.stage === Stage.awarded && event.parts.length === 0;

function matchResults(
  market: Market,
  outcomes: readonly string[],
  match: OddsMatch,
  terms: ResultTerms,
): (OutcomeResult | null)[] {
  const { betType } = market;
  const phase = phaseOf(match, terms.nowMs);
  const all = (result: OutcomeResult | null) => outcomes.map(() => result);
  if (betType === 'TOP_POSITION_MERGED') return all(null);
  if (isNoContest(match, phase) || scopeScore(match, market, phase, false).isUnplayed) return all('void');
  if (isRuledAlone(match)) return all('rules');
  return outcomes.map((outcome) => {
    const settled = SETTLE[betType]({ match, market, outcomes, phase }, outcome);
    if (settled !== null) return resultOf(settled);
    if (phase === 'stopped') return stoppedResult(match, market, outcome, terms.retirement);
    return isWithinRound(match, market) ? 'rules' : null;
  });
}

/** Of each outcome as the event stands; null while it is not decided, or not known. */
export function resultsOf(
  market: Market,
  outcomes: readonly string[],
  of: OddsEvent,
  terms: ResultTerms,
): (OutcomeResult | null)[] {
  const phase = phaseOf(of, terms.nowMs);
  if (phase === 'before') return outcomes.map(() => null);
  if (phase === 'not played') return outcomes.map(() => 'void' as const);
  if (isMatch(of)) return matchResults(market, outcomes, of, terms);
  const { betType, line } = market;
  return outcomes.map((competitor) => {
    const settled = betType === 'TOP_POSITION_MERGED' ? placeSettlement(of.race, phase, line! / 4, competitor) : null;
    return settled === null ? null : resultOf(settled);
  });
}
