import {
  countsTogether,
  knockoutDraw,
  type League,
  type LiveState,
  otherSide,
  type ParticipantId,
  sportById,
  type StageRole,
  StageType,
  topScorers,
} from '@stillingen/domain';
import { type ArchiveLine, readStandings, standingsCode, type StandingTeam, writeArchive, crestText } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { linkOf } from '../match/persons.ts';
import { standingsText } from '../standings/standings.ts';

interface Placed {
  readonly id: ParticipantId;
  readonly points: number | null;
}
interface Ending {
  readonly winner: Placed;
  readonly runnerUp: Placed | null;
  readonly scorer: Pick<ArchiveLine, 'scorer' | 'scorerUrl' | 'scorerTeam' | 'scorerGoals'>;
}

const NO_SCORER: Ending['scorer'] = { scorer: '', scorerUrl: '', scorerTeam: '', scorerGoals: null };
const POINTS = standingsCode({ kind: 'points', side: 'overall', line: null });
const unplaced = (id: ParticipantId): Placed => ({ id, points: null });

function isOver({ events, races, eventsOfLeague, racesOfLeague }: LiveState, stages: readonly League[]): boolean {
  const types = stages.flatMap(({ id }) => [
    ...[...(eventsOfLeague.get(id) ?? [])].map((event) => events.get(event)!.stageType),
    ...[...(racesOfLeague.get(id) ?? [])].map((race) => races.get(race)!.stageType),
  ]);
  return types.length > 0 && types.every((type) => type === StageType.finished);
}

/** Play-offs are for the title where a series of matches decides them. */
function decidesTitle({ sportId, role }: League): boolean {
  const roles: readonly StageRole[] = sportById(sportId)!.playoff === 'aggregate' ? ['knockout'] : ['knockout', 'playoff'];
  return sportById(sportId)!.duel && roles.includes(role);
}

function ofFinal(state: LiveState, stage: League): readonly [Placed, Placed] | null {
  const matches = [...(state.eventsOfLeague.get(stage.id) ?? [])]
    .map((id) => state.events.get(id)!)
    .filter(({ round }) => round !== '');
  const last = knockoutDraw(matches, countsTogether(stage.sportId, stage.role)).at(-1);
  const [final, ...others] = last?.ties ?? [];
  if (final === undefined || others.length > 0 || final.winner === null) return null;
  return [unplaced(final[final.winner]), unplaced(final[otherSide(final.winner)])];
}

const LEAST_SIDES = 3;
/** Where a league is split for its last rounds, pairs of one half meet once or twice more. */
const WHOLE_SHARE = 0.8;
const USUAL_MEETINGS = 0.9;

/** Whether the known matches of a table are nearly all of its season; an import may hold some rounds. */
function isWhole({ events, eventsOfLeague }: LiveState, stage: League): boolean {
  const matches = [...(eventsOfLeague.get(stage.id) ?? [])].map((id) => events.get(id)!);
  const sides = new Set(matches.flatMap(({ home, away }) => [home, away])).size;
  const pairs = (sides * (sides - 1)) / 2;
  const meetings = [...Map.groupBy(matches, ({ home, away }) => [home, away].sort().join(' ')).values()]
    .map(({ length }) => length)
    .toSorted((a, b) => a - b);
  const usual = meetings[Math.floor(meetings.length * USUAL_MEETINGS)] ?? 0;
  return sides >= LEAST_SIDES && matches.length >= pairs * usual * WHOLE_SHARE;
}

function ofTable(stage: League, shown: FeedState, nowS: number): readonly Placed[] {
  if (!isWhole(shown.state, stage)) return [];
  const text = standingsText({ tournament: stage.tournamentId, stage: stage.id, table: POINTS }, shown, nowS);
  const tables = text === null || text === '' ? [] : readStandings(text).tables;
  // Groups have no winner in common.
  if (tables.length === 0 || (tables.length > 1 && stage.role === 'group')) return [];
  const placed = ({ id, points }: StandingTeam): Placed => ({ id: id as ParticipantId, points });
  return tables[0]!.teams.slice(0, 2).map(placed);
}

