import {
  byStart,
  type EventItem,
  formBadge,
  type FormBadge,
  type League,
  type LiveState,
  NO_FACTS,
  type Participant,
  type ParticipantId,
  recentForm,
  sportById,
  standings,
  type StandingsRow,
  StageType,
  unbeatenRun,
  recordsOf,
} from '@stillingen/domain';
import { type TeamCompetition, type TeamFigures, type TeamPosition, writeTeamSeason } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { leaguePagePath } from '../../projection/league-header.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { hasNewsOn } from '../competition/newsroom.ts';
import { hasDraw } from '../competition/draw.ts';
import { squadText } from '../competition/squad.ts';
import { hasScorers } from '../competition/tables.ts';
import { type Season, seasonOf, standingsInput } from '../standings/standings.ts';

interface NamedParticipant {
  readonly participant: string;
}

const DAY_S = 24 * 3600;
/** A season without a match of the team for so long is over for it. */
const RUNNING_S = 90 * DAY_S;
const MOST_POSITIONS = 40;

export interface TeamMatch {
  readonly event: EventItem;
  readonly league: League;
}

/** Matches of a team, oldest first. */
export const matchesOfTeam = ({ state, eventsOf }: FeedState, id: string): TeamMatch[] =>
  eventsOf(id)
    .flatMap((eventId) => {
      const event = state.events.get(eventId);
      return event === undefined ? [] : [{ event, league: state.leagues.get(event.leagueId)! }];
    })
    .toSorted((a, b) => byStart(a.event, b.event));

export const rowOfTeam = (sections: ReturnType<typeof standings>['sections'], id: ParticipantId) => {
  const section = sections.findLast(({ rows }) => rows.some(({ participant }) => participant === id));
  const row = section?.rows.find(({ participant }) => participant === id);
  return section === undefined || row === undefined ? null : { row, teams: section.rows.length };
};

interface RunningSeason {
  readonly matches: readonly TeamMatch[];
  /** That of the latest match of the team; one with a table if it has one. */
  readonly stage: League;
}

/** The main one first: with a table, then by matches. */
function runningSeasons(matches: readonly TeamMatch[], nowS: number): RunningSeason[] {
  const newest = new Map<string, TeamMatch[]>();
  for (const ofTemplate of Map.groupBy(matches, ({ league }) => league.templateId).values()) {
    const season = ofTemplate.map(({ league }) => league.season).reduce((a, b) => (a > b ? a : b));
    const ofSeason = ofTemplate.filter(({ league }) => league.season === season);
    if (ofSeason.at(-1)!.event.start > nowS - RUNNING_S) newest.set(ofSeason[0]!.league.tournamentId, ofSeason);
  }
  const seasons = [...newest.values()].map((ofSeason): RunningSeason => {
    const stages = ofSeason.map(({ league }) => league);
    return { matches: ofSeason, stage: stages.findLast(({ hasStandings }) => hasStandings) ?? stages.at(-1)! };
  });
  return seasons.sort(
    (a, b) =>
      Number(b.stage.hasStandings) - Number(a.stage.hasStandings) ||
      b.matches.length - a.matches.length ||
      (a.stage.id < b.stage.id ? -1 : 1),
  );
}

function competitionOf(shown: FeedState, { stage }: RunningSeason, place: ReturnType<typeof rowOfTeam>): TeamCompetition {
  const { state, words } = shown;
  const stages = [...state.leagues.values()].filter(({ tournamentId }) => tournamentId === stage.tournamentId);
  return {
    name: words.competition(stage).name,
    url: leaguePagePath(stage),
    season: stage.season,
    tournament: stage.tournamentId,
    stage: stage.id,
    tables: place !== null,
    draw: stages.some((each) => hasDraw(state, each)),
    scorers: hasScorers(state, stage),
    rank: place?.row.rank ?? null,
    teams: place?.teams ?? null,
    simulated: stage.origin !== 'real',
  };
}

