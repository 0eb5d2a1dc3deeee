import {
  compareNames,
  type EventId,
  isScored,
  type League,
  type LiveState,
  type StageId,
  type TopScorer,
  topScorers,
} from '@stillingen/domain';
import { type ScorerRow, writeTopScorers } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { READERS_LAND } from './menu.ts';

/** The matches whose goals are counted together with those of a stage: its qualification, or all the rest of its season. */
function countedWith({ leagues, eventsOfLeague }: LiveState, { tournamentId, role }: League): EventId[] {
  const qualifies = role === 'qualification';
  return [...leagues.values()]
    .filter((stage) => stage.tournamentId === tournamentId && (stage.role === 'qualification') === qualifies)
    .flatMap(({ id }) => [...(eventsOfLeague.get(id) ?? [])]);
}

export const hasScorers = (state: LiveState, stage: League): boolean =>
  countedWith(state, stage).some((id) =>
    (state.incidents.get(id) ?? []).some((incident) => isScored(incident) && incident.player !== ''),
  );

/** The scorers of the season of a stage; null for an unknown stage. */
export function scorersOf(state: LiveState, tournamentId: string, stageId: string): TopScorer[] | null {
  const asked = state.leagues.get(stageId as StageId);
  if (asked === undefined || asked.tournamentId !== tournamentId) return null;
  const matches = countedWith(state, asked);
  return topScorers(matches.map((id) => ({ event: state.events.get(id)!, incidents: state.incidents.get(id) ?? [] })));
}

function rowOf(state: LiveState, { rank, player, team: id, goals, assists }: TopScorer): ScorerRow {
  const { name, code, slug } = state.participants.get(id)!;
  // An incident says no more of a player than the name.
  const unknown = { countryId: null, country: null, playerId: '', playerUrl: '' };
  return { ...unknown, rank, player, teamId: id, team: name, teamCode: code, teamUrl: slug, goals, assists };
}

/** The top scorers of the season of a stage; null where there is no such stage. */
export function topScorersText(state: LiveState, tournamentId: string, stageId: string, words: Vocabulary): string | null {
  const scorers = scorersOf(state, tournamentId, stageId);
  if (scorers === null) return null;
  const rows = scorers.map((scorer) => rowOf(state, scorer));
  const teams = new Map(rows.map(({ teamId, team }) => [teamId!, team!]));
  return writeTopScorers({
    title: words.scorers.title,
    filter: {
      title: words.scorers.filter,
      choices: [...teams].map(([id, name]) => ({ id, name })).toSorted((a, b) => compareNames(READERS_LAND, a.name, b.name)),
    },
    emptyText: words.scorers.none,
    columns: (['goals', 'assists'] as const).map((column) => ({ column, ...words.scorers[column] })),
    scorers: rows,
  });
}
