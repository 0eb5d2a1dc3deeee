import { Stage, type StageCode } from '@stillingen/domain';
import { readTable } from '../../data/table.ts';

const STAGES: Readonly<Record<string, readonly StageCode[]>> = {
  halves: [Stage.firstHalf, Stage.secondHalf],
  thirds: [14, 15, 16],
  quarters: [22, 23, 24, 25],
  'extra-time': [Stage.extraTime],
  'extra-time-twice': [Stage.extraTime, Stage.extraTime],
  'extra-halves': [Stage.firstExtraHalf, Stage.secondExtraHalf],
};

/** A row of a competition has only the cells in which its rules differ from those of the sport. */
const ROWS = readTable(
  'clock-rules.csv',
  'sport# competition periods minutes# pace# breaks added clock overtime overtime_minutes# overtime_rules kicks# kicks_scored# kicks_always postponed# delayed# interrupted# abandoned# postponed_notices',
);

/** The rules of a sport in a competition. */
export function clockRules(sportId: number, competition = '') {
  const row = ROWS.filter((each) => each.sport === sportId && ['', competition].includes(each.competition)).reduce(
    (usual, each) => {
      const changes = Object.entries(each).filter(([, cell]) => cell !== '' && cell !== 0);
      return { ...usual, ...Object.fromEntries(changes) };
    },
  );
  const { minutes, pace, postponed, delayed, interrupted, abandoned } = row;
  const numbers = (text: string): readonly number[] => text.split(' ').map(Number);
  const overtime = {
    stages: STAGES[row.overtime]!,
    minutes: row.overtimeMinutes,
    sudden: row.overtimeRules.includes('sudden'),
    /** Played in every match that is level, not in ties only. */
    always: row.overtimeRules.includes('always'),
    repeats: row.overtimeRules.includes('repeats'),
  };
  const shootOut = { series: row.kicks, scored: row.kicksScored, always: row.kicksAlways === 'yes' };
  return {
    sportId,
    stages: STAGES[row.periods]!,
    minutes,
    /** Seconds that pass for one of the clock; stoppage time passes as time does. */
    pace,
    /** Minutes between the periods, those of overtime last; the last holds for all that follow. */
    breaks: numbers(row.breaks),
    /** Least and most stoppage time of each period in seconds; the last holds for all that follow. */
    added: row.added.split('|').map((range) => numbers(range) as readonly [number, number]),
    /** Published not at all but counted from the start of the stage, as a minute, or as what is left of the part, '07:12'. */
    clock: row.clock as 'counted' | 'minute-of-part' | 'minute-of-match' | 'left',
    overtime: row.overtime === '' ? null : overtime,
    shootOut: row.kicks === 0 ? null : shootOut,
    mishaps: { postponed, delayed, interrupted, abandoned, postponedNotices: row.postponedNotices.split('|') },
  };
}
export type ClockRules = ReturnType<typeof clockRules>;

/** A stage with a running clock. `t` is in seconds of that clock, `…S` in seconds after the planned start. */
export interface Period extends Pick<ClockRules, 'pace' | 'clock'> {
  readonly stage: StageCode;
  readonly part: number;
  readonly startS: number;
  /** The clock of the stage counts from here: a stage that is entered again goes on counting. */
  readonly stageStartS: number;
  /** Its length by the clock, without stoppage time. */
  readonly lengthS: number;
  readonly addedS: number;
  readonly baseMinutes: number;
  /** An interruption: after `t` nothing happens for `lengthS`. */
  readonly gap: { readonly t: number; readonly lengthS: number } | null;
}

export const playS = ({ lengthS, addedS }: Period): number => lengthS + addedS;

export const wallAt = ({ startS, lengthS, pace, gap }: Period, t: number): number =>
  startS + Math.round(Math.min(t, lengthS) * pace + Math.max(0, t - lengthS)) + (gap !== null && t > gap.t ? gap.lengthS : 0);

export const endOf = (period: Period): number => wallAt(period, playS(period));

const minuteOfPart = ({ lengthS }: Period, t: number): number => Math.min(Math.floor(t / 60) + 1, lengthS / 60);

export function clockText(period: Period, t: number): string {
  switch (period.clock) {
    case 'counted':
      return '';
    case 'minute-of-part':
      return String(minuteOfPart(period, t));
    case 'minute-of-match':
      return String(period.baseMinutes + minuteOfPart(period, t));
    case 'left': {
      const left = Math.max(0, period.lengthS - Math.floor(t));
      return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
    }
  }
}

/** The minute of an incident: the 67th is 67, the second of stoppage time 45 and 2. */
export function minuteAt(period: Period, t: number): { minute: number; added?: number } {
  const minute = period.baseMinutes + minuteOfPart(period, t);
  return t < period.lengthS ? { minute } : { minute, added: Math.floor((t - period.lengthS) / 60) + 1 };
}
