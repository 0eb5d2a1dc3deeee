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
      return `Der er ingen røde kort i ${lower(sport)}.`;
    case 'overtime':
      return `${sport.danishName} har ikke forlænget spilletid.`;
    case 'set':
    case 'set-point':
    case 'match-point':
      return `${sport.danishName} spilles ikke i sæt.`;
    case 'scores':
      if (sport.alerts.unit !== null) return `I ${lower(sport)} scores der for ofte til en besked om hver gang.`;
      return `Stillingen i ${lower(sport)} er ikke ét tal.`;
    default:
      return `Stillingen i ${lower(sport)} er ikke ét tal.`;
  }
}

/** The minute that no match passes: of extra time where its clock is capped, else of regular time. */
function lastMinute(sport: AlertSport): number | null {
  return sport.stages[Stage.secondExtraHalf]?.clock?.capMinute ?? regularMinutes(sport);
}

function timeRefusal(time: RuleTime, conditions: readonly RuleCondition[], sport: AlertSport): string | null {
  if (time.kind === 'any') return null;
  if (conditions.some(({ kind }) => kind === 'wins' || kind === 'loses')) return 'En kamp er først vundet, når den er slut.';
  if (time.kind === 'part') {
    if (time.n <= sport.parts.length) return null;
    const last = sport.parts.at(-1)?.long.toLowerCase();
    if (last === undefined) return `${sport.danishName} spilles ikke i perioder.`;
    return `${sport.danishName} har ikke en ${time.n}. periode: den sidste er ${last}.`;
  }
  const last = time.kind === 'after' ? lastMinute(sport) : regularMinutes(sport);
  if (last === null) return `Der er intet spilleur i ${lower(sport)}.`;
  if (time.n > last || (time.kind === 'after' && time.n === last))
    return `En kamp i ${lower(sport)} varer højst ${last} minutter.`;
  if (time.kind === 'last' && conditions.some(({ kind }) => kind === 'overtime'))
    return `Efter de sidste ${time.n} minutter kommer ${overtimeName(sport)}.`;
  return null;
}

function setRefusal(condition: RuleCondition, time: RuleTime, sport: AlertSport): string | null {
  if (condition.kind !== 'set') return null;
  const { set, score } = condition;
  const most = longestBestOf(sport);
  if (set !== 'last' && most !== null && set > most) return `${sport.danishName} spilles i højst ${most} sæt.`;
  if (set !== 'last' && time.kind === 'part' && time.n !== set) return `${time.n}. sæt er ikke ${set}. sæt.`;
  const { format } = sport.formats[0];
  const targets =
    format.kind === 'sets'
      ? [set === 'last' ? (format.deciding ?? format.set) : format.set]
      : format.kind === 'tennis'
        ? [{ points: format.games, lead: 2, cap: format.games + 1 } as const, ...(set === 'last' ? [format.matchTieBreak] : [])]
        : [];
  const isReached = targets.some((target) => setState(score, target) !== 'impossible');
  return isReached ? null : `Et sæt i ${lower(sport)} kan ikke stå ${score.join('-')}.`;
}

function subjectRefusal({ subject, sports }: Rule, sport: AlertSport): string | null {
  if (subject.of === 'dane' && sport.competitors === 'teams') return `I ${lower(sport)} spiller hold, ikke enkelte danskere.`;
  if (subject.of === 'league' && !subject.key.startsWith(`${sport.id}_`)) return `Ligaen hører ikke til ${lower(sport)}.`;
  return subject.of === 'team' && sports.length > 1 ? 'Et hold spiller kun én sport.' : null;
}

function refusalIn(rule: Rule, sport: AlertSport): string | null {
  if (!sport.duel) return `${sport.danishName} har ingen kampe.`;
  const { conditions, time } = rule;
  const missing = conditions.find(({ kind }) => !isOffered(kind, sport));
  if (missing !== undefined) return notOffered(missing, sport);
  const sets = conditions.map((condition) => setRefusal(condition, time, sport)).find((reason) => reason !== null);
  return subjectRefusal(rule, sport) ?? timeRefusal(time, conditions, sport) ?? sets ?? scoreRefusal(conditions, time, sport);
}

/** Why a rule can never be true, in Danish; null where it can. */
export function refusalOf(rule: Rule, sportOf: SportOf): string | null {
  for (const id of rule.sports) {
    const sport = sportOf(id);
    const reason = sport === null ? 'Sporten findes ikke.' : refusalIn(rule, sport);
    if (reason !== null) return reason;
  }
  return null;
}
