import type { Pair, Side } from '../../event/entities.ts';
import { setState, type SetTarget } from '../../sport/formats.ts';
import type { AlertFacts } from '../facts.ts';

const AT = { home: 0, away: 1 } as const;

const ownFirst = <T>([home, away]: Pair<T>, side: Side): Pair<T> => (AT[side] === 0 ? [home, away] : [away, home]);
const winsNext = ([own, other]: Pair, target: SetTarget): boolean =>
  setState([own, other], target) === 'running' && own >= other && setState([own + 1, other], target) === 'won';

export const mostSets = ({ sport, bestOf }: Pick<AlertFacts, 'sport' | 'bestOf'>): number | null => {
  const { format } = sport.formats[0];
  return format.kind === 'tennis' || format.kind === 'sets' ? (bestOf ?? format.bestOf[0] ?? null) : null;
};

const TENNIS_POINTS = new Set(['0', '15', '30', '40', 'A']);

/** A game at 40 or advantage, or one that is played in single points. */
function winsGame(facts: AlertFacts, side: Side, target: SetTarget): boolean {
  if (facts.points === null) return false;
  const [own, other] = ownFirst(facts.points, side);
  const isTieBreak = ownFirst(facts.parts.at(-1) ?? [0, 0], side).every((games) => games === 6) || !TENNIS_POINTS.has(own);
  if (isTieBreak) return /^\d+$/.test(own) && /^\d+$/.test(other) && winsNext([Number(own), Number(other)], target);
  return own === 'A' || (own === '40' && other !== '40' && other !== 'A');
}

function winsSet(facts: AlertFacts, side: Side, most: number): boolean {
  const { format } = facts.sport.formats[0];
  const set = facts.parts.at(-1);
  if (set === undefined) return false;
  const isLast = facts.parts.length === most;
  const own = ownFirst(set, side);
  if (format.kind === 'sets') return winsNext(own, (isLast ? format.deciding : null) ?? format.set);
  if (format.kind !== 'tennis' || !winsGame(facts, side, format.tieBreak)) return false;
  return winsNext(own, { points: format.games, lead: 2, cap: format.games + 1 });
}

/** What the next point of a side decides; null where it is neither. */
export function pointOf(facts: AlertFacts, side: Side): 'set' | 'match' | null {
  const most = mostSets(facts);
  if (most === null || !winsSet(facts, side, most)) return null;
  const [own] = ownFirst(facts.score ?? [0, 0], side);
  return own + 1 === Math.floor(most / 2) + 1 ? 'match' : 'set';
}
