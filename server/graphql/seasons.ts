import type { League, LiveState } from '@stillingen/domain';
import type { QueryContext } from './parameters.ts';

/** Standings tabs: overall, home, away. */
const TAB_IDS = ['1', '2', '3'];

/** First and last start in a stage (seconds); null without any. */
function boundsOf({ events, races, eventsOfLeague, racesOfLeague }: LiveState, { id }: League) {
  const starts = [
    ...[...(eventsOfLeague.get(id) ?? [])].map((event) => events.get(event)!.start),
    ...[...(racesOfLeague.get(id) ?? [])].map((race) => races.get(race)!.start),
  ];
  return starts.length === 0 ? { first: null, last: null } : { first: Math.min(...starts), last: Math.max(...starts) };
}

const seasonOf = ({ tournamentId, templateId, season }: League, newest: string) => {
  const [start = '', end = start] = season.split('/');
  return { tournamentId, tournamentTemplateId: templateId, start, end, isCurrent: season === newest, images: [], winners: [] };
};

function stageOf({ state, names, words }: QueryContext, stage: League) {
  const { first, last } = boundsOf(state, stage);
  return {
    tournamentStage: {
      id: stage.id,
      stageStartEstimated: first,
      stageEndEstimated: last,
      isFinal: stage.role !== 'qualification',
      tournamentStageTabIds: stage.hasStandings ? TAB_IDS : [],
    },
    leagueNames: {
      country: names.country(stage, words),
      tournament: words.competition(stage).name,
      stage: names.stage(stage, words),
    },
  };
}

/** `lph`: a season with its stages, and the other seasons, the newest first; null for an unknown
 * stage. */
export function seasonsOf(context: QueryContext, tournamentId: string, stageId: string) {
  const all = [...context.state.leagues.values()];
  const requested = all.find((league) => league.id === stageId && league.tournamentId === tournamentId);
  if (requested === undefined) return null;
  const family = all.filter(({ templateId }) => templateId === requested.templateId);
  const seasons = new Map(family.map((league) => [league.tournamentId, league]));
  const newest = family
    .map(({ season }) => season)
    .sort()
    .at(-1)!;
  seasons.delete(requested.tournamentId);
  const stages = family.filter((league) => league.tournamentId === tournamentId && league !== requested);
  return {
    requested: {
      ...seasonOf(requested, newest),
      tournamentStages: {
        requested: stageOf(context, requested),
        other: stages.map((stage) => stageOf(context, stage)),
      },
    },
    other: [...seasons.values()].sort((a, b) => (a.season > b.season ? -1 : 1)).map((league) => seasonOf(league, newest)),
  };
}
