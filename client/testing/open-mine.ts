import { type Candidate, FAVOURITE_LIMITS, StageType } from '@stillingen/domain';
import { Mine, type MineOptions } from '../mine/mine.ts';
import type { VirtualWorld } from './virtual-world.ts';

export const LEAGUE = '1_jch8u3dn';
export const idOf = (name: string): string => `g_1_${name.padEnd(8, 'x')}`;

/** A football match in an hour. */
export const at = (world: Pick<VirtualWorld, 'nowMs'>, name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id: idOf(name), sportId: 1, leagueId: LEAGUE, leagueName: 'Superligaen', noDuel: false, end: null },
  ...{ start: Math.floor(world.nowMs() / 1000) + 3600, stageType: StageType.scheduled },
  ...more,
});

export const openMine = (world: VirtualWorld, more: Partial<MineOptions> = {}): Mine =>
  new Mine({ ports: world, nowS: () => world.nowMs() / 1000, limits: FAVOURITE_LIMITS, isAwaited: false, ...more });

export const gamesOf = (mine: Mine): string[] => [...mine.get().favourites.games.keys()];
