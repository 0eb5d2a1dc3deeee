import type { Pair } from '../../event/entities.ts';
import { isBeyondFullTime, Stage, type StageCode } from '../../event/stage.ts';
import { formatAt, type ScoreFormat, setState, type SetTarget } from '../../sport/formats.ts';
import type { OddsMatch, OddsPhase } from './odds-event.ts';
import type { BetScope } from '../scopes.ts';

/** Parts of the score before extra time; null where play has none. */
export function regularParts(format: ScoreFormat): number | null {
  if (format.kind === 'periods' || format.kind === 'behinds' || format.kind === 'innings') return format.regular;
  return format.kind === 'pesapallo' ? 2 * format.inningsOfHalf : null;
}

/** "First half" of baseball. */
const FIRST_INNINGS = 5;

/** Not a whole number where play has three parts: such halves are never known. */
function partsOfHalves(format: ScoreFormat): number | null {
  if (format.kind === 'periods' || format.kind === 'behinds') return format.regular / 2;
  return format.kind === 'pesapallo' ? format.inningsOfHalf : format.kind === 'innings' ? FIRST_INNINGS : null;
}

const ORDINAL = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'];

/** The parts of the score that are a scope, until before the second. Null for a whole match. */
export function partsOfScope(format: ScoreFormat, scope: BetScope): readonly [from: number, until: number] | null {
  const [ordinal = '', part] = scope.split('_');
  const at = ORDINAL.indexOf(ordinal);
  if (at < 0) return null;
  if (part !== 'HALF') return [at, at + 1];
  const half = partsOfHalves(format);
  return half === null ? null : [at * half, (at + 1) * half];
}

const bestOfMatch = ({ event }: OddsMatch, format: { readonly bestOf: readonly number[] }): number =>
  event.format.bestOf ?? format.bestOf[0] ?? Infinity;

/** Some sources count a set that was broken off for its leader. */
function isWon(match: OddsMatch, format: ScoreFormat, set: Pair, at: number): boolean {
  const { points } = match.event.format;
  if (format.kind === 'tennis') {
    const games = points ?? format.games;
    return setState(set, { points: games, lead: 2, cap: games + 1 }) !== 'running';
  }
  if (format.kind !== 'sets') return true;
  const last = at + 1 === bestOfMatch(match, format) ? format.deciding : null;
  const target: SetTarget = last ?? { ...format.set, points: points ?? format.set.points };
  return setState(set, target) !== 'running';
}

/** Sets, frames or legs that are over. */
export function setsPlayed(match: OddsMatch, isStopped = true): number {
  const { score, parts, start } = match.event;
  const counted = score === null ? 0 : score[0] + score[1];
  const last = parts.length - 1;
  if (!isStopped || last < 0 || counted <= last) return counted;
  return isWon(match, formatAt(match.sport, start), parts[last]!, last) ? counted : last;
}

const BREAKS = new Set<StageCode>([Stage.halfTime, Stage.break]);

/** How many parts of the score are over. */
export function partsPlayed(match: OddsMatch, phase: OddsPhase): number {
  const { sport, event } = match;
  if (phase === 'played') return Infinity;
  if (sport.row === 'sets' || sport.row === 'frames') return setsPlayed(match, phase !== 'running');
  if (isBeyondFullTime(event.stage)) return Infinity;
  const running = sport.stages[event.stage]?.part;
  if (running !== undefined) return running;
  return BREAKS.has(event.stage) ? event.parts.length : Math.max(0, event.parts.length - 1);
}
