import type { Pair, Side } from '../../event/entities.ts';
import { Winner } from '../../event/entities.ts';
import { isDecided, Stage, StageType } from '../../event/stage.ts';
import type { AlertFacts } from '../facts.ts';
import { regularMinutes } from '../minutes.ts';
import { isPlayedInSets } from './bounds.ts';
import { mostSets, pointOf } from './points.ts';
import type { Rule, RuleCondition, RuleTime } from './rule.ts';

const AT = { home: 0, away: 1 } as const;
const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
const LEVEL: Pair = [0, 0];

const ownFirst = ([home, away]: Pair, side: Side): Pair => (AT[side] === 0 ? [home, away] : [away, home]);
const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];

/** Conditions that are true for one step, not for a time. */
const isStep = ({ kind }: RuleCondition): boolean => kind === 'scores' || kind === 'red';

function setHolds({ score, set }: Extract<RuleCondition, { kind: 'set' }>, facts: AlertFacts, side: Side): boolean {
  const number = set === 'last' ? mostSets(facts) : set;
  const running = facts.parts.at(-1);
  return (
    isPlayedInSets(facts.sport) &&
    facts.stageType === StageType.live &&
    running !== undefined &&
    facts.parts.length === number &&
    isSame(ownFirst(running, side), score)
  );
}

function stateHolds(condition: RuleCondition, facts: AlertFacts, side: Side): boolean {
  const [own, other] = ownFirst(facts.score ?? LEVEL, side);
  switch (condition.kind) {
    case 'ahead':
      return own - other >= condition.n;
    case 'behind':
      return other - own >= condition.n;
    case 'within':
      return Math.abs(own - other) <= condition.n;
    case 'total':
      return own + other >= condition.n;
    case 'level':
      return own === other;
    case 'score':
      return isSame([own, other], condition.score);
    case 'set':
      return setHolds(condition, facts, side);
    case 'wins':
      return isDecided(facts.stage) && facts.winner === Winner[side];
    case 'loses':
      return isDecided(facts.stage) && facts.winner === Winner[side === 'home' ? 'away' : 'home'];
    case 'set-point':
      return pointOf(facts, side) !== null;
    case 'match-point':
      return pointOf(facts, side) === 'match';
    case 'overtime':
      return EXTRA_TIME.has(facts.stage);
    default:
      return false;
  }
}

/** The own text of what happened in the step; null where it did not. */
function stepOf({ kind }: RuleCondition, before: AlertFacts, after: AlertFacts, side: Side): string | null {
  const at = AT[side];
  if (kind === 'scores') {
    const grew = (after.score ?? LEVEL)[at] > (before.score ?? LEVEL)[at];
    return grew ? `score ${after.score!.join('-')} ${after.correction?.count ?? 0}` : null;
  }
  return after.reds[at] > before.reds[at] ? `red ${side} ${after.reds[at]}` : null;
}

function timeHolds(time: RuleTime, facts: AlertFacts): boolean {
  if (time.kind === 'any') return true;
  if (facts.stageType !== StageType.live) return false;
  if (time.kind === 'part') return (facts.sport.stages[facts.stage]?.part ?? facts.parts.length - 1) === time.n - 1;
  if (facts.played === null) return false;
  if (time.kind === 'after') return facts.played > time.n;
  const regular = regularMinutes(facts.sport);
  return regular !== null && facts.played > regular - time.n && facts.played <= regular;
}

/**
 * What a rule rings for in the step between two states; null for nothing.
 * '' for what is true for a time, once it becomes true; a text of its own for each score or card.
 */
export function ringsFor(
  { conditions, time }: Pick<Rule, 'conditions' | 'time'>,
  before: AlertFacts,
  after: AlertFacts,
  side: Side,
): string | null {
  if (!timeHolds(time, after)) return null;
  const steps = conditions.filter(isStep).map((condition) => stepOf(condition, before, after, side));
  if (steps.includes(null)) return null;
  const states = conditions.filter((condition) => !isStep(condition));
  if (!states.every((condition) => stateHolds(condition, after, side))) return null;
  if (steps.length > 0) return steps.join(', ');
  const heldBefore = timeHolds(time, before) && states.every((condition) => stateHolds(condition, before, side));
  return heldBefore ? null : '';
}
