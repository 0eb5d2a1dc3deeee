import { EventScopeError, NOT_FOUND } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { type DuelCells, isLive, type Note } from './cells.ts';
import { goalsCells } from './goals.ts';

export { type Column, type DuelCells, type Note, SIDES } from './cells.ts';

export type CellsOf = (row: EventRow, sport: PageSport) => DuelCells;

/** Goals are built in; other kinds are loaded before the first render. */
const cellsOf = new Map<PageSport['row'], CellsOf>([['goals', goalsCells]]);

export const registerDuelCells = (kind: PageSport['row'], cells: CellsOf): unknown => cellsOf.set(kind, cells);

/** The situation, a shoot-out, the method, a tie, or that only the result is reported. */
function noteOf(row: EventRow, own: Note | null): Note | null {
  if (isLive(row) && row.situation !== null && row.situation !== '') return { text: row.situation };
  if (row.homeAggregate !== null && row.awayAggregate !== null) {
    const { text, spoken } = tableText.aggregate(row.homeAggregate, row.awayAggregate);
    return own === null ? { text, spoken } : { text: `${own.text} ${text}`, spoken: `${own.spoken ?? own.text} ${spoken}` };
  }
  if (own !== null) return own;
  return row.source === 2 && row.stageType !== StageType.finished ? { text: tableText.resultOnly } : null;
}

export function duelCells(row: EventRow, sport: PageSport): DuelCells {
  const make = cellsOf.get(sport.row);
  if (make === undefined) throw new EventScopeError(NOT_FOUND.handler(sport.row));
  const cells = make(row, sport);
  return { ...cells, note: noteOf(row, cells.note) };
}

export function scoreWord(row: Pick<EventRow, 'unit'>, { formats, scoreWord: word }: PageSport): string | null {
  const { format } = formats[0];
  // Darts count sets unless the feed reports legs.
  return format.kind === 'frames' && format.unit === 'legs' && row.unit !== 'legs' ? tableText.setWon : word;
}
