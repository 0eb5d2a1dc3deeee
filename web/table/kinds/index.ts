import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../app/page-context.ts';
import { tableText } from '../../text/da-table.ts';
import { type DuelCells, isLive, type Note } from './cells.ts';
import { fightCells } from './fight.ts';
import { framesCells } from './frames.ts';
import { goalsCells } from './goals.ts';
import { inningsCells } from './innings.ts';
import { setsCells } from './sets.ts';

export type { Column, DuelCells, Note } from './cells.ts';

/** What a duel's cells are made by; a race that stands where a duel is expected has a score at the most. */
const CELLS: Readonly<Record<PageSport['row'], (row: EventRow, sport: PageSport) => DuelCells>> = {
  goals: goalsCells,
  sets: setsCells,
  innings: inningsCells,
  frames: framesCells,
  fight: fightCells,
  ranked: goalsCells,
  race: goalsCells,
};

/** What is told beside the score: a shoot-out, how things stand, how it ended, or that nobody follows it live. */
function noteOf(row: EventRow, own: Note | null): Note | null {
  if (isLive(row) && row.situation !== null && row.situation !== '') return { text: row.situation };
  if (own !== null) return own;
  return row.source === 2 && row.stageType !== StageType.finished ? { text: tableText.resultOnly } : null;
}

/** What stands right of the names of a duel, as its sport writes it. */
export function duelCells(row: EventRow, sport: PageSport): DuelCells {
  const cells = CELLS[sport.row](row, sport);
  return { ...cells, note: noteOf(row, cells.note) };
}

/** What is called out beside the side that scored, 'MÅL'; null where the digits alone tell it. */
export function scoreWord(row: EventRow, { formats, scoreWord: word }: PageSport): string | null {
  const { format } = formats[0];
  // The score of a match of darts counts sets where nobody says that it counts legs.
  return format.kind === 'frames' && format.unit === 'legs' && row.unit !== 'legs' ? tableText.setWon : word;
}
