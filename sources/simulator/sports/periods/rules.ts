import { CORRECTION_REASONS, type CorrectionReason, INCIDENT_TYPES } from '@stillingen/domain';
import { type CellReader, oneOf, readTable, sportNamed } from '../../data/table.ts';
import { clockRules } from '../../engine/clock/rules.ts';
import type { Match, MatchRules } from '../../engine/match.ts';

/**
 * `edge` is how much strength shows in the score; scores are at least `apartS` seconds apart; `play`
 * is how a period goes: by chances, or by drives of the sides in turn.
 */
const SPORTS = readTable('period-sports.csv', 'sport edge# home_edge# apart_s# play', {
  sport: sportNamed,
  play: oneOf('chances', 'drives'),
});
/** Incidents of too many to list have no type. */
const chanceType = oneOf(...INCIDENT_TYPES, '');
const known = oneOf(...CORRECTION_REASONS);
const correctionReason: CellReader<CorrectionReason> = (cell) => (cell === '' ? 'unknown' : known(cell));
/**
 * Scores, and sanctions and other incidents without points; means are per side and match.
 * `takenBack` is the share of scores that do not stand; `shortMinutes` of the clock the side is
 * short of a player. After `nextS` seconds follows a conversion or a further free throw, which the
 * share `nextShare` scores.
 */
const CHANCES = readTable(
  'period-chances.csv',
  'sport competition type points# mean# short_minutes#? taken_back#? reason next_s#? next_share#? next_type next_points#? missed_type',
  { sport: sportNamed, type: chanceType, reason: correctionReason, next_type: chanceType, missed_type: chanceType },
);
export const OWN_CHANCES = CHANCES.filter(({ competition }) => competition !== '');
export type ChanceKind = (typeof CHANCES)[number];

/** The rules of a sport in a competition, which has chances of its own where it has rows. */
export function periodSport(sportId: number, competition: string) {
  const { edge, homeEdge, apartS, play } = SPORTS.find(({ sport }) => sport === sportId)!;
  const chances = CHANCES.filter(({ sport }) => sport === sportId);
  const own = chances.filter((chance) => chance.competition === competition);
  return {
    ...clockRules(sportId, competition),
    edge,
    homeEdge,
    apartS,
    play,
    chances: own.length > 0 ? own : chances.filter((chance) => chance.competition === ''),
  };
}

export const PERIOD_SPORT_IDS: readonly number[] = SPORTS.map(({ sport }) => sport);

export interface PeriodRules extends MatchRules {
  readonly sport: ReturnType<typeof periodSport>;
}
export type PeriodMatch = Match<PeriodRules>;
