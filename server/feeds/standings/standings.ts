import {
  byesOf,
  type EventId,
  type League,
  type LiveState,
  makesTable,
  otherTables,
  rulesFor,
  type StageId,
  standings,
  standingsHeads,
  type StandingsInput,
  type StandingsMatch,
  type StandingsRules,
} from '@stillingen/domain';
import {
  type ChosenTable,
  GOAL_LINES,
  type Standings,
  standingsTableOf,
  type StandingsTableName,
  writeStandings,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { FeedState } from '../../projection/item-source.ts';
import { championshipText } from './championship.ts';
import { halfTimeTables, overUnderTables } from './counted-standings.ts';
import { nextMatches, seasonMatches } from './season-matches.ts';
import { teamRow } from './standing-row.ts';

type Tables = Pick<Standings, 'columns' | 'tables' | 'zones' | 'note'>;

export interface Season extends ReturnType<typeof seasonMatches> {
  readonly requested: League;
  readonly stages: readonly League[];
  readonly rules: StandingsRules;
}

export function seasonOf(state: LiveState, requested: League): Season {
  const stages = [...state.leagues.values()].filter(
    (league) => league.tournamentId === requested.tournamentId && league.hasStandings,
  );
  const rules = rulesFor(requested.sportId, requested.country, requested.slug, requested.season);
  return { requested, stages, rules, ...seasonMatches(state, stages, rules) };
}

const rolesOf = ({ stages, participants }: Season) =>
  stages.map((stage) => ({ role: stage.role, group: stage.group, participants: participants.get(stage)! }));

const wanted = <Section extends { readonly group: string }>(
  sections: readonly Section[],
  { group }: League,
): readonly Section[] => (group === '' ? sections : sections.filter((section) => section.group === group));

/** Of the whole season with its running matches. */
export function standingsInput(state: LiveState, season: Season, nowS: number): StandingsInput {
  const { requested, rules, matches } = season;
  return {
    rules,
    stages: rolesOf(season),
    matches,
    deductions: [...state.deductions.values()].filter(({ tournamentId }) => tournamentId === requested.tournamentId),
    orders: [...state.tieOrders.values()].flatMap(({ tournamentId, participants }) =>
      tournamentId === requested.tournamentId ? [participants] : [],
    ),
    byes: rules.byePoints === 0 ? new Map() : byesOf(state.byes.values(), requested.tournamentId, nowS),
    side: 'overall',
    includeLive: true,
    nowS,
    nameOf: (id) => state.participants.get(id)!.name,
  };
}

function pointTables(
  state: LiveState,
  season: Season,
  { kind, side }: StandingsTableName,
  nowS: number,
  words: Vocabulary,
): Tables {
  const { requested, stages, rules } = season;
  const { sections, zones, tieBreaks } = standings({
    ...standingsInput(state, season, nowS),
    ...{ side, isForm: kind === 'form', includeLive: kind !== 'official' },
  });
  const next = nextMatches(state, stages);
  const shown = wanted(sections, requested);
  return {
    columns: standingsHeads(
      rules,
      shown.flatMap(({ rows }) => rows),
    ).map((head) => ({ column: head.column, ...words.head(head, rules.scored) })),
    tables: shown.map((section) => ({
      title: words.phrase(section.title),
      teams: section.rows.map((row) => teamRow(state, row, rules, next.get(row.participant), words)),
    })),
    zones: zones.map((zone) => ({ ...zone, label: words.zone(zone) })),
    note: words.tieBreakNote(
      { ...rules, tieBreaks },
      shown.some(({ rows }) => rows.some(({ tieBroken, played }) => tieBroken === 'name' && played > 0)),
    ),
  };
}

function countedTables(state: LiveState, season: Season, { side, line }: StandingsTableName, words: Vocabulary): Tables {
  const { requested, matches } = season;
  const input = {
    stages: rolesOf(season),
    matches,
    side,
    nameOf: (id: StandingsMatch['home']) => state.participants.get(id)!.name,
  };
  if (line === 'all') {
    const each = GOAL_LINES.map((of) => ({ of: words.decimal(String(of)), ...overUnderTables(state, input, of, words) }));
    const tables = each.flatMap(({ of, sections }) =>
      wanted(sections, requested).map(({ group, teams }) => ({
        title: group === '' ? of : `${words.phrase(group)}, ${of}`,
        teams,
      })),
    );
    return { columns: each[0]!.columns, tables, zones: [], note: each[0]!.note };
  }
  const { columns, sections, note } =
    line === null ? halfTimeTables(state, input, words) : overUnderTables(state, input, line, words);
  return {
    columns,
    tables: wanted(sections, requested).map(({ group, teams }) => ({ title: words.phrase(group), teams })),
    zones: [],
    note,
  };
}

/** A stage, as feed names give it. */
export interface NamedStage {
  readonly tournament: string;
  readonly stage: string;
}
export interface NamedTable extends NamedStage {
  readonly table: string;
}
type StandingsSource = Pick<FeedState, 'state' | 'words'>;

/** A race stands for its stage. */
export function stageNamed(state: LiveState, name: NamedStage): League | null {
  const stage = state.leagues.get(state.races.get(name.stage as EventId)?.leagueId ?? (name.stage as StageId));
  return stage?.tournamentId === name.tournament ? stage : null;
}

const offeredTables = ({ rules, matches }: Season): ChosenTable[] => [
  ...(matches.some((match) => match.live && makesTable(match)) ? (['official'] as const) : []),
  ...otherTables(rules, matches),
];

/** Of one group where the stage is one. `table`: the code of a table in the feed's name. */
export function standingsText(named: NamedTable, { state, words }: StandingsSource, nowS: number): string | null {
  const requested = stageNamed(state, named);
  const name = standingsTableOf(named.table);
  if (requested === null || name === null) return null;
  if (!requested.hasStandings) return championshipText(state, requested, named.table, words);
  const season = seasonOf(state, requested);
  const offered = offeredTables(season);
  const { kind, side } = name;
  if (kind !== 'points' && kind !== 'official' && !offered.includes(kind)) return null;
  const isCounted = kind === 'over-under' || kind === 'half-time';
  return writeStandings({
    title: words.tables[kind === 'official' ? 'points' : kind],
    sideTitle: words.sides[side],
    otherTables: offered,
    ...(isCounted ? countedTables(state, season, name, words) : pointTables(state, season, name, nowS, words)),
  });
}
