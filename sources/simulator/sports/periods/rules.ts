import { type CorrectionReason, type IncidentType, Stage } from '@stillingen/domain';
import { readTable } from '../../data/table.ts';
import type { ClockRules } from '../../engine/clock/rules.ts';
import type { Match, MatchRules } from '../../engine/match.ts';

const STAGES: Readonly<Record<string, ClockRules['stages']>> = {
  halves: [Stage.firstHalf, Stage.secondHalf],
  thirds: [14, 15, 16],
  quarters: [22, 23, 24, 25],
  'extra-time': [Stage.extraTime],
  'extra-time-twice': [Stage.extraTime, Stage.extraTime],
  'extra-halves': [Stage.firstExtraHalf, Stage.secondExtraHalf],
};

const MISHAPS: ClockRules['mishaps'] = {
  postponed: 0.002,
  delayed: 0.004,
  interrupted: 0,
  abandoned: 0,
  postponedNotices: ['Kampen er udsat'],
};

/** A row of a competition has only the cells in which its rules differ from those of the sport. */
const SPORTS = readTable(
  'period-sports.csv',
  'sport# competition periods minutes# pace# breaks added clock overtime overtime_minutes# overtime_rules kicks# kicks_scored# kicks_always edge# home_edge# apart_s# chance_factor# starters# keepers',
);
/** Incidents of too many to list have no type. */
type ChanceType = IncidentType | '';
/**
 * Scores, and sanctions and other incidents without points; means are per side and match. `takenBack` is the share of
 * scores that do not stand; `shortMinutes` of the clock the side is short of a player. After `nextS` seconds follows a
 * conversion or a further free throw, which the share `nextShare` scores.
 */
const CHANCES = readTable(
  'period-chances.csv',
  'sport# type points# mean# short_minutes# taken_back# reason next_s# next_share# next_type next_points# missed_type',
).map((row) => ({
  ...row,
  type: row.type as ChanceType,
  reason: row.reason as CorrectionReason,
  nextType: row.nextType as ChanceType,
  missedType: row.missedType as ChanceType,
}));
export type ChanceKind = (typeof CHANCES)[number];
function clockOf(row: (typeof SPORTS)[number]): ClockRules {
  const { overtimeRules } = row;
  const [leastAdded = 0, mostAdded = 0] = row.added.split(' ').map(Number);
  const overtime = {
    stages: STAGES[row.overtime]!,
    minutes: row.overtimeMinutes,
    sudden: overtimeRules.includes('sudden'),
    always: overtimeRules.includes('always'),
    repeats: overtimeRules.includes('repeats'),
  };
  const shootOut = { series: row.kicks, scored: row.kicksScored, always: row.kicksAlways === 'yes' };
  return {
    sportId: row.sport,
    stages: STAGES[row.periods]!,
    minutes: row.minutes,
    pace: row.pace,
    breaks: row.breaks.split(' ').map(Number),
    added: [[leastAdded, mostAdded]],
    clock: row.clock as ClockRules['clock'],
    overtime: row.overtime === '' ? null : overtime,
    shootOut: row.kicks === 0 ? null : shootOut,
    mishaps: MISHAPS,
  };
}

/** The rules of a sport in a competition. */
export function periodSport(sportId: number, competition: string) {
  const own = <Row extends { readonly sport: number }>(rows: readonly Row[]) => rows.filter(({ sport }) => sport === sportId);
  const row = own(SPORTS)
    .filter((each) => each.competition === '' || each.competition === competition)
    .reduce((usual, each) => {
      const changes = Object.entries(each).filter(([, cell]) => cell !== '' && cell !== 0);
      return { ...usual, ...Object.fromEntries(changes) };
    });
  return {
    ...clockOf(row),
    /** How much strength shows in the score, and how much the home side has more of it. */
    edge: row.edge,
    homeEdge: row.homeEdge,
    /** Least seconds from one score to the next. */
    apartS: row.apartS,
    sheet: { starters: row.starters, keepers: row.keepers === 'yes' },
    chances: own(CHANCES).map((chance) => ({ ...chance, mean: chance.mean * row.chanceFactor })),
  };
}
export type PeriodSport = ReturnType<typeof periodSport>;

export const PERIOD_SPORT_IDS: ReadonlySet<number> = new Set(SPORTS.map(({ sport }) => sport));

export interface PeriodRules extends MatchRules {
  readonly sport: PeriodSport;
}
export type PeriodMatch = Match<PeriodRules>;
