import { CELL_END, eventRow, INDEX, leagueRow, ROW_END } from '@stillingen/wire';

/** Up to this many rows the whole feed is sent with the page, above the first rows. */
export const WHOLE_ROWS = 200;

const idOf = (row: string): string => row.slice(row.indexOf(INDEX) + 1, row.indexOf(CELL_END));

/** The league and event rows of these events. Without a signature: a part must not pass for the whole. */
export function partOf(text: string, ids: ReadonlySet<string>): string {
  let league = '';
  let part = '';
  for (const row of text.split(ROW_END)) {
    if (row.startsWith(leagueRow.head + INDEX)) league = row + ROW_END;
    else if (row.startsWith(eventRow.head + INDEX) && ids.has(idOf(row))) {
      part += league + row + ROW_END;
      league = '';
    }
  }
  return part;
}

/** How many events and competitors a feed has. Reads none of them. */
export const rowsIn = (text: string): number => text.split(ROW_END + eventRow.head + INDEX).length - 1;

/** Of races their first `count` alone, unsigned; a list without races stays whole. Reads no event row. */
export function leadersOf(text: string, count = 1): string {
  let part = '';
  let isRace = false;
  let hasRaces = false;
  let shown = 0;
  for (const row of text.split(ROW_END)) {
    if (row.startsWith(leagueRow.head + INDEX)) {
      isRace = leagueRow.readAll(row + ROW_END)[0]!.noDuel === true;
      hasRaces ||= isRace;
      shown = 0;
    } else if (!row.startsWith(eventRow.head + INDEX)) continue;
    else if (isRace && (shown += 1) > count) continue;
    part += row + ROW_END;
  }
  return hasRaces ? part : text;
}
