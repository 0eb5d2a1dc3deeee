import { type Injury, NO_FACTS, type Participant, type ParticipantId, recordsOf, standings, StageType } from '@stillingen/domain';
import { type PastSeason, type TeamInjury, writeTeamHistory } from '@stillingen/wire';
import { leaguePagePath } from '../../projection/league-header.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { linkOf } from '../match/persons.ts';
import { seasonOf, standingsInput } from '../standings/standings.ts';
import { matchesOfTeam, rowOfTeam, type TeamMatch } from './season.ts';

const MOST_INJURIES = 50;

const seasonSegment = (season: string): string => `${season.replace('/', '-')}/`;

/** The newest season of a competition stands at its own address. */
const isNewest = ({ state }: FeedState, { league }: TeamMatch): boolean =>
  ![...state.leagues.values()].some(({ templateId, season }) => templateId === league.templateId && season > league.season);

function seasonLine(shown: FeedState, matches: readonly TeamMatch[], id: ParticipantId, nowS: number): PastSeason {
  const { state, words } = shown;
  const last = matches.at(-1)!;
  const { league } = matches.findLast(({ league: { hasStandings } }) => hasStandings) ?? last;
  const place = league.hasStandings
    ? rowOfTeam(standings(standingsInput(state, seasonOf(state, league), nowS)).sections, id)
    : null;
  const result = [...state.seasonResults.values()].find(
    ({ templateId, season }) => templateId === league.templateId && season === league.season,
  );
  const path = leaguePagePath(league);
  return {
    name: words.competition(league).name,
    season: league.season,
    url: isNewest(shown, last) ? path : path + seasonSegment(league.season),
    rank: place?.row.rank ?? null,
    teams: place?.teams ?? null,
    played: matches.filter(({ event }) => event.stageType === StageType.finished).length,
    result: result?.winner === id ? 'winner' : result?.runnerUp === id ? 'runner-up' : '',
    running: matches.some(({ event }) => event.stageType !== StageType.finished),
    simulated: league.origin !== 'real',
  };
}

/** Seasons without matches here that it won, or ended as number two. */
function wonSeasons({ state, words }: FeedState, id: ParticipantId, played: ReadonlySet<string>): PastSeason[] {
  return [...state.seasonResults.values()]
    .filter(({ winner, runnerUp, templateId, season }) => (winner === id || runnerUp === id) && !played.has(templateId + season))
    .flatMap(({ winner, templateId, season, origin }) => {
      const league = [...state.leagues.values()].find((each) => each.templateId === templateId);
      if (league === undefined) return [];
      const line = { name: words.competition(league).name, season, url: leaguePagePath(league), rank: null, teams: null };
      return [
        { ...line, played: null, result: winner === id ? 'winner' : 'runner-up', running: false, simulated: origin !== 'real' },
      ];
    });
}

function seasonsOf(shown: FeedState, id: ParticipantId, nowS: number): PastSeason[] {
  const matches = matchesOfTeam(shown, id);
  const groups = Map.groupBy(matches, ({ league }) => league.tournamentId);
  const lines = [...groups.values()].map((ofSeason) => seasonLine(shown, ofSeason, id, nowS));
  const played = new Set(matches.map(({ league }) => league.templateId + league.season));
  return [...lines, ...wonSeasons(shown, id, played)].sort(
    (a, b) =>
      (a.season! < b.season! ? 1 : a.season! > b.season! ? -1 : (b.played ?? 0) - (a.played ?? 0)) ||
      (a.name! < b.name! ? -1 : 1),
  );
}

function injuryLine({ state, words }: FeedState, injury: Injury, nowS: number): TeamInjury {
  const { player, kind, text, from, until } = injury;
  return {
    player: state.participants.get(player)!.name,
    url: linkOf(state, player).url,
    reason: kind,
    text: text === '' ? words.absence(kind) : words.phrase(text),
    from,
    until,
    current: until === null || until > nowS,
  };
}

/** The absent and doubtful players of the next or running match. */
function missing(shown: FeedState, id: ParticipantId): TeamInjury[] {
  const { state, words } = shown;
  const next = matchesOfTeam(shown, id).find(({ event }) => event.stageType !== StageType.finished)?.event;
  if (next === undefined) return [];
  const side = next.home === id ? 'home' : 'away';
  const players = (state.facts.get(next.id) ?? NO_FACTS).absences.find((each) => each.id === side)?.players ?? [];
  return players.map(({ player, participant, kind, text }) => ({
    player,
    url: linkOf(state, participant).url,
    reason: kind,
    text: text === '' ? words.absence(kind) : words.phrase(text),
    from: null,
    until: null,
    current: true,
  }));
}

export function injuriesOfTeam(shown: FeedState, { id }: Participant, nowS: number): TeamInjury[] {
  const reported = recordsOf(shown.state, 'injuries', id)
    .filter(({ team }) => team === id)
    .toSorted((a, b) => b.from - a.from || (a.id < b.id ? -1 : 1))
    .map((injury) => injuryLine(shown, injury, nowS));
  const current = new Set(reported.filter((line) => line.current === true).map(({ player }) => player));
  const others = missing(shown, id).filter(({ player }) => !current.has(player));
  const all = [...reported.filter((line) => line.current), ...others, ...reported.filter((line) => !line.current)];
  return all.slice(0, MOST_INJURIES);
}

export function teamHistoryText({ participant: named }: { readonly participant: string }, shown: FeedState, nowS: number) {
  const participant = shown.state.participants.get(named as ParticipantId);
  if (participant === undefined) return null;
  if (participant.deleted === true) return '';
  return writeTeamHistory({
    seasons: seasonsOf(shown, participant.id, nowS),
    injuries: injuriesOfTeam(shown, participant, nowS),
  });
}
