import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { SourceFile } from '../kit/import/files.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';

const COUNTS = [
  'aces',
  'double_faults',
  'first_serves_in',
  'first_serves_total',
  'first_serve_points_won',
  'first_serve_points_total',
  'second_serve_points_won',
  'second_serve_points_total',
  'break_points_saved',
  'break_points_serve_total',
  'break_points_converted',
  'break_points_return_total',
  'total_points_won',
] as const;
type Count = (typeof COUNTS)[number];
type Column = `${'winner' | 'loser'}_${Count}`;

const COLUMNS = COUNTS.flatMap((count): Column[] => [`winner_${count}`, `loser_${count}`]);

/** The numbers of the statistics: a count as it is, a share in percent, or so many of so many. */
const KINDS: readonly (readonly [stat: number, form: 'count' | 'percent' | 'of', part: Count, whole?: Count])[] = [
  [600, 'count', 'aces'],
  [601, 'count', 'double_faults'],
  [602, 'percent', 'first_serves_in', 'first_serves_total'],
  [603, 'percent', 'first_serve_points_won', 'first_serve_points_total'],
  [604, 'percent', 'second_serve_points_won', 'second_serve_points_total'],
  [605, 'of', 'break_points_converted', 'break_points_return_total'],
  [606, 'of', 'break_points_saved', 'break_points_serve_total'],
  [611, 'count', 'total_points_won'],
];

/** What is known of one match: its length in minutes, and the statistics with the winner as home side. */
export interface MatchStatistics {
  readonly minutes: number;
  readonly values: StatisticsMessage['values'];
}

const share = (part: number, whole: number): string => (whole === 0 ? '0%' : `${Math.round((100 * part) / whole)}%`);

function valuesOf(cells: Readonly<Record<Column, string>>): StatisticsMessage['values'] {
  const textOf = (who: 'winner' | 'loser', form: 'count' | 'percent' | 'of', part: Count, whole: Count): string => {
    const [won, all] = [cells[`${who}_${part}`], cells[`${who}_${whole}`]];
    return form === 'count' ? won : form === 'of' ? `${won}/${all}` : share(Number(won), Number(all));
  };
  return KINDS.map(([stat, form, part, whole = part]) => ({
    stat,
    home: textOf('winner', form, part, whole),
    away: textOf('loser', form, part, whole),
  }));
}

/** The statistics of a file by the address of the match; rows without an address or numbers are left out. */
export async function readStatistics(file: SourceFile): Promise<ReadonlyMap<string, MatchStatistics>> {
  const known = new Map<string, MatchStatistics>();
  for await (const item of readCsv(file, ['match_stats_url_suffix', 'match_duration', ...COLUMNS])) {
    if (!isRow(item)) continue;
    const { match_stats_url_suffix: address, match_duration: minutes } = item.cells;
    if (address !== '' && /^\d+$/.test(minutes) && COLUMNS.every((column) => /^\d+$/.test(item.cells[column])))
      known.set(address, { minutes: Number(minutes), values: valuesOf(item.cells) });
  }
  return known;
}
