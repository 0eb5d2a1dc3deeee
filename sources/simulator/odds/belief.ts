import type { BetType } from '@stillingen/domain/odds';
import { type Cell, chanceOf, type Spread, spreadOf } from './distribution.ts';

/** How a scope is believed to end. */
export interface Belief {
  readonly margins: Spread;
  readonly totals: Spread;
  /** Null where single scores have no price. */
  readonly scores: readonly Cell[] | null;
}

export type Chances = Readonly<Record<string, number>>;

export const beliefOf = (scores: readonly Cell[]): Belief => ({
  scores,
  margins: spreadOf(scores, (home, away) => home - away),
  totals: spreadOf(scores, (home, away) => home + away),
});

/** The chance to win what is not returned; a quarter line is two halves. */
export function winShare(spread: Spread, line: number): number {
  const lines = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let [won, lost] = [0, 0];
  for (const own of lines) {
    won += chanceOf(spread, (value) => value > own);
    lost += chanceOf(spread, (value) => value < own);
  }
  return won / (won + lost || 1);
}

const results = (margins: Spread, line = 0) => ({
  home: chanceOf(margins, (margin) => margin + line > 0),
  draw: chanceOf(margins, (margin) => margin + line === 0),
  away: chanceOf(margins, (margin) => margin + line < 0),
});

/** Correct scores with a price of their own; the others are one outcome. */
const LISTED_SCORES = 16;

function scoreChances(cells: readonly Cell[]): Chances {
  const likely = cells.toSorted((a, b) => b[2] - a[2]).slice(0, LISTED_SCORES);
  const listed = likely.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const others = 1 - likely.reduce((sum, [, , chance]) => sum + chance, 0);
  return Object.fromEntries([...listed.map(([home, away, chance]) => [`${home}:${away}`, chance]), ['other', others]]);
}

const twoWay = <Name extends string>(one: Name, other: Name, chance: number): Chances => ({ [one]: chance, [other]: 1 - chance });

type OfScope = Exclude<BetType, 'HALF_FULL_TIME' | 'NEXT_GOAL' | 'TOP_POSITION_MERGED'>;

/** Chances of the outcomes of a market that one score decides; null where the belief has none. */
export function chancesOf(betType: OfScope, { margins, totals, scores }: Belief, line: number): Chances | null {
  const { home, draw, away } = results(margins);
  switch (betType) {
    case 'HOME_DRAW_AWAY':
      return { home, draw, away };
    case 'HOME_AWAY':
    case 'DRAW_NO_BET':
    case 'TO_QUALIFY':
      return twoWay('home', 'away', home / (home + away));
    case 'DOUBLE_CHANCE':
      return { homeDraw: home + draw, homeAway: home + away, drawAway: draw + away };
    case 'EUROPEAN_HANDICAP':
      return results(margins, line);
    case 'ASIAN_HANDICAP':
      return twoWay('home', 'away', winShare(margins, -line));
    case 'OVER_UNDER':
      return twoWay('over', 'under', winShare(totals, line));
    case 'ODD_OR_EVEN':
      return twoWay(
        'odd',
        'even',
        chanceOf(totals, (total) => total % 2 !== 0),
      );
    case 'BOTH_TEAMS_TO_SCORE':
      return (
        scores &&
        twoWay(
          'yes',
          'no',
          scores.reduce((sum, [h, a, chance]) => sum + (h > 0 && a > 0 ? chance : 0), 0),
        )
      );
    case 'CORRECT_SCORE':
      return scores && scoreChances(scores);
  }
}

const letter = (home: number, away: number): string => (home > away ? '1' : home < away ? '2' : 'X');

/** Of both halves, each independent of the other. */
export function halfFullChances(first: readonly Cell[], second: readonly Cell[]): Chances {
  const chances: Record<string, number> = {};
  const laterMargins = spreadOf(second, (home, away) => home - away);
  for (const [home, away, chance] of first)
    for (const [margin, later] of laterMargins) {
      const outcome = `${letter(home, away)}/${letter(home + margin, away)}`;
      chances[outcome] = (chances[outcome] ?? 0) + chance * later;
    }
  return chances;
}

/** The line in steps from `offset` at which both outcomes are nearest to even. */
export function evenLine(spread: Spread, step: number, offset = 0): number {
  let mean = 0;
  for (const [value, chance] of spread) mean += value * chance;
  const first = Math.round((mean - offset) / step) * step + offset;
  const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => first + steps * step);
  return lines.reduce((best, line) =>
    Math.abs(winShare(spread, line) - 0.5) < Math.abs(winShare(spread, best) - 0.5) ? line : best,
  );
}
