import type { Pair, Results } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { restingSide, shownScore } from '../score.ts';
import { type Column, type DuelCells, isLive, NOTHING, type Note } from './cells.ts';

/** '187/6'; '345' all out; '345/6d' declared. */
const inningsText = (runs: number, wickets: string | undefined, allOut: number, declared: boolean): string =>
  wickets === undefined || (Number(wickets) >= allOut && !declared) ? String(runs) : `${runs}/${wickets}${declared ? 'd' : ''}`;

interface Batted {
  readonly first: string;
  /** '–' before the side has batted. */
  readonly last: string;
  readonly overs: string;
}

function battedBy(runs: readonly [number | null, number | null], results: Results, allOut: number): Batted {
  const { wickets1, overs1, wickets2, overs2 } = results;
  const hasBatted = (runs[0] ?? 0) > 0 || (wickets1 ?? overs1) !== undefined;
  if (!hasBatted) return { first: '', last: '–', overs: '' };
  const declared = results.declared !== undefined;
  const twice = (runs[1] ?? 0) > 0 || (wickets2 ?? overs2) !== undefined;
  const overs = twice ? overs2 : overs1;
  return {
    first: twice ? inningsText(runs[0] ?? 0, wickets1, allOut, false) : '',
    last: twice ? inningsText(runs[1] ?? 0, wickets2, allOut, declared) : inningsText(runs[0] ?? 0, wickets1, allOut, declared),
    overs: overs === undefined ? '' : `(${overs})`,
  };
}

const column = (of: Pair<string>): Column[] => (of.join('') === '' ? [] : [{ of, wide: true }]);

function superOverNote(row: EventRow): Note | null {
  const [home, away] = [row.results?.[0]?.superOver, row.results?.[1]?.superOver];
  return home === undefined || away === undefined ? null : { text: tableText.superOver(home, away) };
}

/** Cricket: of each side the last innings as its total, '187/6', its overs, and the innings before it. */
export function cricketCells(row: EventRow, sport: PageSport, allOut: number): DuelCells {
  const { score } = shownScore(row, sport);
  if (score === null) return { parts: [], free: 0, total: null, after: [], note: null };
  const [home, away] = [row.results?.[0] ?? {}, row.results?.[1] ?? {}];
  const sides = [
    battedBy([row.homePart1 ?? row.homeScore, row.homePart2], home, allOut),
    battedBy([row.awayPart1 ?? row.awayScore, row.awayPart2], away, allOut),
  ] as const;
  const of = (word: keyof Batted): Pair<string> => [sides[0][word], sides[1][word]];
  return {
    parts: [...column(of('first')), ...column(isLive(row) ? of('overs') : NOTHING)],
    free: 0,
    total: of('last'),
    ...restingSide(row, sport),
    after: [],
    note: superOverNote(row),
  };
}
