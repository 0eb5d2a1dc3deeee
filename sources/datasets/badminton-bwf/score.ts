import type { Pair, Side } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { pairOf } from '../../pairs.ts';

/** A game needs `points` and a lead of two, or `cap`. */
export interface Target {
  readonly points: number;
  readonly cap: number;
}
export const TO_21: Target = { points: 21, cap: 30 };
/** The usual target first; games to 15 were tried before they became the rule. */
export const TARGETS: readonly Target[] = [TO_21, { points: 15, cap: 21 }];

export function wonBy([home, away]: Pair, { points, cap }: Target): Side | null {
  const most = Math.max(home, away);
  const lead = Math.abs(home - away);
  if (most < points || (most < cap && lead < 2) || (most > points && lead > 2)) return null;
  return home > away ? 'home' : 'away';
}

export function boardOf(games: readonly Pair[], target: Target = TO_21): Scoreboard {
  const won = (side: Side): number => games.filter((game) => wonBy(game, target) === side).length;
  return { home: won('home'), away: won('away'), parts: games.map(pairOf) };
}
