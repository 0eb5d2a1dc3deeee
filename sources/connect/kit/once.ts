import { Stage } from '@stillingen/domain';
import type { MatchReport } from './connector.ts';

const isPostponed = ({ stages }: MatchReport): boolean => stages.includes(Stage.postponed);

/** One report a match: the last, but a postponed match that is listed again stands at its new start. */
export function oncePerMatch(matches: readonly MatchReport[]): MatchReport[] {
  const byKey = new Map<string, MatchReport>();
  for (const match of matches) {
    const known = byKey.get(match.key);
    if (known === undefined || !isPostponed(match) || isPostponed(known)) byKey.set(match.key, match);
  }
  return [...byKey.values()];
}
