import { Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, RaceMessage, RankingMessage, StatusMessage } from '@stillingen/domain/messages';
import { type ImportedEvent, type ImportedItem, type RefusedRow, rowOrRefusal } from '../import/data-set.ts';
import { instant } from '../places/places.ts';
import { given, madeKnown, RESULT_SEQ } from './duel.ts';
import { type CsvRow, readGroups, type RowGroup } from '../readers/csv.ts';

export type RankedEntry = RankingMessage['entries'][number];

export interface ImportedRace {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly sport: number;
  readonly competition: CompetitionRef;
  readonly meeting: string;
  /** 'Løb', '7. etape'; empty where it is all of the meeting. */
  readonly session: string;
  readonly start: string;
  readonly end?: string | undefined;
  readonly length?: number | undefined;
  readonly par?: number | undefined;
  readonly prize?: string | undefined;
  readonly country?: string | undefined;
  readonly venue?: string | undefined;
  readonly notice?: string | undefined;
  readonly outcome: RaceOutcome | null;
}

export interface RaceOutcome {
  readonly stage: StageCode;
  /** Null where it took place and no result is known. */
  readonly entries: readonly RankedEntry[] | null;
  readonly complete: boolean;
  readonly incomplete?: boolean;
}

const HOUR_MS = 3_600_000;
/** Long enough for any race of a day: sources do not give the hour of a result. */
const TAKES_HOURS = 2;

const endOf = ({ start, end }: ImportedRace): string => {
  const last = end ?? start;
  return last.length === 10 ? `${last}T16:00:00Z` : instant(Date.parse(last) + TAKES_HOURS * HOUR_MS);
};

function resultOf(race: ImportedRace, outcome: RaceOutcome): RankingMessage | StatusMessage {
  const { key, length } = race;
  const { stage, entries, complete, incomplete = false } = outcome;
  const head = { seq: RESULT_SEQ, at: endOf(race), event: key, stage };
  if (entries === null) return { kind: 'status', key: `${key}/status`, ...head };
  return {
    kind: 'ranking',
    key: `${key}/ranking`,
    ...head,
    ...given({ done: stage === Stage.finished ? length : undefined }),
    entries: [...entries],
    ...(complete ? { complete } : {}),
    ...(incomplete ? { override: true } : {}),
  };
}

export function factsOf(race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>) {
  const { sport, competition, meeting, session, length, par, prize, country, venue } = race;
  return { sport, competition, meeting, ...given({ session, length, par, prize, country, venue }) };
}

export function raceEvent(race: ImportedRace): ImportedEvent {
  const { file, line, key, competition, start, end, notice, outcome } = race;
  const message: RaceMessage = {
    kind: 'race',
    key,
    seq: 0,
    at: madeKnown(competition),
    ...factsOf(race),
    start,
    ...given({ end, notice }),
    coverage: 'result',
  };
  return { file, line, messages: outcome === null ? [message] : [message, resultOf(race, outcome)] };
}

export const resultsOf = (results: NonNullable<RankedEntry['results']>): NonNullable<RankedEntry['results']> => given(results);

export function withTies(entries: readonly RankedEntry[]): RankedEntry[] {
  const holders = new Map<number, number>();
  for (const { rank } of entries) if (typeof rank === 'number') holders.set(rank, (holders.get(rank) ?? 0) + 1);
  return entries.map((entry) =>
    typeof entry.rank === 'number' && holders.get(entry.rank)! > 1 ? { ...entry, tied: true } : entry,
  );
}

const ranksOf = (entries: readonly RankedEntry[]): number[] =>
  entries.flatMap(({ rank }) => (typeof rank === 'number' ? [rank] : [])).sort((a, b) => a - b);

export const ranksAreWhole = (entries: readonly RankedEntry[]): boolean =>
  ranksOf(entries).every((rank, index, ranks) => rank === index + 1 || rank === ranks[index - 1]);

export function freePlaces(entries: readonly RankedEntry[]): number[] {
  const free: number[] = [];
  for (const [index, rank] of ranksOf(entries).entries())
    for (let place = index + 1 + free.length; place < rank; place += 1) free.push(place);
  return free;
}

export interface RaceOfRows<Column extends string> {
  readonly rows: RowGroup<Column>;
  readonly entry: (cells: CsvRow<Column>['cells']) => RankedEntry;
  readonly race: Omit<ImportedRace, 'file' | 'line' | 'outcome'>;
  readonly outcome: Omit<RaceOutcome, 'entries'>;
}

/** Without repeated rows: some files hold a race twice. */
function withoutRepeated<Column extends string>(rows: readonly CsvRow<Column>[]): CsvRow<Column>[] {
  const known = new Map(rows.toReversed().map((row) => [JSON.stringify(row.cells), row]));
  return rows.filter((row) => known.get(JSON.stringify(row.cells)) === row);
}

/** Refuses the second competitor of a name. A list with free places is incomplete. */
export function raceOfRows<Column extends string>({ rows, entry, race, outcome }: RaceOfRows<Column>): ImportedItem[] {
  const refused: RefusedRow[] = [];
  const entries: RankedEntry[] = [];
  const lines = new Map<string, number>();
  for (const { file, line, cells } of withoutRepeated(rows)) {
    const read = rowOrRefusal(file, line, () => entry(cells));
    if ('why' in read) {
      refused.push(read);
      continue;
    }
    const { name } = read.participant;
    const first = lines.get(name);
    if (first !== undefined) refused.push({ file, line, why: `${name} is already in line ${first}` });
    else {
      lines.set(name, line);
      entries.push(read);
    }
  }
  const [{ file, line }] = rows;
  const isWhole = ranksAreWhole(entries);
  const complete = outcome.complete && refused.length === 0 && isWhole;
  const published = { ...outcome, complete, incomplete: !isWhole, entries: withTies(entries) };
  const free = freePlaces(entries);
  const notice = [race.notice, free.length === 0 ? undefined : `Ikke besatte pladser: ${free.join(', ')}`].filter(
    (text) => text !== undefined,
  );
  return [...refused, raceEvent({ ...race, notice: notice.join(' · ') || undefined, file, line, outcome: published })];
}

export async function* racesOf<Column extends string>(
  items: AsyncIterable<CsvRow<Column> | RefusedRow>,
  keyOf: (cells: CsvRow<Column>['cells']) => string,
  read: (rows: RowGroup<Column>, isComplete: boolean) => Omit<RaceOfRows<Column>, 'rows'>,
): AsyncGenerator<ImportedItem> {
  for await (const race of readGroups(items, keyOf, (rows, isComplete) => ({ rows, ...read(rows, isComplete) }))) {
    if ('why' in race) yield race;
    else yield* raceOfRows(race);
  }
}
