import { type Pair, Stage } from '@stillingen/domain';
import type { CompetitionRef, Scoreboard } from '@stillingen/domain/messages';
import type { DataSet, ImportedEvent } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import { kickOff } from '../kick-off.ts';
import { matchKey } from '../match.ts';
import { type CsvRow, isRow, readCsv } from '../readers/csv.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { groundOf } from './grounds.ts';
import { teamNames, teamOf } from './teams.ts';

const COLUMNS = [
  'competition_year',
  'round',
  'date',
  'time_24hr',
  'venue_id',
  'crowd',
  'home_team',
  'home_team_ht_score',
  'home_team_score',
  'away_team',
  'away_team_ht_score',
  'away_team_score',
] as const;
type Column = (typeof COLUMNS)[number];
type Cells = CsvRow<Column>['cells'];

const MATCH_MINUTES = 100;

const FINALS: Readonly<Record<string, string>> = {
  'Qualif Final': 'Kvalifikationsfinale',
  'Elim Qualif': 'Elimineringsfinale',
  'Semi Final': 'Semifinale',
  'Prelim Final': 'Indledende finale',
  'Grand Final': 'Finale',
};

function roundOf(round: string): { label: string; role: CompetitionRef['role'] } {
  const [, number] = /^Round (\d{1,2})$/.exec(round) ?? [];
  if (number !== undefined) return { label: `${number}. runde`, role: 'main' };
  const label = FINALS[round];
  if (label === undefined)
    throw new BadRow(`the round is not known: ${round} (allowed: Round 1 and its like, ${Object.keys(FINALS).join(', ')})`);
  return { label, role: 'knockout' };
}

function scoreOf(cells: Cells): Scoreboard {
  const points = (column: Column): number => {
    if (!/^\d{1,3}$/.test(cells[column])) throw new BadRow(`${column} is no number: ${cells[column]}`);
    return Number(cells[column]);
  };
  const half: Pair = [points('home_team_ht_score'), points('away_team_ht_score')];
  const full: Pair = [points('home_team_score'), points('away_team_score')];
  if (full[0] < half[0] || full[1] < half[1])
    throw new BadRow(`half-time ${half.join('-')} cannot become full time ${full.join('-')}`);
  // Whether a golden point was played is not told: its points stand with those of the second half.
  const parts: [number, number][] = [
    [half[0], half[1]],
    [full[0] - half[0], full[1] - half[1]],
  ];
  return { home: full[0], away: full[1], parts };
}

function eventOf({ file, line, cells }: CsvRow<Column>, names: ReadonlyMap<string, string>): ImportedEvent {
  const [, year] = /^NRL (\d{4})$/.exec(cells.competition_year) ?? [];
  if (year === undefined)
    throw new BadRow(`the season is not understood: ${cells.competition_year} (allowed: NRL 2023 and its like)`);
  const ground = groundOf(cells.venue_id);
  if (ground === null) throw new BadRow(`the ground is not known: ${cells.venue_id}`);
  const time = kickOff(cells.date, cells.time_24hr.slice(0, 5), ground.zone);
  if ('problem' in time) throw new BadRow(time.problem);
  const [home, away] = [teamOf(names, cells.home_team), teamOf(names, cells.away_team)];
  const round = roundOf(cells.round);
  return duelEvent({
    file,
    line,
    key: matchKey('nrl', home.name, away.name, [year, cells.round]),
    sport: 19,
    competition: { name: 'NRL', country: 'au', season: year, ...(round.role === undefined ? {} : { role: round.role }) },
    home,
    away,
    start: time.start,
    details: {
      round: round.label,
      venue: ground.name,
      ...(/^[1-9]\d*$/.test(cells.crowd) ? { attendance: Number(cells.crowd) } : {}),
    },
    minutes: MATCH_MINUTES,
    outcome: { stage: Stage.finished, score: scoreOf(cells) },
  });
}

/** Seasons of Australian rugby league, one match a row, at the time of its ground. */
export const nrl: DataSet = {
  name: 'rugby-league-nrl',
  about: 'rugby league: NRL seasons with byes (match_data.csv, team_data.csv)',
  reads: (name) => /(^|\/)match_data\.csv$/.test(name),
  async *events(file) {
    const { known: names, refused } = await teamNames(file);
    yield* refused;
    for await (const item of readCsv(file, COLUMNS))
      yield isRow(item) ? rowOrRefusal(item.file, item.line, () => eventOf(item, names)) : item;
  },
};
