import { type Career, type EventItem, type Participant, type ParticipantId, StageType } from '@stillingen/domain';
import { type CareerLine, joinValues, type PersonColumn, type PersonFeed } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { isTeamOf, type MatchOfPerson, teamWords } from './appearances.ts';
import { areCounted } from './coverage.ts';
import type { TeamSeason } from './teams.ts';
import { COUNTED, type CountedColumn, total, totalMinutes } from './figures.ts';

const DAY_S = 24 * 3600;

interface Season {
  readonly season: string;
  readonly team: ParticipantId;
  readonly competition: string;
  readonly matches: MatchOfPerson[];
}

const nameOf = ({ season, team, competition }: Pick<Season, 'season' | 'team' | 'competition'>): string =>
  `${season}|${team}|${competition}`;

/** The seasons of which nearly all matches are known, the latest first. */
function seasonsOf(shown: FeedState, matches: readonly MatchOfPerson[]): Season[] {
  const seasons = new Map<string, Season>();
  for (const match of matches) {
    if (!match.hasPlayed) continue;
    const league = shown.league(match.event.leagueId);
    const of = { season: league.season, team: match.event[match.side], competition: shown.words.competition(league).name };
    const key = nameOf(of);
    const known = seasons.get(key) ?? { ...of, matches: [] };
    known.matches.push(match);
    seasons.set(key, known);
  }
  return [...seasons.values()].filter(({ matches: known }) => areAllKnown(shown, known));
}

/** All matches of the team of these matches in their competition and season. */
function matchesOfTeam(shown: FeedState, matches: readonly MatchOfPerson[]): EventItem[] {
  const { event, side } = matches[0]!;
  const { tournamentId } = shown.league(event.leagueId);
  const ofTeam = shown.eventsOf(event[side]).flatMap((id) => shown.state.events.get(id) ?? []);
  return ofTeam.filter(({ leagueId }) => shown.league(leagueId).tournamentId === tournamentId);
}

/** Whether these matches of a person in a competition are all that it played there for its team. */
export function areAllKnown(shown: FeedState, matches: readonly MatchOfPerson[]): boolean {
  const { event, side } = matches[0]!;
  return areCounted(shown.state, matchesOfTeam(shown, matches), event[side]);
}

/** Whether the team has a match left; one without a result is over a day after its start. */
const isRunning = (shown: FeedState, { matches }: Season, nowS: number): boolean =>
  matchesOfTeam(shown, matches).some(({ stageType, start }) => stageType !== StageType.finished && start > nowS - DAY_S);

function countedValue(code: string, matches: readonly MatchOfPerson[], columns: readonly CountedColumn[]): string {
  if (code === COUNTED.matches) return String(matches.length);
  if (code === COUNTED.minutes) return String(totalMinutes(matches) ?? '');
  if (code === COUNTED.yellow) return String(matches.reduce((sum, { yellowCards }) => sum + yellowCards, 0));
  if (code === COUNTED.red) return String(matches.reduce((sum, { redCards }) => sum + redCards, 0));
  const column = columns.find((each) => each.code === code);
  return column === undefined ? '' : String(total(column, matches) ?? '');
}

const ownColumns = (columns: readonly CountedColumn[]): PersonColumn[] => [
  { code: COUNTED.matches, label: '' },
  ...columns.map(({ code, label }) => ({ code, label })),
];

/** The teams of the seasons that are known of a person. */
export function teamSeasonsOf(shown: FeedState, { id }: Participant, matches: readonly MatchOfPerson[]): TeamSeason[] {
  const reported = shown.state.careers.get(id)?.rows ?? [];
  return [...seasonsOf(shown, matches), ...reported].map(({ season, team, competition }) => ({
    id: team,
    season,
    competition: shown.words.phrase(competition),
  }));
}

/** Past seasons as providers report them, and those that are counted from matches. */
export function careerOf(
  shown: FeedState,
  { id }: Participant,
  matches: readonly MatchOfPerson[],
  counted: readonly CountedColumn[],
  nowS: number,
): PersonFeed['career'] {
  const { state, words } = shown;
  const career: Career | undefined = state.careers.get(id);
  const columns = career?.columns ?? ownColumns(counted);
  const reported = new Set((career?.rows ?? []).map(nameOf));
  const rowOf = (
    row: Omit<Season, 'matches'>,
    national: boolean,
    hasMatchesLeft: boolean,
    values: readonly string[],
  ): CareerLine => ({
    season: row.season,
    ...teamWords(state, isTeamOf(shown, row.team) ? row.team : null),
    competition: words.category(row.competition).name,
    national: national ? true : null,
    counted: hasMatchesLeft ? true : null,
    values: joinValues(values),
  });
  const own = seasonsOf(shown, matches).filter((season) => !reported.has(nameOf(season)));
  return {
    columns: columns.map(({ code, label }) => ({ code, label: words.phrase(label ?? '') })),
    rows: [
      ...own.map((season) => {
        const values = columns.map(({ code }) => countedValue(code ?? '', season.matches, counted));
        const isNational = state.participants.get(season.team)!.kind === 'national';
        return rowOf(season, isNational, isRunning(shown, season, nowS), values);
      }),
      ...(career?.rows ?? []).map((row) => rowOf(row, row.national, false, row.values)),
    ],
  };
}
