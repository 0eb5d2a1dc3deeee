import * as words from '#words/rule-refusals.ts';
import type { Pair } from '../../event/entities.ts';
import type { AlertSport } from '../facts.ts';
import { isPlayedInSets, longestBestOf } from './bounds.ts';
import { conditionText } from './phrases.ts';
import type { RuleCondition, RuleTime } from './rule.ts';

/** Whether a condition can hold at a score of its side and the other one. */
function fits(condition: RuleCondition, [own, other]: Pair, sport: AlertSport): boolean {
  const most = isPlayedInSets(sport) ? longestBestOf(sport) : null;
  const isOver = most !== null && Math.max(own, other) * 2 > most;
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
      return own === condition.score[0] && other === condition.score[1];
    case 'wins':
      return own > other || (own === other && sport.shootOut !== null);
    case 'loses':
      return other > own || (own === other && sport.shootOut !== null);
    case 'scores':
      return own > 0;
    case 'set':
      return !isOver && (condition.set === 'last' ? own === other && own > 0 : own + other === condition.set - 1);
    case 'set-point':
    case 'match-point':
      return !isOver;
    default:
      return true;
  }
}

/** Set scores end with a majority; other scores are tested a little beyond the numbers of the rule. */
function scoresOf(conditions: readonly RuleCondition[], sport: AlertSport): readonly Pair[] {
  const most = longestBestOf(sport);
  const numbers = conditions.flatMap((condition) =>
    'n' in condition ? [condition.n] : condition.kind === 'score' ? condition.score : [],
  );
  const end = most === null ? Math.max(1, ...numbers) + 1 : Math.floor(most / 2) + 1;
  const values = Array.from({ length: end + 1 }, (_, n) => n);
  const pairs = values.flatMap((own) => values.map((other): Pair => [own, other]));
  return most === null ? pairs : pairs.filter(([own, other]) => own + other <= most);
}

const ONLY_SCORE = new Set<RuleCondition['kind']>(['ahead', 'behind', 'within', 'total', 'level', 'score']);

/** Why no score makes all conditions true, or only that of the start; null where one does. */
export function scoreRefusal(conditions: readonly RuleCondition[], time: RuleTime, sport: AlertSport): string | null {
  const scores = scoresOf(conditions, sport);
  const impossible = conditions.find((condition) => !scores.some((score) => fits(condition, score, sport)));
  if (impossible !== undefined) return words.never(sport.danishName.toLowerCase(), conditionText(impossible, sport));
  const fitting = scores.filter((score) => conditions.every((condition) => fits(condition, score, sport)));
  if (fitting.length === 0) return words.notTogether(conditions.map((condition) => conditionText(condition, sport)));
  const isFromStart = time.kind === 'any' && conditions.every(({ kind }) => ONLY_SCORE.has(kind));
  if (isFromStart && fitting.every(([own, other]) => own + other === 0)) return words.FROM_THE_START;
  return null;
}
