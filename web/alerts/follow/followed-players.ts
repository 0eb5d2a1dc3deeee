import type { Table } from '@stillingen/client';
import type { AlertFacts } from '@stillingen/domain';
import type { AlertPlan } from '@stillingen/wire';

/**
 * The facts of a row of `table`, which lists what is followed, with followed players among its sides.
 * A player is the side of no row: a row that nothing else explains is there for a player.
 */
export function withPlayers(
  facts: AlertFacts,
  { follows }: Pick<AlertPlan, 'follows'>,
  { rows }: Pick<Table, 'rows'>,
): AlertFacts {
  const { event, league, sides } = facts;
  if (sides === null || follows.matches.has(event) || follows.stages.has(league.stage)) return facts;
  const [home, away] = sides;
  if ([...home.ids, ...away.ids].some((id) => follows.teams.has(id))) return facts;
  const sidesOfRows = new Set([...rows.values()].flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const players = [...follows.teams].filter((id) => !sidesOfRows.has(id));
  return { ...facts, sides: [{ ...home, ids: [...home.ids, ...players] }, away] };
}
