import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { tableText } from '../../../text/da-table.ts';
import { type DuelCells, isLive, type Note } from './cells.ts';
import { goalsCells } from './goals.ts';

export { type Column, type DuelCells, type Note, SIDES } from './cells.ts';

/** Makes the cells of one kind of duel. */
export type CellsOf = (row: EventRow, sport: PageSport) => DuelCells;

/** What is fetched so far: a page begins with goals, and learns the kinds of its sports before it is drawn. */
const cellsOf = new Map<PageSport['row'], CellsOf>([['goals', goalsCells]]);

/** Teaches how the duels of a kind are drawn. */
export const learnDuel = (kind: PageSport['row'], cells: CellsOf): unknown => cellsOf.set(kind, cells);

/** What is told beside the score: how things stand, a shoot-out, how it ended, a tie, or that nobody follows it live. */
function noteOf(row: EventRow, own: Note | null): Note | null {
  if (isLive(row) && row.situation !== null && row.situation !== '') return { text: row.situation };
  if (row.homeAggregate !== null && row.awayAggregate !== null) {
    const { text, spoken } = tableText.aggregate(row.homeAggregate, row.awayAggregate);
    return own === null ? { text, spoken } : { text: `${own.text} ${text}`, spoken: `${own.spoken ?? own.text} ${spoken}` };
  }
  if (own !== null) return own;
  return row.source === 2 && row.stageType !== StageType.finished ? { text: tableText.resultOnly } : null;
}

/** What stands right of the names of a duel, as its sport writes it. Throws RangeError for a kind that was not learnt. */
export function duelCells(row: EventRow, sport: PageSport): DuelCells {
  const make = cellsOf.get(sport.row);
  if (make === undefined) throw new RangeError(`rows of ${sport.row} were not loaded`);
  const cells = make(row, sport);
  return { ...cells, note: noteOf(row, cells.note) };
}

/** What is called out beside the side that scored, 'MÅL'; null where the digits alone tell it. */
export function scoreWord(row: EventRow, { formats, scoreWord: word }: PageSport): string | null {
  const { format } = formats[0];
  // The score of a match of darts counts sets where nobody says that it counts legs.
  return format.kind === 'frames' && format.unit === 'legs' && row.unit !== 'legs' ? tableText.setWon : word;
}
