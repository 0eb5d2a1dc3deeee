import type { Pair } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { restingSide, shownScore } from '../score.ts';
import { type Column, type DuelCells, partsOf, runningPart, written } from './cells.ts';
import { cricketCells } from './cricket.ts';

const resultColumn = (row: EventRow, result: 'hits' | 'errors'): Column => ({
  of: [row.results?.[0]?.[result] ?? '', row.results?.[1]?.[result] ?? ''],
});

function runsCells(row: EventRow, sport: PageSport, regular: number): DuelCells {
  const { score } = shownScore(row, sport);
  const running = runningPart(row, sport);
  const innings = score === null ? [] : partsOf(row, sport.scoreParts);
  return {
    parts: innings.map((inning, index) => ({
      of: written(inning),
      ...(index === running ? { running: true, onPhone: true } : {}),
    })),
    free: innings.length === 0 ? 0 : Math.max(0, regular - innings.length),
    total: score && written(score),
    ...restingSide(row, sport),
    after: [resultColumn(row, 'hits'), resultColumn(row, 'errors')],
    note: null,
  };
}

const sumOf = (innings: readonly Pair<number | null>[]): Pair => [
  innings.reduce((sum, [home]) => sum + (home ?? 0), 0),
  innings.reduce((sum, [, away]) => sum + (away ?? 0), 0),
];

/** Pesäpallo: a row carries the innings, then the super inning, the halves won and the contest. */
function halvesCells(row: EventRow, sport: PageSport, inningsOfHalf: number): DuelCells {
  const { score } = shownScore(row, sport);
  const innings = score === null ? [] : partsOf(row, sport.scoreParts);
  const both = 2 * inningsOfHalf;
  const contest = innings[both + 2];
  const halves = [
    { runs: innings.slice(0, inningsOfHalf), first: 0 },
    { runs: innings.slice(inningsOfHalf, both), first: inningsOfHalf },
    { runs: innings.slice(both, both + 1), first: both },
    { runs: contest === undefined ? [] : [contest], first: both + 2 },
  ].filter(({ runs }) => runs.length > 0);
  const running = runningPart(row, sport);
  const isRunning = ({ runs, first }: (typeof halves)[number]): boolean =>
    running !== null && running >= first && running < first + runs.length;
  return {
    parts: halves.map((half) => ({
      of: written(sumOf(half.runs)),
      ...(isRunning(half) ? { running: true } : {}),
      onPhone: true,
    })),
    free: halves.length === 1 ? 1 : 0,
    total: score && written(score),
    ...restingSide(row, sport),
    after: [],
    note: null,
  };
}

export function inningsCells(row: EventRow, sport: PageSport): DuelCells {
  const { format } = sport.formats[0];
  if (format.kind === 'cricket') return cricketCells(row, sport, format.wickets);
  if (format.kind === 'pesapallo') return halvesCells(row, sport, format.inningsOfHalf);
  return runsCells(row, sport, format.kind === 'innings' ? format.regular : sport.scoreParts);
}
