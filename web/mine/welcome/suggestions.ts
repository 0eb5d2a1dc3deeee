import type { Table, TableLeague } from '@stillingen/client';
import { HOME_COUNTRY, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

export interface SuggestedTeam {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly colours: string | null;
}

const TOP = 't';
const BEST: ReadonlySet<string | null> = new Set([TOP, 'p']);
const isHome = ({ league }: TableLeague): boolean => league.countryCode === HOME_COUNTRY;

/** The best competitions of the country, then the top ones of others. */
function bestFirst(leagues: readonly TableLeague[]): readonly TableLeague[] {
  const rank = (group: TableLeague): number =>
    isHome(group) && BEST.has(group.league.type) ? 0 : group.league.type === TOP ? 1 : 2;
  return leagues.filter(({ league }) => league.noDuel !== true).toSorted((a, b) => rank(a) - rank(b));
}

/** A match that is on, else to come, else played, in the best league. */
export function exampleOf(leagues: readonly TableLeague[], rows: Table['rows']): string | null {
  const ids = bestFirst(leagues).flatMap(({ events }) => events);
  const first = (stage: StageType): string | undefined => ids.find((id) => rows.get(id)?.stageType === stage);
  return first(StageType.live) ?? first(StageType.scheduled) ?? ids[0] ?? null;
}

export function suggestedTeams(leagues: readonly TableLeague[], rows: Table['rows'], count: number): readonly SuggestedTeam[] {
  const teams = new Map<string, SuggestedTeam>();
  const add = (row: EventRow, side: 'home' | 'away'): void => {
    const [id, name] = [row[`${side}EventId`] ?? row[`${side}Id`], row[`${side}Name`]];
    if (id && name) teams.set(id, { id, name, code: row[`${side}Code`] ?? name, colours: row[`${side}Colours`] });
  };
  for (const { events } of bestFirst(leagues))
    for (const id of events) {
      const row = rows.get(id);
      if (row === undefined || teams.size >= count) continue;
      add(row, 'home');
      add(row, 'away');
    }
  return [...teams.values()].slice(0, count);
}
