import { beside, type SourceFile } from '../kit/import/files.ts';
import { type CsvRow, isRow, readCsv } from '../kit/readers/csv.ts';
import { membersOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';
import { eventType, type ListedEvent, playerOf, scoreOf, secondOf } from './play.ts';

const COLUMNS = ['Time', 'Score_update', 'Team_initials', 'Action_1', 'Player_Name', 'Action_2', 'Player2_Name'] as const;

function eventOf({ cells }: CsvRow<(typeof COLUMNS)[number]>): ListedEvent {
  return {
    second: secondOf(cells.Time),
    score: scoreOf(cells.Score_update),
    team: cells.Team_initials,
    type: eventType(cells.Action_1),
    player: playerOf(cells.Player_Name),
    assist: cells.Action_2 === 'Assist' ? playerOf(cells.Player2_Name) : '',
  };
}

/** A match as a table has it, which says neither when it was played nor what its teams are called. */
export interface TableMatch {
  readonly events: readonly ListedEvent[];
  readonly refused: readonly RefusedRow[];
  /** The names of teams by their letters. */
  readonly names: ReadonlyMap<string, string>;
  /** The season in which the list of names was made. */
  readonly season: string;
}

/** Reads the table of the events of a match with the names that stand beside it. Throws BadRow where they do not. */
export async function readEventTable(file: SourceFile): Promise<TableMatch> {
  const list = beside(file, 'team_mapping.json');
  const mapping = membersOf(await readJson(list));
  const events: ListedEvent[] = [];
  const refused: RefusedRow[] = [];
  for await (const item of readCsv(file, COLUMNS)) {
    const event = isRow(item) ? rowOrRefusal(item.file, item.line, () => eventOf(item)) : item;
    if ('why' in event) refused.push(event);
    else events.push(event);
  }
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})/.exec(textOf(membersOf(mapping.metadata).last_updated)) ?? [];
  if (year === '') throw new BadRow('does not say when it was made (metadata.last_updated)', { file: list.name });
  const first = Number(year) - (month < '07' ? 1 : 0);
  return {
    events,
    refused,
    names: new Map(
      Object.entries(membersOf(mapping.teams)).map(([letters, team]) => [letters, textOf(membersOf(team).full_name)]),
    ),
    season: `${first}/${first + 1}`,
  };
}
