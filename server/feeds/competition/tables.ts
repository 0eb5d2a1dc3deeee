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
import { type ScorerRow, standingsCode, TOP_SCORERS_CODE, writeTableList, writeTopScorers } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { signatureOf } from '../body.ts';
import { type NamedStage, type NamedTable, stageNamed, standingsText } from '../standings/standings.ts';
import { drawText } from './draw.ts';
import { READERS_LAND } from './menu.ts';

const SIDES = ['overall', 'home', 'away'] as const;
/** Over and under with all lines at once. */
const CODES: readonly string[] = [
  ...SIDES.map((side) => standingsCode({ kind: 'points', side, line: null })),
  ...SIDES.map((side) => standingsCode({ kind: 'form', side, line: null })),
  ...SIDES.map((side) => standingsCode({ kind: 'over-under', side, line: 'all' })),
  ...SIDES.map((side) => standingsCode({ kind: 'half-time', side, line: null })),
];

export const tableText = (name: NamedTable, shown: FeedState, nowS: number): string | null =>
  name.table === TOP_SCORERS_CODE ? topScorersText(name, shown) : standingsText(name, shown, nowS);

export function tablesText(name: NamedStage, shown: FeedState, nowS: number): string | null {
  if (stageNamed(shown.state, name) === null) return null;
  const scorers = scorersOf(shown.state, name) ?? [];
  const codes = scorers.length === 0 ? CODES : [...CODES, TOP_SCORERS_CODE];
  const draw = drawText(name, shown) ?? '';
  return writeTableList({
    tables: codes.flatMap((code) => {
      const text = tableText({ ...name, table: code }, shown, nowS);
      return text === null ? [] : [{ code, hash: signatureOf(text) }];
    }),
    draw: draw === '' ? null : signatureOf(draw),
  });
}

/** The goals of a qualification are counted apart from those of the season. */
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

function scorersOf(state: LiveState, { tournament, stage }: NamedStage): TopScorer[] | null {
  const requested = state.leagues.get(stage as StageId);
  if (requested === undefined || requested.tournamentId !== tournament) return null;
  const matches = countedWith(state, requested);
  return topScorers(matches.map((id) => ({ event: state.events.get(id)!, incidents: state.incidents.get(id) ?? [] })));
}

function rowOf(state: LiveState, { rank, player, team: id, goals, assists }: TopScorer): ScorerRow {
  const { name, code, slug } = state.participants.get(id)!;
  const unknown = { countryId: null, country: null, playerId: '', playerUrl: '' };
  return { ...unknown, rank, player, teamId: id, team: name, teamCode: code, teamUrl: slug, goals, assists };
}

export function topScorersText(named: NamedStage, { state, words }: FeedState): string | null {
  const scorers = scorersOf(state, named);
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