/** The place after each of the team's matches; of a long season after some of them. */
function positionsOf(
  state: LiveState,
  season: Season,
  matches: readonly TeamMatch[],
  { id, now, nowS }: { id: ParticipantId; now: StandingsRow; nowS: number },
): TeamPosition[] {
  const input = standingsInput(state, season, nowS);
  const counted = new Set(input.matches.filter(({ live }) => !live).map((match) => match.id));
  const played = matches.filter(({ event }) => counted.has(event.id));
  const step = Math.ceil(played.length / MOST_POSITIONS);
  return played.flatMap(({ event: { start, round } }, index): TeamPosition[] => {
    const isLast = index === played.length - 1;
    if (isLast) return [{ rank: now.rank, played: index + 1, start, round }];
    if ((index + 1) % step !== 0) return [];
    const until = played[index + 1]!.event.start;
    const before = input.matches.filter((match) => match.start < until && !match.live);
    const place = rowOfTeam(standings({ ...input, matches: before, nowS: until }).sections, id);
    return place === null ? [] : [{ rank: place.row.rank, played: index + 1, start, round }];
  });
}

function badgesOf(matches: readonly TeamMatch[], id: ParticipantId): FormBadge[] {
  return matches.toReversed().flatMap(({ event }) => {
    const badge = formBadge(sportById(event.sportId)!, event, event.home === id ? 'home' : 'away');
    return badge === null ? [] : [badge];
  });
}

function figuresOf(season: Season, row: StandingsRow, badges: readonly FormBadge[], words: Vocabulary): TeamFigures {
  const form = recentForm(badges, season.rules.points);
  const { played, points, goalsFor, goalsAgainst } = row;
  return {
    ...{ played, points, goalsFor, goalsAgainst },
    scored: words.phrase(season.rules.scored),
    unbeaten: unbeatenRun(badges),
    formPoints: form.points,
    formOf: form.of,
  };
}

function hasInjuries(state: LiveState, id: ParticipantId, matches: readonly TeamMatch[]): boolean {
  if (recordsOf(state, 'injuries', id).some(({ team }) => team === id)) return true;
  const next = matches.find(({ event }) => event.stageType !== StageType.finished)?.event;
  const absences = next === undefined ? [] : (state.facts.get(next.id) ?? NO_FACTS).absences;
  return absences.some(({ id: side, players }) => next![side] === id && players.length > 0);
}

/** Parts of the address of the pages that have content. */
function pagesOf(shown: FeedState, participant: Participant, matches: readonly TeamMatch[], nowS: number): string[] {
  const { state } = shown;
  const { id } = participant;
  const sport = sportById(participant.sportId)!;
  const seasons = new Set(matches.map(({ league }) => league.tournamentId));
  const has: Readonly<Record<string, boolean>> = {
    resultater: matches.some(({ event }) => event.stageType === StageType.finished),
    kampprogram: matches.some(({ event }) => event.stageType !== StageType.finished),
    trup: (squadText({ participant: id }, shown, nowS) ?? '') !== '',
    transfers: sport.transfers && recordsOf(state, 'transfers', id).some(({ from, to }) => from === id || to === id),
    nyheder: hasNewsOn(shown, id),
    skader: hasInjuries(state, participant.id, matches),
    arkiv: sport.duel && seasons.size > 0,
  };
  return Object.keys(has).filter((page) => has[page]);
}

export function teamSeasonText({ participant: named }: NamedParticipant, shown: FeedState, nowS: number): string | null {
  const { state, words } = shown;
  const participant = state.participants.get(named as ParticipantId);
  if (participant === undefined) return null;
  if (participant.deleted === true) return '';
  const { id } = participant;
  const matches = matchesOfTeam(shown, id);
  const placed = runningSeasons(matches, nowS).map((running) => {
    const season = running.stage.hasStandings ? seasonOf(state, running.stage) : null;
    const place = season === null ? null : rowOfTeam(standings(standingsInput(state, season, nowS)).sections, id);
    return { running, season, place };
  });
  const competitions = placed.map(({ running, place }) => competitionOf(shown, running, place));
  const [main] = placed;
  const isPlaced = main !== undefined && main.season !== null && main.place !== null;
  const pages = pagesOf(shown, participant, matches, nowS);
  const { ground = '', coach = '' } = state.profiles.get(id) ?? {};
  return writeTeamSeason({
    ...{ ground, coach },
    pages: competitions.some(({ tables, draw }) => tables || draw) ? [...pages, 'stilling'] : pages,
    competitions,
    figures: isPlaced ? figuresOf(main.season!, main.place!.row, badgesOf(matches, id), words) : null,
    positions: isPlaced ? positionsOf(state, main.season!, main.running.matches, { id, now: main.place!.row, nowS }) : [],
  });
}
