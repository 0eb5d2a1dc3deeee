import {
  byStart,
  championship,
  type ChampionshipResult,
  type EntryStatus,
  type League,
  type LiveState,
  type RaceEntry,
} from '@stillingen/domain';
import { championshipOf, countsForChampionship, parsePoints, pointsOf } from '../../projection/race-view.ts';
import type { Vocabulary } from '@stillingen/wire/words';
import { NO_STANDING, participantPath, type StandingTeam, writeStandings } from '@stillingen/wire';

const PERSONS = '1';
const TEAMS = '2';
const COLUMNS = [
  ['played', 'races'],
  ['wins', 'wins'],
  ['points', 'points'],
] as const;

const ABSENT: ReadonlySet<EntryStatus> = new Set(['not-started', 'not-qualified', 'withdrawn', 'non-runner']);

const NOT_RANKED = '–';

/** Null where the entry is not ranked in the table. */
function countedPoints({ results }: RaceEntry, table: string): number | null {
  const stated = table === PERSONS ? results.titlePoints : results.teamTitlePoints;
  return stated === NOT_RANKED ? null : parsePoints(stated ?? results.points);
}

interface Competitor {
  readonly key: string;
  readonly words: Partial<StandingTeam>;
}

function person(state: LiveState, { participant: id, team }: RaceEntry): Competitor {
  const participant = state.participants.get(id)!;
  const { name, code, country } = participant;
  return { key: id, words: { id, name, code, url: participantPath(participant), country, team: team === '' ? null : team } };
}
const teamOf = ({ team }: RaceEntry): Competitor | null => (team === '' ? null : { key: team, words: { id: team, name: team } });

/** Competitors (table 1) or teams (table 2), by the points of finished races. */
export function championshipText(state: LiveState, league: League, table: string, words: Vocabulary): string | null {
  const kind = championshipOf(league);
  const title = table === PERSONS ? kind?.persons : table === TEAMS ? kind?.teams : null;
  if (kind === null || title == null) return null;
  const competitorOf = table === PERSONS ? (entry: RaceEntry) => person(state, entry) : teamOf;
  const scoringPlacesOnly = kind.scoringPlacesUntil !== null && league.season <= kind.scoringPlacesUntil;
  /** As of the last race: drivers change teams. */
  const known = new Map<string, Competitor>();
  const rounds = [...(state.racesOfLeague.get(league.id) ?? [])]
    .map((id) => state.races.get(id)!)
    .filter(countsForChampionship)
    .sort(byStart)
    .map(({ session, entries }) => ({
      kind: session === kind.sprint ? ('sprint' as const) : ('race' as const),
      results: entries
        .filter(({ status }) => !ABSENT.has(status))
        .flatMap((entry): ChampionshipResult<string>[] => {
          const competitor = competitorOf(entry);
          const points = countedPoints(entry, table);
          if (competitor === null || points === null) return [];
          known.set(competitor.key, competitor);
          return [{ competitor: competitor.key, place: scoringPlacesOnly && pointsOf(entry) === 0 ? null : entry.rank, points }];
        }),
    }));
  if (known.size === 0) return null;
  const teams = championship(rounds, { firstReached: scoringPlacesOnly }).map(
    ({ rank, competitor, points, wins, races }): StandingTeam => ({
      ...NO_STANDING,
      ...known.get(competitor)!.words,
      rank,
      played: races,
      wins,
      points,
    }),
  );
  return writeStandings({
    title: words.phrase(title),
    sideTitle: '',
    otherTables: [],
    columns: COLUMNS.map(([column, word]) => ({ column, short: words.championship[word], long: words.championship[word] })),
    tables: [{ title: '', teams }],
    zones: [],
    note: words.championship.note,
  });
}
