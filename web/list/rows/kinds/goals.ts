import type { Pair } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { shownScore } from '../score.ts';
import { type Column, type DuelCells, isLive, type Note, partsOf, runningPart, written } from './cells.ts';

function partColumns(row: EventRow, sport: PageSport, halfTime: Pair | null): Column[] {
  // Football shows the first half only, and not while it is the score.
  if (sport.scoreParts === 1) return halfTime === null ? [] : [{ of: written(halfTime) }];
  const running = runningPart(row, sport);
  return partsOf(row, sport.scoreParts).map((part, index) => ({
    of: written(part),
    ...(index === running ? { running: true, onPhone: true } : {}),
  }));
}

/** Goals and behinds, '12.9', of which the score is made. */
function behindsColumn(row: EventRow): Column[] {
  const of = [0, 1].map((side) => {
    const { goals, behinds } = row.results?.[side] ?? {};
    return goals === undefined || behinds === undefined ? '' : `${goals}.${behinds}`;
  });
  return of.every((text) => text === '') ? [] : [{ of: [of[0]!, of[1]!], wide: true }];
}

/** Stays for good if its winner gets no goal for it. */
const shootOutNote = (row: EventRow, sport: PageSport, shootOut: Pair | null): Note | null =>
  shootOut !== null && (sport.shootOut !== 'added' || isLive(row)) ? { text: tableText.shootOut(...shootOut) } : null;

/** Goals or points, and what each period gave: '2', '12.9 81'. */
export function goalsCells(row: EventRow, sport: PageSport): DuelCells {
  const { score, halfTime, shootOut } = shownScore(row, sport);
  const { format } = sport.formats[0];
  const parts = score === null ? [] : partColumns(row, sport, halfTime);
  const regular = format.kind === 'periods' ? Math.min(format.regular, sport.scoreParts) : 0;
  return {
    parts: score !== null && format.kind === 'behinds' ? [...parts, ...behindsColumn(row)] : parts,
    free: parts.length === 0 ? 0 : Math.max(0, regular - parts.length),
    total: score && written(score),
    after: [],
    note: shootOutNote(row, sport, shootOut),
  };
}
