import {
  byStart,
  HOME_COUNTRY,
  compareNames,
  type EventId,
  type EventItem,
  isScored,
  type League,
  type LiveState,
  type ParticipantId,
  type StageId,
  type TopScorer,
  topScorers,
  WORLD,
} from '@stillingen/domain';
import { type ScorerRow, standingsCode, TOP_SCORERS_CODE, writeTableList, writeTopScorers } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { signatureOf } from '../body.ts';
import { linkOf, personNamed } from '../match/persons.ts';
import { type NamedStage, type NamedTable, stageNamed, standingsText } from '../standings/standings.ts';
import { drawText } from './draw.ts';

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

const matchesOf = (state: LiveState, { stage }: NamedStage): EventItem[] =>
  countedWith(state, state.leagues.get(stage as StageId)!).map((id) => state.events.get(id)!);

function scorersOf(state: LiveState, named: NamedStage): TopScorer[] | null {
  const requested = state.leagues.get(named.stage as StageId);
  if (requested === undefined || requested.tournamentId !== named.tournament) return null;
  return topScorers(matchesOf(state, named).map((event) => ({ event, incidents: state.incidents.get(event.id) ?? [] })));
}

/** The person of the name in the latest match of the team that names it. */
function personOf(state: LiveState, matches: readonly EventItem[], { player, team }: TopScorer): ParticipantId | undefined {
  for (const match of matches) {
    if (match.home !== team && match.away !== team) continue;
    const person = personNamed(state, match, match.home === team ? 'home' : 'away', player);
    if (person !== undefined) return person;
  }
  return undefined;
}

function rowOf(
  { state, words }: FeedState,
  { rank, player, team: id, goals, assists }: TopScorer,
  person: ParticipantId | undefined,
): ScorerRow {
  const { name, code } = state.participants.get(id)!;
  const link = linkOf(state, person);
  const home = state.participants.get(link.id as ParticipantId)?.country ?? WORLD;
  const country = home === WORLD ? null : words.country(home);
  const of = { countryId: country?.id ?? null, country: country?.name ?? null, playerId: link.id, playerUrl: link.url };
  return { ...of, rank, player, teamId: id, team: name, teamCode: code, teamUrl: linkOf(state, id).url, goals, assists };
}

export function topScorersText(named: NamedStage, shown: FeedState): string | null {
  const { state, words } = shown;
  const scorers = scorersOf(state, named);
  if (scorers === null) return null;
  const matches = matchesOf(state, named).toSorted((a, b) => byStart(b, a));
  const rows = scorers.map((scorer) => rowOf(shown, scorer, personOf(state, matches, scorer)));
  const teams = new Map(rows.map(({ teamId, team }) => [teamId!, team!]));
  return writeTopScorers({
    title: words.scorers.title,
    filter: {
      title: words.scorers.filter,
      choices: [...teams].map(([id, name]) => ({ id, name })).toSorted((a, b) => compareNames(HOME_COUNTRY, a.name, b.name)),
    },
    emptyText: words.scorers.none,
    columns: (['goals', 'assists'] as const).map((column) => ({ column, ...words.scorers[column] })),
    scorers: rows,
  });
}
