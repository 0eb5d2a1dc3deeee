import type { Pair } from '@stillingen/domain';
import type { SourceFile } from '../kit/import/files.ts';
import { readLines } from '../kit/readers/lines.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';
import { eventType, type ListedEvent, playerOf, scoreOf, secondOf } from './play.ts';

/** Begins each page; its title and the heads of its columns follow, up to the first event. */
const PAGE_HEAD = 'KAMPHÆNDELSER';
const PAGE_FOOT = /^(--- Side|Software:)/;
const EVENT_BEGINS = /^\d{1,2}\.\d{2}(\s|$)/;
const TITLE = /^(.+?) - (.+?)\s+(\d+) - (\d+)\s+\((\d+) - (\d+)\)$/;
/** '538091 / 2-9-2017 / JYSK Arena A / 888ligaen Herrer' */
const PLACE = /^(\d+) \/ (\d{1,2})-(\d{1,2})-(\d{4}) \/ (.+) \/ ([^/]+)$/;

const EVENT =
  /^(\d{1,2}\.\d{2})(?: (\d{1,2}-\d{1,2}))?(?: ([A-ZÆØÅ]{2,4}))? (Tilkendt 7m|\D+?)(?: (?:Gbr|PL|VB|HB|VF|HF|ST|1:e|2:e))?(?: (\d+|B) (.+))?$/;
/** What a second player did. Behind the players stands the goalkeeper, 'Assist 7 Martin LARSEN 1 Sebastian FRANDSEN'. */
const SECOND = / (Assist|Bold erobret|Retur|Forårs\. 7m)(?: \d+)?(?: (\D+?))?(?: \d+(?: \D*)?)?$/;
const GOALKEEPER = / \d+(?: \D*)?$/;

/** A match as the text of its PDF has it. */
export interface PdfMatch {
  readonly number: string;
  /** '2017-09-02' */
  readonly day: string;
  readonly venue: string;
  /** '888ligaen Herrer' */
  readonly league: string;
  readonly names: readonly [home: string, away: string];
  readonly full: Pair;
  readonly half: Pair;
  readonly events: readonly ListedEvent[];
  readonly refused: readonly RefusedRow[];
}

/** An event whose cells stood one below the other; some share a line. */
function eventOf(text: string): ListedEvent {
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

/** Cells of each event, put together in one line, and the lines of the heads of pages. */
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

/** Reads the text of the PDF of a match. Throws BadRow where it does not say which match it is. */
export async function readPdfText(file: SourceFile): Promise<PdfMatch> {
  const { heads, events: written } = await writtenIn(file);
  const [, home, away, homeGoals, awayGoals, homeHalf, awayHalf] = TITLE.exec(heads[0] ?? '') ?? [];
  const [, number, date, month, year, venue, league] = PLACE.exec(heads[1] ?? '') ?? [];
  if (home === undefined || away === undefined || number === undefined || venue === undefined || league === undefined)
    throw new BadRow('the text does not begin with the sides, the day and the place of a match');
  const read = written.map(({ line, text }) => rowOrRefusal(file.name, line, () => eventOf(text)));
  return {
    number,
    day: `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`,
    venue,
    league,
    names: [home, away],
    full: [Number(homeGoals), Number(awayGoals)],
    half: [Number(homeHalf), Number(awayHalf)],
    events: read.filter((event): event is ListedEvent => 'second' in event),
    refused: read.filter((event): event is RefusedRow => 'why' in event),
  };
}
