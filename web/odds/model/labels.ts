import { BET_TYPE_RULES, type BetType, lineUnit, OTHER_SCORE } from '@stillingen/domain/odds';
import type { MarketOdds } from '@stillingen/wire';
import { oddsText } from '#text/odds/odds.ts';

/** How a bet type is drawn: a line of outcomes, such a line for each line, a grid, or a list. */
export type MarketForm = 'outcomes' | 'lines' | 'grid' | 'list';

const FORMS: Readonly<Partial<Record<BetType, MarketForm>>> = {
  OVER_UNDER: 'lines',
  ASIAN_HANDICAP: 'lines',
  CORRECT_SCORE: 'grid',
  HALF_FULL_TIME: 'grid',
  TOP_POSITION_MERGED: 'list',
};
export const formOf = (betType: BetType): MarketForm => FORMS[betType] ?? 'outcomes';

const SCORE = /^(\d+):(\d+)$/;

/** By home goals, then away goals; any other score comes last. */
function byScore(a: string, b: string): number {
  const [home, away] = [SCORE.exec(a), SCORE.exec(b)];
  if (home === null || away === null) return Number(home === null) - Number(away === null);
  return Number(home[1]) - Number(away[1]) || Number(home[2]) - Number(away[2]);
}

/** In the order of the page: those of the type, else all that any bookmaker has. */
export function outcomesOf({ betType, offers }: Pick<MarketOdds, 'betType' | 'offers'>): readonly string[] {
  const fixed = BET_TYPE_RULES[betType].outcomes;
  if (fixed !== null) return fixed;
  const found = [...new Set(offers.flatMap(({ prices }) => prices.map(({ outcome }) => outcome)))];
  return betType === 'CORRECT_SCORE' ? found.toSorted(byScore) : found;
}

/** '2,5 mål', '+0,75', 'mål nr. 4', 'Top 3'; empty without a line. That of a handicap is home's. */
export function lineLabel(market: Pick<MarketOdds, 'betType' | 'scope' | 'line'>, sportId: number): string {
  const { betType, line } = market;
  if (line === null) return '';
  switch (BET_TYPE_RULES[betType].line) {
    case 'total':
      return oddsText.total(line, lineUnit(sportId, { ...market, line }));
    case 'goal number':
      return oddsText.goalNumber(line / 4);
    case 'place':
      return oddsText.places(line / 4);
    default:
      return oddsText.handicap(line);
  }
}

const HANDICAPS: ReadonlySet<BetType> = new Set(['ASIAN_HANDICAP', 'EUROPEAN_HANDICAP']);

/** '1', '1 (−0,75)', '2-1'; `nameOf` names the competitors of a list. */
export function outcomeLabel(
  { betType, line }: Pick<MarketOdds, 'betType' | 'line'>,
  outcome: string,
  nameOf: (outcome: string) => string,
): string {
  const word = oddsText.outcomes[outcome];
  if (word === undefined) return betType === 'TOP_POSITION_MERGED' ? nameOf(outcome) : outcome.replace(':', '-');
  if (line === null || outcome === 'draw' || outcome === OTHER_SCORE || !HANDICAPS.has(betType)) return word;
  return `${word} (${oddsText.handicap(outcome === 'away' ? -line : line)})`;
}
