import type { BetScope, BetType } from '@stillingen/domain/odds';
import { bookmakerOfCode, KNOWN_BOOKMAKERS } from '../../odds/bookmakers.ts';
import type { Moment, QuoteColumns } from '../kit/odds/quotes.ts';

/** Closing columns have a C behind the code of the bookmaker. */
const MARKS: readonly (readonly [moment: Moment, mark: string])[] = [
  ['first', ''],
  ['closing', 'C'],
];
const AWAY_MISSPELT: Readonly<Record<string, string>> = { B365CA: 'B36CA' };

/** Of football-data.co.uk. `Max`, `Avg` and `Bb*` are aggregates, and no columns of a bookmaker. */
function columnsOfCode(code: string): QuoteColumns[] {
  const bookmaker = bookmakerOfCode(code);
  return MARKS.flatMap(([moment, mark]): QuoteColumns[] => {
    const own = `${code}${mark}`;
    const common = { bookmaker, moment, scope: 'FULL_TIME' } as const;
    const away = `${own}A`;
    const results = { home: `${own}H`, draw: `${own}D` };
    const lines = [`AH${mark}h`, `${own}AH`];
    return [
      { ...common, betType: 'HOME_DRAW_AWAY', prices: { ...results, away } },
      ...(AWAY_MISSPELT[away] === undefined
        ? []
        : [{ ...common, betType: 'HOME_DRAW_AWAY', prices: { ...results, away: AWAY_MISSPELT[away] } } as const]),
      { ...common, betType: 'OVER_UNDER', line: 2.5, prices: { over: `${own}>2.5`, under: `${own}<2.5` } },
      ...lines.map(
        (column): QuoteColumns => ({
          ...common,
          betType: 'ASIAN_HANDICAP',
          line: { column },
          prices: { home: `${own}AHH`, away: `${own}AHA` },
        }),
      ),
    ];
  });
}

/** Of any season: a file has some of them. */
export const LEAGUE_QUOTES: readonly QuoteColumns[] = KNOWN_BOOKMAKERS.flatMap(({ codes }) => codes).flatMap(columnsOfCode);

const B365 = bookmakerOfCode('B365');

const market = (betType: BetType, scope: BetScope, prices: Readonly<Record<string, string>>, line?: number): QuoteColumns => ({
  ...{ bookmaker: B365, betType, scope, prices, moment: 'closing' },
  ...(line === undefined ? {} : { line }),
});

const totals = (part: string, scope: BetScope, lines: readonly number[]): QuoteColumns[] =>
  lines.map((line) => {
    const name = `${part}_${String(line).replace('.', '_')}`;
    return market('OVER_UNDER', scope, { over: `Over_${name}`, under: `Under_${name}` }, line);
  });
const resultIn = (part: string, scope: BetScope): QuoteColumns =>
  market('HOME_DRAW_AWAY', scope, { home: `Odd_1_${part}`, draw: `Odd_X_${part}`, away: `Odd_2_${part}` });

/** Corners and wins to nil are no bet types of ours. */
export const MULTIMARKET_QUOTES: readonly QuoteColumns[] = [
  market('HOME_DRAW_AWAY', 'FULL_TIME', { home: 'B365H', draw: 'B365D', away: 'B365A' }),
  market('OVER_UNDER', 'FULL_TIME', { over: 'B365>2.5', under: 'B365<2.5' }, 2.5),
  resultIn('HT', 'FIRST_HALF'),
  resultIn('2H', 'SECOND_HALF'),
  market('BOTH_TEAMS_TO_SCORE', 'FULL_TIME', { yes: 'BTTS_Yes', no: 'BTTS_No' }),
  market('DOUBLE_CHANCE', 'FULL_TIME', { homeDraw: 'DC_1X', homeAway: 'DC_12', drawAway: 'DC_X2' }),
  market('DRAW_NO_BET', 'FULL_TIME', { home: 'DNB_1', away: 'DNB_2' }),
  ...totals('FT', 'FULL_TIME', [0.5, 1.5, 3.5, 4.5]),
  ...totals('HT', 'FIRST_HALF', [0.5, 1.5, 2.5, 3.5]),
  ...totals('2H', 'SECOND_HALF', [0.5, 1.5, 2.5, 3.5]),
];
