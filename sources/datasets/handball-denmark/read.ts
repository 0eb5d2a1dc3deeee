import { beside, type SourceFile } from '../kit/import/files.ts';
import { readLines } from '../kit/readers/text.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { eventType, type ListedEvent, playerOf, scoreOf, secondOf } from './play.ts';
import { columnsOf, type CsvRow, readRows } from '../kit/readers/csv.ts';
import { membersOf, readJson, textOf } from '../kit/readers/json.ts';

const PAGE_HEAD = 'KAMPHÆNDELSER';
const PAGE_FOOT = /^(--- Side|Software:)/;
const EVENT_BEGINS = /^\d{1,2}\.\d{2}(\s|$)/;
const TITLE = /^(.+?) - (.+?)\s+(\d+) - (\d+)\s+\((\d+) - (\d+)\)$/;
/** '538091 / 2-9-2017 / JYSK Arena A / 888ligaen Herrer'. */
const PLACE = /^(\d+) \/ (\d{1,2})-(\d{1,2})-(\d{4}) \/ (.+) \/ ([^/]+)$/;

const EVENT =
  /^(\d{1,2}\.\d{2})(?: (\d{1,2}-\d{1,2}))?(?: ([A-ZÆØÅ]{2,4}))? (Tilkendt 7m|\D+?)(?: (?:Gbr|PL|VB|HB|VF|HF|ST|1:e|2:e))?(?: (\d+|B) (.+))?$/;
/** 'Assist 7 Martin LARSEN 1 Sebastian FRANDSEN': the goalkeeper stands last. */
const SECOND = / (Assist|Bold erobret|Retur|Forårs\. 7m)(?: \d+)?(?: (\D+?))?(?: \d+(?: \D*)?)?$/;
const GOALKEEPER = / \d+(?: \D*)?$/;

/** Cells stand one below the other; some share a line. */
function eventOfText(text: string): ListedEvent {
  const [, time = '', score = '', team = '', words = '', , rest = ''] = EVENT.exec(text) ?? [];
  const second = SECOND.exec(rest);
  const player = (second === null ? rest : rest.slice(0, second.index)).replace(GOALKEEPER, '');
  const type = eventType(words);
  return {
    second: secondOf(time),
    score: scoreOf(score),
    team,
    type,
    player: playerOf(player),
    assist: second?.[1] === 'Assist' ? playerOf(second[2] ?? '') : '',
  };
}

interface Written {
  readonly line: number;
  text: string;
}

async function writtenIn(file: SourceFile): Promise<{ heads: string[]; events: Written[] }> {
  const heads: string[] = [];
  const events: Written[] = [];
  let place: 'head' | 'events' | 'foot' = 'foot';
  for await (const { line, text: raw } of readLines(file)) {
    const text = raw.trim();
    if (text === PAGE_HEAD) place = 'head';
    else if (PAGE_FOOT.test(text)) place = 'foot';
    else if (place !== 'foot' && EVENT_BEGINS.test(text)) {
      place = 'events';
      events.push({ line, text });
    } else if (place === 'head') heads.push(text);
    else if (place === 'events' && text !== '') events.at(-1)!.text += ` ${text}`;
  }
  return { heads, events };
}

export async function readPdfText(file: SourceFile) {
  const { heads, events: written } = await writtenIn(file);
  const [, home, away, homeGoals, awayGoals, homeHalf, awayHalf] = TITLE.exec(heads[0] ?? '') ?? [];
  const [, number, date, month, year, venue, league] = PLACE.exec(heads[1] ?? '') ?? [];
  if (home === undefined || away === undefined || number === undefined || venue === undefined || league === undefined)
    throw new BadRow('the text does not begin with the sides, the day and the place of a match');
  const read = written.map(({ line, text }) => rowOrRefusal(file.name, line, () => eventOfText(text)));
  return {
    number,
    day: `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`,
    venue,
    league,
    names: [home, away] as const,
    full: [Number(homeGoals), Number(awayGoals)] as const,
    half: [Number(homeHalf), Number(awayHalf)] as const,
    events: read.filter((event): event is ListedEvent => 'second' in event),
    refused: read.filter((event): event is RefusedRow => 'why' in event),
  };
}

const COLUMNS = columnsOf('Time Score_update Team_initials Action_1 Player_Name Action_2 Player2_Name');

function eventOfRow({ cells }: CsvRow<(typeof COLUMNS)[number]>): ListedEvent {
  return {
    second: secondOf(cells.Time),
    score: scoreOf(cells.Score_update),
    team: cells.Team_initials,
    type: eventType(cells.Action_1),
    player: playerOf(cells.Player_Name),
    assist: cells.Action_2 === 'Assist' ? playerOf(cells.Player2_Name) : '',
  };
}

/** The table has neither the day nor the names of the teams. */
export async function readEventTable(file: SourceFile) {
  const list = beside(file, 'team_mapping.json');
  const mapping = membersOf(await readJson(list));
  const events: ListedEvent[] = [];
  const refused: RefusedRow[] = [];
  for await (const event of readRows(file, COLUMNS, eventOfRow)) {
    if ('why' in event) refused.push(event);
    else events.push(event);
  }
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})/.exec(textOf(membersOf(mapping.metadata).last_updated)) ?? [];
  if (year === '') throw new BadRow('has no date of creation (metadata.last_updated)', { file: list.name });
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
