import { Stage } from '../../event/stage.ts';
import type { ScoreUnit } from '../../sport/sport.ts';
import type { AlertSport } from '../facts.ts';
import type { ConditionKind, RuleCondition, RuleTime } from './rule.ts';

const MANY: Readonly<Record<ScoreUnit, string>> = {
  mål: 'mål',
  point: 'point',
  sæt: 'sæt',
  frame: 'frames',
  map: 'maps',
  leg: 'legs',
  run: 'runs',
};

/** '1 frame', '2 mål' */
export function countText(n: number, { alerts: { unit } }: AlertSport): string {
  return unit === null ? String(n) : `${n} ${n === 1 ? unit : MANY[unit]}`;
}

const WINS_UNIT: Partial<Record<ScoreUnit, string>> = { sæt: 'vinder et sæt', frame: 'vinder en frame', map: 'vinder et map' };

/** 'Forlænget spilletid', 'Overtid' */
export const overtimeName = (sport: AlertSport): string =>
  sport.stages[Stage.extraTime]?.spoken?.toLowerCase() ?? 'forlænget spilletid';

/** Words before the numbers of a condition. */
export function verbOf(kind: ConditionKind, sport: AlertSport): string {
  switch (kind) {
    case 'scores':
      return WINS_UNIT[sport.alerts.unit ?? 'mål'] ?? 'scorer';
    case 'red':
      return 'får rødt kort';
    case 'level':
      return 'står lige';
    case 'wins':
      return 'vinder';
    case 'loses':
      return 'taber';
    case 'set-point':
      return 'har sætbold';
    case 'match-point':
      return 'har matchbold';
    case 'overtime':
      return `går i ${overtimeName(sport)}`;
    case 'ahead':
      return 'fører med';
    case 'behind':
      return 'er bagud med';
    case 'within':
      return 'er inden for';
    case 'total':
      return 'når i alt';
    default:
      return 'står';
  }
}

export const setName = (set: number | 'last'): string => (set === 'last' ? 'afgørende sæt' : `${set}. sæt`);

/** '2 mål', '0-0'; null where a condition has no number. */
export function numberText(condition: RuleCondition, sport: AlertSport): string | null {
  if ('n' in condition) return countText(condition.n, sport);
  return 'score' in condition ? condition.score.join('-') : null;
}

export function conditionText(condition: RuleCondition, sport: AlertSport): string {
  const words = [verbOf(condition.kind, sport), numberText(condition, sport)];
  if (condition.kind === 'set') words.push(`i ${setName(condition.set)}`);
  return words.filter((word) => word !== null).join(' ');
}

export function timeText(time: RuleTime, sport: AlertSport): string {
  switch (time.kind) {
    case 'any':
      return 'uanset hvornår';
    case 'after':
      return `efter ${time.n}. minut`;
    case 'last':
      return time.n === 1 ? 'i det sidste minut' : `i de sidste ${time.n} minutter`;
    default:
      return `i ${(sport.parts[time.n - 1]?.long ?? `${time.n}. periode`).toLowerCase()}`;
  }
}

/** Of the side that a rule names; else of the match. */
export const isOfSide = ({ kind }: RuleCondition): boolean =>
  ['scores', 'red', 'ahead', 'behind', 'wins', 'loses', 'set-point', 'match-point'].includes(kind);

/** 'tennis, badminton eller dart' */
export const sportsText = (sports: readonly AlertSport[]): string =>
  new Intl.ListFormat('da', { type: 'disjunction' }).format(sports.map(({ danishName }) => danishName.toLowerCase()));
