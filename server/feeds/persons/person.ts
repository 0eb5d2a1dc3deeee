import {
  type League,
  type Participant,
  type ParticipantId,
  rankingSlug,
  recordsOf,
  sportById,
  StageType,
  WORLD,
} from '@stillingen/domain';
import { type AppearanceLine, joinValues, type PersonFacts, type PersonFeed, rankingPath, writePerson } from '@stillingen/wire';
import { hasNewsOn } from '../competition/newsroom.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { appearancesOf, type MatchOfPerson, presentTeam, teamWords } from './appearances.ts';
import { areAllKnown, careerOf, teamSeasonsOf } from './career.ts';
import { columnsOf, COUNTED, type CountedColumn, meanRating, ratingOfMatch, total, totalMinutes } from './figures.ts';
import { percentilesOf } from './percentiles.ts';
import { raceSeasonOf, racesOf } from './races.ts';
import { honoursOf, teamsOf } from './teams.ts';

const SHOWN_MATCHES = 40;

const orNull = (text: string): string | null => (text === '' ? null : text);

function factsOf(
  shown: FeedState,
  person: Participant,
  matches: readonly MatchOfPerson[],
  team: ParticipantId | null,
): PersonFacts {
  const { state, words } = shown;
  const sport = sportById(person.sportId)!;
  const profile = state.profiles.get(person.id);
  // O-031: in other sports a page has name, team and matches.
  const details = sport.playerProfiles ? profile : undefined;
  const listed = matches.find(({ role }) => role !== '');
  const role = listed === undefined || listed.role === '' ? '' : words.playerRole(listed.role, sport);
  return {
    id: person.id,
    position: orNull(words.phrase(details?.position ?? '')) ?? orNull(role),
    number: details?.number ?? null,
    born: profile?.born ?? null,
    height: details?.height ?? null,
    weight: details?.weight ?? null,
    foot: orNull(details?.foot ?? ''),
    contractUntil: details?.contractUntil ?? null,
    country: person.country === WORLD ? null : (words.country(person.country)?.name ?? null),
    ...teamWords(state, team),
    transfers:
      sport.transfers && recordsOf(state, 'transfers', person.id).some(({ player }) => player === person.id) ? true : null,
    news: hasNewsOn(shown, person.id) ? true : null,
    simulated: profile !== undefined && profile.origin !== 'real' ? true : null,
  };
}

const resultOf = ({ score }: MatchOfPerson['event']): string => (score === null ? '' : score.join('-'));

function appearanceLine(shown: FeedState, match: MatchOfPerson, columns: readonly CountedColumn[]): AppearanceLine {
  const { state, words } = shown;
  const { event, side, hasPlayed, minutes } = match;
  const opponent = teamWords(state, side === 'home' ? event.away : event.home);
  const rating = ratingOfMatch(state, match);
  return {
    event: event.id,
    start: event.start,
    competition: words.competition(shown.league(event.leagueId)).name,
    opponent: opponent.team,
    opponentUrl: opponent.teamUrl,
    opponentCode: opponent.teamCode,
    opponentColours: opponent.teamColours,
    away: side === 'away' ? true : null,
    result: resultOf(event),
    live: event.stageType === StageType.live ? true : null,
    bench: hasPlayed ? null : true,
    minutes,
    values: joinValues(columns.map((column) => (hasPlayed ? String(column.valueOf(match) ?? '') : ''))),
    rating: rating === null ? null : rating.toFixed(1),
  };
}

const YEAR_S = 365 * 24 * 3600;

