import type { StageRole } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import type { StandingsMatch, TableSide } from './tally.ts';

export interface StandingsStage {
  readonly role: StageRole;
  readonly group: string;
  readonly participants: readonly ParticipantId[];
}

const COUNTED = new Set<StageRole>(['main', 'group', 'championship', 'relegation']);

export const makesTable = ({ role }: { readonly role: StageRole }): boolean => COUNTED.has(role);

export interface Pool {
  readonly role: 'main' | 'group';
  readonly group: string;
  readonly participants: Set<ParticipantId>;
  readonly matches: StandingsMatch[];
}

/** One per group, by name; a divided table is one pool. */
export function poolsOf(stages: readonly StandingsStage[], matches: readonly StandingsMatch[]): Pool[] {
  const pools = new Map<string, Pool>();
  const poolFor = ({ role, group }: Pick<StandingsStage, 'role' | 'group'>): Pool => {
    const key = role === 'championship' || role === 'relegation' ? '' : group;
    let pool = pools.get(key);
    if (pool === undefined) {
      pool = { role: role === 'group' ? 'group' : 'main', group: key, participants: new Set(), matches: [] };
      pools.set(key, pool);
    }
    return pool;
  };
  for (const stage of stages.filter(makesTable)) {
    const { participants } = poolFor(stage);
    for (const participant of stage.participants) participants.add(participant);
  }
  for (const match of matches) {
    const pool = poolFor(match);
    pool.participants.add(match.home).add(match.away);
    pool.matches.push(match);
  }
  return [...pools.values()].sort((a, b) => (a.group < b.group ? -1 : 1));
}

export const FORM_LENGTH = 5;

/** Newest first; `matches` are earliest first. */
export function formsOf(matches: readonly StandingsMatch[], side: TableSide): Map<ParticipantId, EventId[]> {
  const forms = new Map<ParticipantId, EventId[]>();
  const add = (participant: ParticipantId, event: EventId): void => {
    const form = forms.get(participant);
    if (form === undefined) forms.set(participant, [event]);
    else if (form.length < FORM_LENGTH) form.push(event);
  };
  for (const { home, away, id } of matches.filter(({ noResult }) => noResult !== true).toReversed()) {
    if (side !== 'away') add(home, id);
    if (side !== 'home') add(away, id);
  }
  return forms;
}
