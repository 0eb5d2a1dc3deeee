import type { PlayerRole, Side } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { type LineUp, lineUpOf } from '../../../engine/line-up.ts';
import type { Match } from '../../../engine/match.ts';
import type { RoleCount } from '../../../engine/squad.ts';
import type { CompetitionPlan } from './rules.ts';

const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '4-1-4-1', '3-4-3', '3-5-2', '5-3-2', '4-3-1-2'] as const;
const OTHER_FORMATION = 0.25;

/** Line-ups of the highest tiers with video referees are expected a day before. */
export const isForetold = ({ tier, coverage, video }: CompetitionPlan): boolean => tier === 1 && coverage === 'full' && video;

/** The roles of the rows of a formation, from the keeper on. */
function rolesOf(formation: string): readonly RoleCount[] {
  const rows = formation.split('-').map(Number);
  const middle = rows.slice(1, -1).reduce((sum, count) => sum + count, 0);
  const roles: readonly [PlayerRole, number][] = [
    ['goalkeeper', 1],
    ['defender', rows[0]!],
    ['midfielder', middle],
    ['forward', rows.at(-1)!],
  ];
  return roles;
}

/** A team has a usual formation, and sometimes another. */
function formationOf({ key, ...match }: Match, side: Side): string {
  const { name, country } = match[side];
  const random = createRandom(key, 'formation', side);
  return random.chance(OTHER_FORMATION) ? random.pick(FORMATIONS) : createRandom('formation', country, name).pick(FORMATIONS);
}

export function footballLineUp(match: Match, side: Side): LineUp {
  const formation = formationOf(match, side);
  return { formation, ...lineUpOf(match, side, rolesOf(formation)) };
}
