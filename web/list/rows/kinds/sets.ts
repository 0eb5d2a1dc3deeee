import type { Pair } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { shownScore } from '../score.ts';
import { type Column, type DuelCells, isLive, NOTHING, partsOf, runningSet, wonBy, written } from './cells.ts';

type SetNumber = 1 | 2 | 3 | 4 | 5;
const TIE_BREAKS = 5;
const ON_PHONE = 3;

function tieBreakOf(row: EventRow, index: number): Pair | null {
  if (index >= TIE_BREAKS) return null;
  const n = (index + 1) as SetNumber;
  const [home, away] = [row[`homeTieBreak${n}`], row[`awayTieBreak${n}`]];
  return home === null || away === null ? null : [home, away];
}

/** A lone tie-break is sent as a set of 1-0. */
const isOnlyTieBreak = ([home, away]: Pair<number | null>): boolean => (home ?? 0) + (away ?? 0) === 1;

function setColumn(row: EventRow, set: Pair<number | null>, index: number): Column {
  const tieBreak = tieBreakOf(row, index);
  if (tieBreak === null) return { of: written(set) };
  const points = written(tieBreak);
  return isOnlyTieBreak(set) ? { of: points } : { of: written(set), raised: points };
}

function setColumns(row: EventRow, sport: PageSport): Column[] {
  const sets = partsOf(row, sport.scoreParts);
  const running = runningSet(row, sport);
  return sets.map((set, index) => ({
    ...setColumn(row, set, index),
    ...(index === running ? { running: true } : wonBy(set)),
    ...(index >= sets.length - ON_PHONE ? { onPhone: true } : {}),
  }));
}

export function setsCells(row: EventRow, sport: PageSport): DuelCells {
  const { score } = shownScore(row, sport);
  const { format } = sport.formats[0];
  const parts = score === null ? [] : setColumns(row, sport);
  const most = row.bestOf ?? sport.scoreParts;
  const points: Pair<string> = isLive(row) ? [row.homePoints ?? '', row.awayPoints ?? ''] : NOTHING;
  return {
    parts,
    free: parts.length === 0 ? 0 : Math.max(0, most - parts.length),
    total: score && written(score),
    ...(parts.length === 0 ? {} : { settled: true }),
    after: format.kind === 'tennis' ? [{ of: points, running: true, onPhone: true }] : [],
    note: null,
    ...(format.kind === 'tennis' ? { raises: true } : {}),
  };
}
