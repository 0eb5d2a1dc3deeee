import {
  battingsOf,
  byesOf,
  countedResult,
  type EventItem,
  type League,
  type LiveState,
  type ParticipantId,
  rulesFor,
  standings,
  type StandingsRow,
  StageType,
} from '@stillingen/domain';

export interface NamedRow extends StandingsRow {
  readonly name: string;
}

const TRIES = new Set(['try', 'penalty-try']);

/** By the rules of the sport, from the matches that `counts` keeps. Byes count until `nowS`. */
export function seasonTable(
  state: LiveState,
  { slug, season }: Pick<League, 'slug' | 'season'>,
  counts: (event: EventItem) => boolean = () => true,
  nowS: number = Number.MAX_SAFE_INTEGER,
): NamedRow[] {
  const stages = [...state.leagues.values()].filter(
    (league) => league.slug === slug && league.season === season && league.hasStandings,
  );
  const { sportId, country, tournamentId } = stages[0]!;
  const rules = rulesFor(sportId, country, slug, season);
  const staged = stages.flatMap((stage) =>
    [...(state.eventsOfLeague.get(stage.id) ?? [])].map((id) => ({ stage, event: state.events.get(id)! })),
  );
  const tries = ({ id }: EventItem, of: string): number =>
    (state.incidents.get(id) ?? []).filter(({ type, side }) => TRIES.has(type) && side === of).length;
  const matches = staged.flatMap(({ stage: { role, group }, event }) => {
    const counted = countedResult(event, rules);
    if (counted === null || event.stageType === StageType.live || !counts(event)) return [];
    const { id, home, away, start } = event;
    return [
      {
        id,
        home,
        away,
        start,
        role,
        group,
        live: false,
        ...counted,
        batting: battingsOf(event),
        tries: [tries(event, 'home'), tries(event, 'away')] as const,
      },
    ];
  });
  const nameOf = (id: ParticipantId): string => state.participants.get(id)!.name;
  const { sections } = standings({
    rules,
    stages: stages.map(({ id, role, group }) => {
      const own = staged.filter(({ stage }) => stage.id === id);
      return { role, group, participants: own.flatMap(({ event: { home, away } }) => [home, away]) };
    }),
    matches,
    byes: byesOf(state.byes.values(), tournamentId, nowS),
    deductions: [...state.deductions.values()].filter((deduction) => deduction.tournamentId === tournamentId),
    side: 'overall',
    includeLive: false,
    nowS,
    nameOf,
  });
  return sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, name: nameOf(row.participant) })));
}
