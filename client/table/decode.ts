import { type EventRow, eventRow, FeedCursor, type LeagueRow, leagueRow, removedRow, signatureRow } from '@stillingen/wire';
import { StageType } from '@stillingen/domain';

export interface TableLeague {
  readonly league: LeagueRow;
  readonly events: readonly string[];
}
export type Arrange = (leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>) => readonly TableLeague[];
export interface TableData {
  readonly leagues: readonly TableLeague[];
  readonly rows: ReadonlyMap<string, EventRow>;
  readonly signature: string;
}
export interface EventChange {
  readonly id: string;
  readonly words: Partial<EventRow> | null;
}

/** An event without an id, a start or a name can not be shown (SYNC-09). */
const isValidEvent = (row: EventRow): boolean =>
  Boolean(row.id) && row.start !== null && row.stageType !== null && Boolean(row.homeName);
const isValidLeague = (row: LeagueRow): boolean => Boolean(row.title) && Boolean(row.stageId);

/** Skips unknown rows, invalid events and leagues (SYNC-09, 10, 12). Throws WireError. */
export function decodeTable(text: string): TableData {
  const leagues: { league: LeagueRow; events: string[] }[] = [];
  const rows = new Map<string, EventRow>();
  let events: string[] | null = null;
  let signature = '';
  const feed = new FeedCursor(text);
  for (let head = feed.nextHead(); head !== null; head = feed.nextHead()) {
    if (head === leagueRow.head) {
      const league = leagueRow.readNext(feed);
      events = isValidLeague(league) ? [] : null;
      if (events !== null) leagues.push({ league, events });
    } else if (head === eventRow.head && events !== null) {
      const event = eventRow.readNext(feed);
      if (!isValidEvent(event) || event.id === null || rows.has(event.id)) continue;
      rows.set(event.id, event);
      events.push(event.id);
    } else if (head === signatureRow.head) signature = signatureRow.readNext(feed).signature ?? '';
    else feed.skipRow();
  }
  return { leagues: leagues.filter((group) => group.events.length > 0), rows, signature };
}

/** Update rows have changed words only, repair rows all; '' without signature. Throws WireError. */
export function decodeChanges(text: string, kind: 'update' | 'repair'): { changes: EventChange[]; signature: string } {
  const changes: EventChange[] = [];
  let signature = '';
  const feed = new FeedCursor(text);
  for (let head = feed.nextHead(); head !== null; head = feed.nextHead()) {
    if (head === signatureRow.head) signature = signatureRow.readNext(feed).signature ?? '';
    else if (head === eventRow.head) {
      const from = feed.at;
      const { removed } = removedRow.readNext(feed);
      feed.at = from;
      const words = kind === 'update' ? eventRow.readNextChanges(feed) : eventRow.readNext(feed);
      if (words.id) changes.push({ id: words.id, words: removed === true ? null : words });
    } else feed.skipRow();
  }
  return { changes, signature };
}

/** Without events outside the day that are not live (SYNC-11). Times in seconds. */
export function withinDay(data: TableData, [fromS, toS]: readonly [fromS: number, toS: number]): TableData {
  const rows = new Map(data.rows);
  for (const [id, { start, end, stageType, live }] of data.rows) {
    const isLive = stageType === StageType.live || live === true;
    if (!isLive && start !== null && (start >= toS || Math.max(start, end ?? start) < fromS)) rows.delete(id);
  }
  return { ...data, rows };
}
