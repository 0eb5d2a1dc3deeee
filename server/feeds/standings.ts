import {
  byesOf,
  countedResult,
  type EventId,
  type EventItem,
  isDecided,
  type League,
  type LiveState,
  type Pair,
  type ParticipantId,
  type RoundMatch,
  type StageId,
  rulesFor,
  standings,
  standingsHeads,
  type StandingsMatch,
  type StandingsRules,
  StageType,
  tieBreakNote,
} from '@stillingen/domain';
import { writeStandings } from '@stillingen/wire';
import { championshipText } from './championship.ts';
import { teamRow } from './standing-row.ts';

const SIDES = { 1: 'overall', 2: 'home', 3: 'away' } as const;
const TITLES = { 1: 'Samlet', 2: 'Hjemme', 3: 'Ude' } as const;

const TRIES = new Set(['try', 'penalty-try']);

/** The tries of each side that were told of and stand. */
function triesOf(state: LiveState, id: EventId): Pair {
  const tries = (state.incidents.get(id) ?? []).filter(({ type, withdrawn }) => withdrawn === null && TRIES.has(type));
  const home = tries.filter(({ side }) => side === 'home').length;
  return [home, tries.length - home];
}

interface SeasonMatches {
  readonly matches: StandingsMatch[];
  /** All of them, also those that are still to be played. */
  readonly rounds: RoundMatch[];
  readonly participants: Map<League, ParticipantId[]>;
}

/** The matches of a season that count, or would if they ended as they stand. */
function matchesOf(state: LiveState, stages: readonly League[], rules: StandingsRules): SeasonMatches {
  const matches: StandingsMatch[] = [];
  const rounds: RoundMatch[] = [];
  const participants = new Map<League, ParticipantId[]>();
  for (const stage of stages) {
    const named = new Set<ParticipantId>();
    for (const id of state.eventsOfLeague.get(stage.id) ?? []) {
      const event = state.events.get(id)!;
      named.add(event.home).add(event.away);
      const { home, away, round } = event;
      rounds.push({ home, away, round, over: event.stageType === StageType.finished });
      const live = event.stageType === StageType.live;
      const counted = countedResult(event, rules);
      if (counted === null || !(live || isDecided(event.stage))) continue;
      matches.push({
        id,
        home,
        away,
        ...counted,
        ...(rules.points.bonus === undefined ? {} : { tries: triesOf(state, id) }),
        role: stage.role,
        group: stage.group,
        start: event.start,
        live,
      });
    }
    participants.set(stage, [...named]);
  }
  return { matches, rounds, participants };
}

/** Each participant's next match of the season, for the badge in front of the form. */
function nextMatches(state: LiveState, stages: readonly League[]): Map<ParticipantId, EventItem> {
  const next = new Map<ParticipantId, EventItem>();
  for (const stage of stages) {
    for (const id of state.eventsOfLeague.get(stage.id) ?? []) {
      const event = state.events.get(id)!;
      if (event.stageType !== StageType.scheduled) continue;
      for (const participant of [event.home, event.away]) {
        const known = next.get(participant);
        if (known === undefined || event.start < known.start) next.set(participant, event);
      }
    }
  }
  return next;
}

/**
 * The standings of a season as a feed; of one group where the stage is one. A race stands for the stage that it belongs to.
 * Null where there is no such stage or it has no such table.
 */
export function standingsText(
  state: LiveState,
  tournamentId: string,
  stageId: string,
  table: number,
  nowS: number,
): string | null {
  const asked = state.leagues.get(state.races.get(stageId as EventId)?.leagueId ?? (stageId as StageId));
  if (asked === undefined || asked.tournamentId !== tournamentId) return null;
  if (!asked.hasStandings) return championshipText(state, asked, table);
  const stages = [...state.leagues.values()].filter((league) => league.tournamentId === tournamentId && league.hasStandings);
  const rules = rulesFor(asked.sportId, asked.country, asked.slug, asked.season);
  const { matches, rounds, participants } = matchesOf(state, stages, rules);
  const side = table as keyof typeof SIDES;
  const { sections, zones } = standings({
    rules,
    stages: stages.map((stage) => ({ role: stage.role, group: stage.group, participants: participants.get(stage)! })),
    matches,
    deductions: [...state.deductions.values()].filter((deduction) => deduction.tournamentId === tournamentId),
    byes: rules.byePoints === 0 ? new Map() : byesOf(rounds),
    side: SIDES[side],
    includeLive: true,
    nowS,
    nameOf: (id) => state.participants.get(id)!.name,
  });
  const next = nextMatches(state, stages);
  const wanted = asked.group === '' ? sections : sections.filter(({ group }) => group === asked.group);
  const tables = wanted.map((section) => ({
    title: section.title,
    teams: section.rows.map((row) => teamRow(state, row, rules, next.get(row.participant))),
  }));
  return writeStandings({
    title: TITLES[side],
    columns: standingsHeads(
      rules,
      wanted.flatMap(({ rows }) => rows),
    ),
    tables,
    zones,
    note: tieBreakNote(rules),
  });
}
