import { SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { BadRow, type DataSet, type ImportedEvent, refuse } from '../kit/import/data-set.ts';
import { duelEvent, matchKey } from '../kit/events/duel.ts';
import { startAt } from '../kit/places/places.ts';
import { type CsvRow, readRows } from '../kit/readers/csv.ts';
import tables from './tables.json' with { type: 'json' };

const QUARTERS = ['q1', 'q2', 'q3', 'final'] as const;
type Quarter = (typeof QUARTERS)[number];
type Count = `team_${1 | 2}_${Quarter}_${'goals' | 'behinds'}`;
const COUNTS = ([1, 2] as const).flatMap((team) =>
  QUARTERS.flatMap((quarter) => (['goals', 'behinds'] as const).map((kind): Count => `team_${team}_${quarter}_${kind}`)),
);
const COLUMNS = ['round_num', 'venue', 'date', 'year', 'attendance', 'team_1_team_name', 'team_2_team_name', ...COUNTS] as const;
type AflCells = CsvRow<(typeof COLUMNS)[number]>['cells'];

const POINTS_OF_GOAL = 6;
const MATCH_MINUTES = 150;
/** The east of Australia without summer time. */
const EASTERN = 'UTC+10';

const FINALS: Readonly<Record<string, string>> = tables.finals;

function roundOf({ round_num: round }: AflCells): { label: string; role: CompetitionRef['role'] } {
  if (/^\d{1,2}$/.test(round)) return { label: `${round}. runde`, role: 'main' };
  const label =
    FINALS[round] ?? refuse(`the round is not known: ${round} (allowed: a number or ${Object.keys(FINALS).join(', ')})`);
  return { label, role: 'knockout' };
}

const TIME = /^(\d{1,2}):(\d{2}) ([AP])M$/;

/** `date` is local; the column headed attendance holds Eastern standard time, N/A where equal. */
function startOf({ date, attendance }: AflCells): string {
  const [day = '', local = ''] = date.split(' ');
  const [, hour, minute, half] = TIME.exec(attendance) ?? [];
  const eastern =
    hour === undefined ? (attendance === 'N/A' ? local : null) : `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:${minute}`;
  return startAt(day, eastern === null ? null : `${eastern} ${EASTERN}`, null);
}

interface Tally {
  readonly goals: number;
  readonly behinds: number;
}
const points = ({ goals, behinds }: Tally): number => goals * POINTS_OF_GOAL + behinds;

function talliesOf(cells: AflCells, team: 1 | 2): Tally[] {
  const count = (column: Count): number => {
    if (!/^\d{1,2}(\.0)?$/.test(cells[column])) throw new BadRow(`${column} is no number: ${cells[column]}`);
    return Number(cells[column]);
  };
  const tallies = QUARTERS.map((quarter) => ({
    goals: count(`team_${team}_${quarter}_goals`),
    behinds: count(`team_${team}_${quarter}_behinds`),
  }));
  tallies.slice(1).forEach((tally, index) => {
    const before = tallies[index]!;
    if (tally.goals < before.goals || tally.behinds < before.behinds)
      throw new BadRow(`${cells[`team_${team}_team_name`]} has less after ${QUARTERS[index + 1]} than after ${QUARTERS[index]}`);
  });
  return tallies;
}

function boardOf(cells: AflCells): Scoreboard {
  const [home, away] = [talliesOf(cells, 1), talliesOf(cells, 2)];
  const scored = (tallies: readonly Tally[], quarter: number): number =>
    points(tallies[quarter]!) - (quarter === 0 ? 0 : points(tallies[quarter - 1]!));
  const total = (tallies: readonly Tally[]) => tallies.at(-1)!;
  const results = (tallies: readonly Tally[]) => ({
    goals: String(total(tallies).goals),
    behinds: String(total(tallies).behinds),
  });
  return {
    home: points(total(home)),
    away: points(total(away)),
    parts: QUARTERS.map((_, quarter) => [scored(home, quarter), scored(away, quarter)]),
    results: [results(home), results(away)],
  };
}

function eventOf({ file, line, cells }: CsvRow<(typeof COLUMNS)[number]>): ImportedEvent {
  const { team_1_team_name: home, team_2_team_name: away, year, venue } = cells;
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'first' : 'second'} side is missing`);
  if (!/^\d{4}$/.test(year)) throw new BadRow(`the year is not understood: ${year}`);
  const round = roundOf(cells);
  const club = (name: string): ParticipantRef => ({ name, country: 'au', kind: 'club' });
  return duelEvent({
    file,
    line,
    // A drawn grand final is played again in the same round.
    key: matchKey('afl', home, away, [cells.round_num, cells.date]),
    sport: SPORT.aussieRules,
    competition: { name: 'AFL', country: 'au', season: year, ...(round.role === undefined ? {} : { role: round.role }) },
    home: club(home),
    away: club(away),
    start: startOf(cells),
    details: {
      round: round.label,
      venue,
      ...(/^\d+$/.test(cells.attendance) ? { attendance: Number(cells.attendance) } : {}),
    },
    minutes: MATCH_MINUTES,
    outcome: { stage: Stage.finished, score: boardOf(cells) },
  });
}

export const afl: DataSet = {
  name: 'afl',
  about: 'Australian football: matches by quarter since 1897 (matches_YEAR.csv)',
  reads: (name) => /(^|\/)matches_\d{4}\.csv$/.test(name),
  events: (file) => readRows(file, COLUMNS, eventOf),
};
