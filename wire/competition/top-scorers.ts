import { type StandingColumn, isColumnHeads, readColumnHeads, writeColumnHeads } from './standing-rows.ts';
import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';
import { type Cell, readRows, writeRow } from '../text/text.ts';

export const scorerRow = rowCodec({
  rank: int('UA', 'rank'),
  countryId: int('UC', 'country id of the player; absent if unknown'),
  country: text('UCN', 'country of the player; absent if unknown'),
  player: text('UF', 'player'),
  playerId: text('UP', 'participant id of the player; may be empty'),
  playerUrl: text('UUR', "path of the player's page; empty where there is none"),
  teamId: text('UT', 'participant id of the team'),
  team: text('UU', 'team'),
  teamCode: text('UUS', 'three letters'),
  teamUrl: text('UUU', "part of the team's address"),
  goals: int('UJ', 'goals'),
  assists: int('UK', 'assists'),
  uh: constant('UH', '3', 'always 3'),
});
export type ScorerRow = Words<typeof scorerRow.fields>;

export interface ScorerFilter {
  readonly id: string;
  readonly name: string;
}
export interface TopScorersFeed {
  readonly title: string;
  readonly filter: { readonly title: string; readonly choices: readonly ScorerFilter[] };
  readonly emptyText: string;
  readonly columns: readonly StandingColumn[];
  readonly scorers: readonly ScorerRow[];
}

const TITLE = 'TZ';
const FILTER = { title: 'FHE', choice: 'FCT' } as const;
const EMPTY_TEXT = 'FNR';
const BETWEEN = '|';

export function writeTopScorers({ title, filter, emptyText, columns, scorers }: TopScorersFeed): string {
  return (
    writeRow([[TITLE, title]]) +
    writeRow([
      [FILTER.title, filter.title],
      ...filter.choices.map(({ id, name }): Cell => [FILTER.choice, id + BETWEEN + name]),
    ]) +
    writeRow([[EMPTY_TEXT, emptyText]]) +
    writeRow(writeColumnHeads(columns)) +
    scorers.map((scorer) => scorerRow.writeText(scorer)).join('')
  );
}

/** Reads a tt_ feed; unknown rows are skipped. Throws WireError. */
export function readTopScorers(feed: string): TopScorersFeed {
  let title = '';
  let filter: TopScorersFeed['filter'] = { title: '', choices: [] };
  let emptyText = '';
  let columns: readonly StandingColumn[] = [];
  const scorers: ScorerRow[] = [];
  for (const row of readRows(feed)) {
    const [key, value] = row[0]!;
    if (key === TITLE) title = value;
    else if (key === EMPTY_TEXT) emptyText = value;
    else if (key === scorerRow.head) scorers.push(scorerRow.read(row));
    else if (isColumnHeads(row)) columns = readColumnHeads(row);
    else if (key === FILTER.title) {
      const choices = row.slice(1).map(([, choice]) => {
        const at = choice.indexOf(BETWEEN);
        return { id: choice.slice(0, Math.max(0, at)), name: choice.slice(at + 1) };
      });
      filter = { title: value, choices };
    }
  }
  return { title, filter, emptyText, columns, scorers };
}

export const squadRow = rowCodec({
  name: text('PLN', 'player'),
  id: text('PLI', 'participant id; empty if unknown'),
  url: text('PLU', "path of the player's page; empty where there is none"),
  number: int('PLS', 'shirt number; absent if unknown'),
  role: text('PLR', 'goalkeeper, defender, midfielder, forward, pitcher or player; empty if unknown'),
  country: text('PLC', 'country code; empty if unknown'),
  matches: int('PLM', 'line-ups that began the match with the player'),
  goals: int('PLG', 'goals'),
  assists: int('PLA', 'assists'),
  yellowCards: int('PLY', 'yellow cards'),
  redCards: int('PLX', 'red cards, including second yellow ones'),
});
export type SquadPlayer = Words<typeof squadRow.fields>;

export const writeSquad = (players: readonly SquadPlayer[]): string =>
  players.map((player) => squadRow.writeText(player)).join('');

/** Reads a pl_ feed. Throws WireError. */
export const readSquad = (feed: string): SquadPlayer[] => squadRow.readAll(feed);
