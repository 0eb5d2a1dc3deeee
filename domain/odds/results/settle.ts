import type { FightMethod, Incident, Pair, Side } from '../../event/entities.ts';
import { type BetType, OTHER_SCORE } from '../bet-types.ts';
import type { OddsMatch, OddsPhase } from './odds-event.ts';
import type { Market } from '../offer.ts';
import { inScope, type Lead, scopeLead, type ScopeScore, scopeScore } from './scope-score.ts';
import { beyondLine, LOST, type Settlement, VOID, wonIf } from '../settlement.ts';

/** One market of a match as it stands. */
export interface Settling {
  readonly match: OddsMatch;
  readonly market: Market;
  readonly outcomes: readonly string[];
  readonly phase: OddsPhase;
}
/** Null while the outcome may come true or fail, or where it is not known. */
type Settle = (of: Settling, outcome: string) => Settlement | null;

const byLead =
  (settled: (lead: Lead, outcome: string) => Settlement): Settle =>
  ({ match, market, phase }, outcome) => {
    const lead = scopeLead(match, market, phase);
    return lead === null ? null : settled(lead, outcome);
  };

const byScore =
  (settled: (score: Pair, outcome: string, of: Settling & ScopeScore) => Settlement | null, byLine = true): Settle =>
  (of, outcome) => {
    const found = scopeScore(of.match, of.market, of.phase, byLine);
    return found.score === null ? null : settled(found.score, outcome, { ...of, ...found });
  };

const whenOver = (settled: (score: Pair, outcome: string, line: number) => Settlement): Settle =>
  byScore((score, outcome, { isOver, market }) => (isOver ? settled(score, outcome, market.line ?? 0) : null));

const sideOrRefund = byLead((lead, outcome) => (lead === 'draw' ? VOID : wonIf(outcome === lead)));

const DOUBLE: Readonly<Record<string, readonly Lead[]>> = {
  homeDraw: ['home', 'draw'],
  homeAway: ['home', 'away'],
  drawAway: ['draw', 'away'],
};

const JUDGED: ReadonlySet<FightMethod | undefined> = new Set<FightMethod>([
  'decision-unanimous',
  'decision-split',
  'decision-majority',
  'draw',
]);

const ofTotal = (total: number, line: number, outcome: string): Settlement =>
  beyondLine(outcome === 'over' ? 4 * total - line : line - 4 * total);

/** Rounds; null where the line is within the last one, which was not finished. */
function overUnderRounds({ match: { sport, event }, market, phase }: Settling, outcome: string): Settlement | null {
  const { format } = sport.formats[0];
  if (phase !== 'played' || event.finish === null || format.kind !== 'fight') return null;
  const planned = event.format.rounds ?? format.mostRounds;
  const { method, round } = event.finish;
  const line = market.line!;
  if (JUDGED.has(method) && (round ?? planned) === planned) return ofTotal(planned, line, outcome);
  if (round === null || (4 * (round - 1) < line && 4 * round > line)) return null;
  return wonIf((outcome === 'over') === 4 * round > line);
}

/** Scores only rise: over is decided once it is won whole. */
const overUnderScore = byScore(([home, away], outcome, { isOver, market }) => {
  const [total, line] = [home + away, market.line!];
  return isOver || ofTotal(total, line, 'over').share === 1 ? ofTotal(total, line, outcome) : null;
});
const overUnder: Settle = (of, outcome) =>
  of.match.sport.row === 'fight' ? overUnderRounds(of, outcome) : overUnderScore(of, outcome);

const LEADS: readonly Lead[] = ['away', 'draw', 'home'];
const margin = ([home, away]: Pair, line: number): number => 4 * (home - away) + line;

const bothScore = byScore(([home, away], outcome, { isOver }) => {
  const both = home > 0 && away > 0;
  return both || isOver ? wonIf(both === (outcome === 'yes')) : null;
});

const correctScore = byScore(([home, away], outcome, { isOver, outcomes }) => {
  const score = `${home}:${away}`;
  if (isOver) return wonIf(outcome === score || (outcome === OTHER_SCORE && !outcomes.includes(score)));
  const [mostHome = 0, mostAway = 0] = outcome.split(':').map(Number);
  return outcome !== OTHER_SCORE && (home > mostHome || away > mostAway) ? LOST : null;
}, false);

const LEAD_OF: Readonly<Record<string, Lead>> = { '1': 'home', X: 'draw', '2': 'away' };

const halfAndFull: Settle = ({ match, market, phase }, outcome) => {
  const [half, full] = outcome.split('/').map((word) => LEAD_OF[word]);
  const atHalf = scopeLead(match, inScope(market, 'FIRST_HALF'), phase);
  if (atHalf !== null && atHalf !== half) return LOST;
  const atEnd = scopeLead(match, inScope(market, 'FULL_TIME'), phase);
  return atHalf === null || atEnd === null ? null : wonIf(atEnd === full);
};

const GOALS: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal']);

/** In order; null where incidents and score differ, and both sides have scored. */
function scorers(incidents: readonly Incident[], [home, away]: Pair): readonly Side[] | null {
  const goals = incidents.filter(({ type, withdrawn }) => GOALS.has(type) && withdrawn === null).map(({ side }) => side);
  const known = goals.slice(0, home + away);
  if (known.filter((side) => side === 'home').length === home && known.length === home + away) return known;
  return home === 0 || away === 0 ? Array.from({ length: home + away }, () => (home > 0 ? 'home' : 'away')) : null;
}

const nextGoal = byScore((score, outcome, { isOver, market, match }) => {
  const goal = market.line! / 4;
  if (score[0] + score[1] < goal) return isOver ? wonIf(outcome === 'none') : null;
  const sides = scorers(match.incidents, score);
  return outcome === 'none' ? LOST : sides === null ? null : wonIf(sides[goal - 1] === outcome);
});

const toQualify: Settle = ({ match, phase }, outcome) => {
  const { advanced } = match.event;
  return advanced === null || phase !== 'played' ? null : wonIf(advanced === outcome);
};

export const SETTLE: Readonly<Record<Exclude<BetType, 'TOP_POSITION_MERGED'>, Settle>> = {
  HOME_DRAW_AWAY: byLead((lead, outcome) => wonIf(outcome === lead)),
  HOME_AWAY: sideOrRefund,
  OVER_UNDER: overUnder,
  ASIAN_HANDICAP: whenOver((score, outcome, line) => beyondLine(margin(score, line) * (outcome === 'home' ? 1 : -1))),
  BOTH_TEAMS_TO_SCORE: bothScore,
  TO_QUALIFY: toQualify,
  DOUBLE_CHANCE: byLead((lead, outcome) => wonIf(DOUBLE[outcome]?.includes(lead) === true)),
  EUROPEAN_HANDICAP: whenOver((score, outcome, line) => wonIf(outcome === LEADS[Math.sign(margin(score, line)) + 1])),
  DRAW_NO_BET: sideOrRefund,
  CORRECT_SCORE: correctScore,
  HALF_FULL_TIME: halfAndFull,
  ODD_OR_EVEN: whenOver(([home, away], outcome) => wonIf((outcome === 'odd') === ((home + away) % 2 === 1))),
  NEXT_GOAL: nextGoal,
};