/** The matches of the competition of the last year shown first: a league, else the one played most. */
function mainSeason(shown: FeedState, played: readonly MatchOfPerson[]): readonly MatchOfPerson[] | undefined {
  const [last] = played;
  const recent = played.filter(({ event }) => event.start > last!.event.start - YEAR_S);
  const byTournament = Map.groupBy(recent, ({ event }) => shown.league(event.leagueId).tournamentId);
  const weightOf = (matches: readonly MatchOfPerson[]): number =>
    matches.length + (shown.league(matches[0]!.event.leagueId).hasStandings ? recent.length : 0);
  return [...byTournament.values()]
    .filter((matches) => areAllKnown(shown, matches))
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

function seasonOf(
  shown: FeedState,
  person: Participant,
  matches: readonly MatchOfPerson[],
  columns: readonly CountedColumn[],
): Pick<PersonFeed, 'season' | 'figures'> {
  const played = matches.filter(({ hasPlayed }) => hasPlayed);
  const own = played.length === 0 ? undefined : mainSeason(shown, played);
  if (own === undefined) return { season: null, figures: [] };
  const league: League = shown.league(own[0]!.event.leagueId);
  const bars = percentilesOf(shown.state, person, league.tournamentId);
  const figure = (code: string, label: string, value: number | string | null) =>
    value === null ? [] : [{ code, label, value: String(value), percentile: null }];
  return {
    season: {
      competition: shown.words.competition(league).name,
      season: league.season,
      peers: bars.peers,
    },
    figures: [
      ...columns.flatMap((column) => figure(column.code, shown.words.phrase(column.label), total(column, own))),
      ...figure(COUNTED.matches, '', own.length),
      ...figure(COUNTED.minutes, '', totalMinutes(own)),
      ...figure(COUNTED.rating, '', meanRating(shown.state, own)),
      ...bars.figures,
    ],
  };
}

const DAY_S = 24 * 3600;

function injuriesOf(shown: FeedState, person: Participant, nowS: number): PersonFeed['injuries'] {
  const { state, words } = shown;
  return recordsOf(state, 'injuries', person.id)
    .filter(({ player }) => player === person.id)
    .toSorted((a, b) => b.from - a.from || (a.id < b.id ? -1 : 1))
    .map(({ text, kind, from, until, team }) => {
      const isMissed = (start: number): boolean =>
        start >= from - DAY_S / 2 && start < Math.min(nowS, (until ?? nowS) + DAY_S / 2);
      const events = team === null ? [] : shown.eventsOf(team).flatMap((id) => state.events.get(id) ?? []);
      return {
        text: text === '' ? words.absence(kind) : words.phrase(text),
        from,
        until,
        missed: events.filter(({ start, stageType }) => stageType === StageType.finished && isMissed(start)).length,
      };
    });
}

function placesOf({ state, words }: FeedState, person: ParticipantId): PersonFeed['places'] {
  return [...state.rankings.values()].flatMap((list) => {
    const { live, name, rows } = list;
    const row = live ? undefined : rows.find(({ participant }) => participant === person);
    if (row === undefined) return [];
    const points = row.points === null ? '' : String(row.points);
    return [{ ranking: words.phrase(name), rank: row.rank, points, url: rankingPath(rankingSlug(list)) }];
  });
}

/** Profile, matches with own figures, career and injuries of a person; '' for a deleted one. */
export function personText({ participant }: { readonly participant: string }, shown: FeedState, nowS: number): string | null {
  const person = shown.state.participants.get(participant as ParticipantId);
  if (person?.kind !== 'person') return null;
  if (person.deleted === true) return '';
  const matches = appearancesOf(shown, person);
  const columns = columnsOf(person.sportId, matches);
  const team = presentTeam(shown, person, matches, nowS);
  const past = matches.filter(({ event }) => event.stageType !== StageType.scheduled);
  const seasons = teamSeasonsOf(shown, person, past);
  return writePerson({
    facts: factsOf(shown, person, matches, team),
    ...(sportById(person.sportId)!.duel ? seasonOf(shown, person, past, columns) : raceSeasonOf(shown, person)),
    columns: past.length === 0 ? [] : columns.map(({ code, label }) => ({ code, label: shown.words.phrase(label) })),
    appearances: past.slice(0, SHOWN_MATCHES).map((match) => appearanceLine(shown, match, columns)),
    career: careerOf(shown, person, past, columns, nowS),
    injuries: injuriesOf(shown, person, nowS),
    races: racesOf(shown, person),
    honours: honoursOf(shown, person, seasons),
    teams: teamsOf(shown, person, team, seasons),
    places: placesOf(shown, person.id),
  });
}
