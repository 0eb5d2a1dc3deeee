import * as words from '#words/rule-refusals.ts';
import { Stage } from '../../event/stage.ts';
import { setState } from '../../sport/formats.ts';
import type { AlertSport } from '../facts.ts';
import { regularMinutes } from '../minutes.ts';
import { isOffered, longestBestOf } from './bounds.ts';
import { overtimeName } from './phrases.ts';
import type { Rule, RuleCondition, RuleTime } from './rule.ts';
import { scoreRefusal } from './score-refusal.ts';

export type SportOf = (id: number) => AlertSport | null;

const lower = ({ danishName }: AlertSport): string => danishName.toLowerCase();

function notOffered({ kind }: RuleCondition, sport: AlertSport): string {
  switch (kind) {
    case 'red':
      return words.noRedCards(lower(sport));
    case 'overtime':
      return words.noExtraTime(sport.danishName);
    case 'set':
    case 'set-point':
    case 'match-point':
      return words.noSets(sport.danishName);
    case 'scores':
      if (sport.alerts.unit !== null) return words.tooManyScores(lower(sport));
      return words.noSingleScore(lower(sport));
    default:
      return words.noSingleScore(lower(sport));
  }
}

/** The minute that no match passes: of extra time where its clock is capped, else of regular time. */
function lastMinute(sport: AlertSport): number | null {
  return sport.stages[Stage.secondExtraHalf]?.clock?.capMinute ?? regularMinutes(sport);
}

function timeRefusal(time: RuleTime, conditions: readonly RuleCondition[], sport: AlertSport): string | null {
  if (time.kind === 'any') return null;
  if (conditions.some(({ kind }) => kind === 'wins' || kind === 'loses')) return words.WON_AT_THE_END;
  if (time.kind === 'part') {
    if (time.n <= sport.parts.length) return null;
    const last = sport.parts.at(-1)?.long.toLowerCase();
    if (last === undefined) return words.noPeriods(sport.danishName);
    return words.noPeriod(sport.danishName, time.n, last);
  }
  const last = time.kind === 'after' ? lastMinute(sport) : regularMinutes(sport);
  if (last === null) return words.noClock(lower(sport));
  if (time.n > last || (time.kind === 'after' && time.n === last)) return words.mostMinutes(lower(sport), last);
  if (time.kind === 'last' && conditions.some(({ kind }) => kind === 'overtime'))
    return words.overtimeFollows(time.n, overtimeName(sport));
  return null;
}

function setRefusal(condition: RuleCondition, time: RuleTime, sport: AlertSport): string | null {
  if (condition.kind !== 'set') return null;
  const { set, score } = condition;
  const most = longestBestOf(sport);
  if (set !== 'last' && most !== null && set > most) return words.mostSets(sport.danishName, most);
  if (set !== 'last' && time.kind === 'part' && time.n !== set) return words.otherSet(time.n, set);
  const { format } = sport.formats[0];
  const targets =
    format.kind === 'sets'
      ? [set === 'last' ? (format.deciding ?? format.set) : format.set]
      : format.kind === 'tennis'
        ? [{ points: format.games, lead: 2, cap: format.games + 1 } as const, ...(set === 'last' ? [format.matchTieBreak] : [])]
        : [];
  const isReached = targets.some((target) => setState(score, target) !== 'impossible');
  return isReached ? null : words.noSetScore(lower(sport), score.join('-'));
}

function subjectRefusal({ subject, sports }: Rule, sport: AlertSport): string | null {
  if (subject.of === 'dane' && sport.competitors === 'teams') return words.noDanes(lower(sport));
  if (subject.of === 'league' && !subject.key.startsWith(`${sport.id}_`)) return words.otherLeague(lower(sport));
  return subject.of === 'team' && sports.length > 1 ? words.ONE_SPORT : null;
}

function refusalIn(rule: Rule, sport: AlertSport): string | null {
  if (!sport.duel) return words.noMatches(sport.danishName);
  const { conditions, time } = rule;
  const missing = conditions.find(({ kind }) => !isOffered(kind, sport));
  if (missing !== undefined) return notOffered(missing, sport);
  const sets = conditions.map((condition) => setRefusal(condition, time, sport)).find((reason) => reason !== null);
  return subjectRefusal(rule, sport) ?? timeRefusal(time, conditions, sport) ?? sets ?? scoreRefusal(conditions, time, sport);
}

/** Why a rule can never be true; null where it can. */
export function refusalOf(rule: Rule, sportOf: SportOf): string | null {
  for (const id of rule.sports) {
    const sport = sportOf(id);
    const reason = sport === null ? words.NO_SPORT : refusalIn(rule, sport);
    if (reason !== null) return reason;
  }
  return null;
}
