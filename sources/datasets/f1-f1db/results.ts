import type { EntryStatus } from '@stillingen/domain';
import { type RankedEntry, resultsOf } from '../kit/events/race.ts';
import { BadRow } from '../kit/import/data-set.ts';
import type { F1Names, YamlItem, Mapping, SessionKind } from './read.ts';
import type { SeasonTitles } from './title-points.ts';
import tables from './tables.json' with { type: 'json' };

export interface RaceExtras {
  readonly pitStops: ReadonlyMap<string, number>;
  readonly bestLaps: ReadonlyMap<string, string>;
  readonly titles: SeasonTitles | null;
}

const STATUSES = tables.statuses as Readonly<Record<string, EntryStatus>>;

const REASONS: Readonly<Record<string, string>> = tables.reasons;

const TIME = /^(?:(\d+):)?(?:(\d+):)?(\d+)\.(\d{3})$/;

export function durationMs(text: string | undefined): number | null {
  const found = TIME.exec(text ?? '');
  if (found === null) return null;
  const [, first, second, seconds, milliseconds] = found;
  const [hours, minutes] = second === undefined ? [0, Number(first ?? 0)] : [Number(first), Number(second)];
  return ((hours * 60 + minutes) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}

function gapText(ms: number): string {
  const seconds = (ms % 60_000) / 1000;
  return ms < 60_000 ? `+${seconds.toFixed(3)}` : `+${Math.floor(ms / 60_000)}:${seconds.toFixed(3).padStart(6, '0')}`;
}

const LAPS = /^\+(\d+) laps?$/;

/** From the winner's time: the file counts from the first on track, even if disqualified. */
function gapOf(fields: Mapping, winnerMs: number | null): string {
  if (fields.position === '1') return '';
  const ms = durationMs(fields.time);
  if (ms !== null && winnerMs !== null && ms >= winnerMs) return gapText(ms - winnerMs);
  const laps = LAPS.exec(fields.gap ?? '')?.[1];
  return laps === undefined ? (fields.gap ?? '') : `+${laps} omg.`;
}

const gridOf = (position: string | undefined): string => (position === 'PL' ? 'Pit' : (position ?? ''));

function raceResults(fields: Mapping, winnerMs: number | null, { pitStops, bestLaps }: RaceExtras) {
  const { driverId = '', laps = '', time = '', points = '', reasonRetired = '', gridPosition } = fields;
  const stops = pitStops.get(driverId);
  return resultsOf({
    time,
    gap: gapOf(fields, winnerMs),
    laps,
    grid: gridOf(gridPosition),
    pitStops: stops === undefined ? '' : String(stops),
    lapTime: bestLaps.get(driverId) ?? '',
    points,
    stopReason: REASONS[reasonRetired] ?? '',
  });
}

function lapResults(fields: Mapping) {
  const { q1 = '', q2 = '', q3 = '', time = '', gap = '', laps = '' } = fields;
  const best = [q3, q2, q1, time].find((lap) => lap !== '') ?? '';
  return resultsOf({ time: best, gap, laps, round1: q1, round2: q2, round3: q3 });
}

interface Row {
  readonly driver: string;
  readonly points: number;
  readonly entry: RankedEntry;
}

/** A driver of two cars has a row for each: one entry, the best place, all points. */
function merged(rows: readonly Row[]): RankedEntry {
  const [best] = rows.toSorted((a, b) => (a.entry.rank ?? Infinity) - (b.entry.rank ?? Infinity));
  if (rows.length === 1) return best!.entry;
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const titles = Object.assign({}, ...rows.map(({ entry: { results } }) => titleOf(results))) as RankedEntry['results'];
  return { ...best!.entry, results: { ...best!.entry.results, ...titles, ...(points > 0 ? { points: String(points) } : {}) } };
}

const titleOf = ({ titlePoints, teamTitlePoints }: NonNullable<RankedEntry['results']> = {}) => ({
  ...(titlePoints === undefined ? {} : { titlePoints }),
  ...(teamTitlePoints === undefined ? {} : { teamTitlePoints }),
});

export async function entriesOf(
  kind: SessionKind,
  rows: readonly YamlItem[],
  extras: RaceExtras,
  names: F1Names,
): Promise<RankedEntry[]> {
  const winnerMs = durationMs(rows.find(({ fields }) => fields.position === '1')?.fields.time);
  const read = await Promise.all(
    rows.map(async (row): Promise<Row> => {
      const { line, fields } = row;
      const { position = '', driverId = '', constructorId = '', engineManufacturerId = '' } = fields;
      const participant = await names.driver(driverId);
      if (participant === null) throw new BadRow(`no driver has the id ${driverId}`, { line });
      const constructor = await names.team(constructorId);
      if (constructor === null) throw new BadRow(`no constructor has the id ${constructorId}`, { line });
      const rank = /^\d+$/.test(position) ? Number(position) : null;
      const status = rank === null ? STATUSES[position] : 'ok';
      if (status === undefined)
        throw new BadRow(`the position is ${position}, not a number or ${Object.keys(STATUSES).join(', ')}`, { line });
      const results = kind === 'race' ? raceResults(fields, winnerMs, extras) : lapResults(fields);
      const team = extras.titles?.withEngine.has(constructorId)
        ? `${constructor}-${await names.engine(engineManufacturerId)}`
        : constructor;
      const entry = { participant, team, rank, status, results: { ...results, ...extras.titles?.points.get(row) } };
      return { driver: driverId, points: Number(fields.points) || 0, entry };
    }),
  );
  return [...Map.groupBy(read, ({ driver }) => driver).values()].map(merged);
}
