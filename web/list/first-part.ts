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

const COUNTRY_CELL = `${CELL_END}${eventRow.fields.homeCountry.key}${INDEX}`;

/**
 * Of races their first `count` alone, and the first of a country; unsigned. A list without races
 * stays whole. Reads no event row.
 */
export function leadersOf(text: string, count = 1, country: string | null = null): string {
  let part = '';
  let isRace = false;
  let hasRaces = false;
  let shown = 0;
  let awaitsCountry = false;
  for (const row of text.split(ROW_END)) {
    if (row.startsWith(leagueRow.head + INDEX)) {
      isRace = leagueRow.readAll(row + ROW_END)[0]!.noDuel === true;
      hasRaces ||= isRace;
      shown = 0;
      awaitsCountry = country !== null;
    } else if (!row.startsWith(eventRow.head + INDEX)) continue;
    else if (isRace) {
      const isOfCountry = awaitsCountry && row.includes(COUNTRY_CELL + country + CELL_END);
      if (isOfCountry) awaitsCountry = false;
      if ((shown += 1) > count && !isOfCountry) continue;
    }
    part += row + ROW_END;
  }
  return hasRaces ? part : text;
}