function scorerOf(state: LiveState, stages: readonly League[]): Ending['scorer'] {
  const ids = stages
    .filter(({ role }) => role !== 'qualification')
    .flatMap(({ id }) => [...(state.eventsOfLeague.get(id) ?? [])]);
  const [first] = topScorers(ids.map((id) => ({ event: state.events.get(id)!, incidents: state.incidents.get(id) ?? [] })));
  if (first === undefined) return NO_SCORER;
  const { player, team, goals } = first;
  return { scorer: player, scorerUrl: '', scorerTeam: state.participants.get(team)!.name, scorerGoals: goals };
}

function counted(stages: readonly League[], shown: FeedState, nowS: number): Ending | null {
  const { state } = shown;
  if (!isOver(state, stages)) return null;
  const final = stages
    .filter(decidesTitle)
    .map((stage) => ofFinal(state, stage))
    .find((found) => found !== null);
  const [winner, runnerUp = null] =
    final ?? stages.map((stage) => ofTable(stage, shown, nowS)).find(({ length }) => length > 0) ?? [];
  return winner === undefined ? null : { winner, runnerUp, scorer: scorerOf(state, stages) };
}

function reported(state: LiveState, template: string, season: string): Ending | null {
  const result = [...state.seasonResults.values()].find((each) => each.templateId === template && each.season === season);
  if (result === undefined) return null;
  const { winner, runnerUp, points, topScorer } = result;
  const nameOf = (id: ParticipantId | null): string => (id === null ? '' : state.participants.get(id)!.name);
  return {
    winner: { id: winner, points: points?.[0] ?? null },
    runnerUp: runnerUp === null ? null : { id: runnerUp, points: points?.[1] ?? null },
    scorer:
      topScorer === null
        ? NO_SCORER
        : {
            scorer: nameOf(topScorer.player),
            scorerUrl: linkOf(state, topScorer.player).url,
            scorerTeam: nameOf(topScorer.team),
            scorerGoals: topScorer.goals,
          },
  };
}

function lineOf(state: LiveState, season: string, hasMatches: boolean, { winner, runnerUp, scorer }: Ending): ArchiveLine {
  const first = state.participants.get(winner.id)!;
  const second = runnerUp === null ? undefined : state.participants.get(runnerUp.id);
  return {
    season,
    hasMatches,
    winner: first.name,
    winnerId: first.id,
    winnerCode: first.code,
    winnerColours: crestText(first) ?? '',
    winnerCountry: first.country,
    winnerUrl: linkOf(state, first.id).url,
    winnerPoints: winner.points,
    runnerUp: second?.name ?? '',
    runnerUpCode: second?.code ?? '',
    runnerUpColours: second === null || second === undefined ? '' : (crestText(second) ?? ''),
    runnerUpCountry: second?.country ?? '',
    runnerUpUrl: linkOf(state, second?.id).url,
    runnerUpPoints: runnerUp?.points ?? null,
    ...scorer,
  };
}

/** How the seasons of a competition ended: as reported, else by their matches. */
export function archiveText({ template }: { readonly template: string }, shown: FeedState, nowS: number): string | null {
  const { state } = shown;
  const stages = Map.groupBy(
    [...state.leagues.values()].filter(({ templateId }) => templateId === template),
    ({ season }) => season,
  );
  if (stages.size === 0) return null;
  const seasons = new Set(stages.keys());
  for (const { templateId, season } of state.seasonResults.values()) if (templateId === template) seasons.add(season);
  return writeArchive(
    [...seasons]
      .toSorted()
      .toReversed()
      .flatMap((season) => {
        const own = stages.get(season);
        const ending = reported(state, template, season) ?? (own === undefined ? null : counted(own, shown, nowS));
        return ending === null ? [] : [lineOf(state, season, own !== undefined, ending)];
      }),
  );
}
