import * as rules from '#words/rules.ts';
import { Stage } from '../../event/stage.ts';
import type { AlertSport } from '../facts.ts';
import type { ConditionKind, RuleCondition, RuleTime } from './rule.ts';

function countText(n: number, { alerts: { unit } }: AlertSport): string {
  return unit === null ? String(n) : rules.countOf(n, unit);
}

/** 'forlænget spilletid', 'overtid' */
export const overtimeName = (sport: AlertSport): string =>
  sport.stages[Stage.extraTime]?.spoken?.toLowerCase() ?? rules.EXTRA_TIME;

/** Words before the numbers of a condition. */
export function verbOf(kind: ConditionKind, sport: AlertSport): string {
  if (kind === 'overtime') return rules.goesTo(overtimeName(sport));
  return (kind === 'scores' ? rules.WINS_UNIT[sport.alerts.unit ?? 'mål'] : undefined) ?? rules.VERBS[kind];
}

/** '2 mål', '0-0'; null where a condition has no number. */
export function numberText(condition: RuleCondition, sport: AlertSport): string | null {
  if ('n' in condition) return countText(condition.n, sport);
  return 'score' in condition ? condition.score.join('-') : null;
}

export function conditionText(condition: RuleCondition, sport: AlertSport): string {
  const words = [verbOf(condition.kind, sport), numberText(condition, sport)];
  if (condition.kind === 'set') words.push(`${rules.IN} ${rules.setNamed(condition.set)}`);
  return words.filter((word) => word !== null).join(' ');
}

export function timeText(time: RuleTime, sport: AlertSport): string {
  switch (time.kind) {
    case 'any':
      return rules.ANY_TIME;
    case 'after':
      return rules.afterMinute(time.n);
    case 'last':
      return rules.lastMinutes(time.n);
    default:
      return rules.during((sport.parts[time.n - 1]?.long ?? rules.periodNamed(time.n)).toLowerCase());
  }
}

/** Of the side that a rule names; else of the match. */
export const isOfSide = ({ kind }: RuleCondition): boolean =>
  ['scores', 'red', 'ahead', 'behind', 'wins', 'loses', 'set-point', 'match-point'].includes(kind);

/** 'tennis, badminton eller dart' */
export const sportsText = (sports: readonly AlertSport[]): string =>
  rules.listOfSports(sports.map(({ danishName }) => danishName.toLowerCase()));
