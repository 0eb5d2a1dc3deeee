import { Stage, type StageCode } from '@stillingen/domain';
import { type CellReader, listOf, lookedUpIn, numberOf, oneOf, readCell, readTable, sportNamed } from '../../data/table.ts';

const PERIODS = { halves: [Stage.firstHalf, Stage.secondHalf], thirds: [14, 15, 16], quarters: [22, 23, 24, 25] };
const NONE = '-';
const OVERTIMES = {
  'extra-time': [Stage.extraTime],
  'extra-time-twice': [Stage.extraTime, Stage.extraTime],
  'extra-halves': [Stage.firstExtraHalf, Stage.secondExtraHalf],
  [NONE]: null,
};

/**
 * The rules of each sport, and of competitions with rules of their own: an empty cell of those is
 * as usual in the sport. Overtime and kicks are - where there are none.
 */
const ROWS = readTable(
  'clock-rules.csv',
  'sport competition periods minutes pace breaks added clock overtime overtime_minutes overtime_rules kicks kicks_scored kicks_always postponed delayed interrupted abandoned postponed_notices',
  { sport: sportNamed },
);
type Column = Exclude<keyof (typeof ROWS)[number], 'sport'>;

const range: CellReader<readonly [number, number]> = (text) => {
  const [least = '', most = ''] = text.split(' ');
  return [numberOf(least), numberOf(most)];
};

/** The rows of competitions. */
export const OWN_CLOCK_ROWS = ROWS.filter(({ competition }) => competition !== '');

function readRules(row: (typeof ROWS)[number]) {
  const usual = ROWS.find((each) => each.sport === row.sport && each.competition === '');
  if (usual === undefined) throw new RangeError(`${row.source}: no row has the usual rules of the sport`);
  const cell = <Value>(column: Column, read: CellReader<Value>): Value =>
    readCell(row[column] === '' ? usual : row, column, read);
  const overtimeRules = cell('overtimeRules', listOf(oneOf('sudden', 'always', 'repeats', NONE)));
  const overtimeStages = cell('overtime', lookedUpIn<readonly StageCode[] | null>(OVERTIMES));
  const overtime = overtimeStages && {
    stages: overtimeStages,
    minutes: cell('overtimeMinutes', numberOf),
    sudden: overtimeRules.includes('sudden'),
    /** Played in every match that is level, not in ties only. */
    always: overtimeRules.includes('always'),
    repeats: overtimeRules.includes('repeats'),
  };
  const series = cell('kicks', (text) => (text === NONE ? null : numberOf(text)));
  const always = cell('kicksAlways', lookedUpIn({ yes: true, '': false, [NONE]: false }));
  return {
    sportId: row.sport,
    stages: cell('periods', lookedUpIn<readonly StageCode[]>(PERIODS)),
    minutes: cell('minutes', numberOf),
    /** Seconds that pass for one of the clock; stoppage time passes as time does. */
    pace: cell('pace', numberOf),
    /** Minutes between the periods, those of overtime last; the last holds for all that follow. */
    breaks: cell('breaks', listOf(numberOf)),
    /** Least and most stoppage time of each period in seconds; the last holds for all that follow. */
    added: cell('added', listOf(range, '|')),
    /**
     * Published not at all but counted from the start of the stage, as a minute, or as what is left of
     * the part, '07:12'.
     */
    clock: cell('clock', oneOf('counted', 'minute-of-part', 'minute-of-match', 'left')),
    overtime,
    shootOut: series === null ? null : { series, scored: cell('kicksScored', numberOf), always },
    mishaps: {
      postponed: cell('postponed', numberOf),
      delayed: cell('delayed', numberOf),
      interrupted: cell('interrupted', numberOf),
      abandoned: cell('abandoned', numberOf),
      postponedNotices: cell('postponedNotices', listOf(String, '|')),
    },
  };
}
export type ClockRules = ReturnType<typeof readRules>;

const RULES = ROWS.map((row) => ({ competition: row.competition, rules: readRules(row) }));

/** The rules of a sport in a competition. */
export function clockRules(sportId: number, competition = ''): ClockRules {
  const rows = RULES.filter(({ rules }) => rules.sportId === sportId);
  const found = rows.find((row) => row.competition === competition) ?? rows.find((row) => row.competition === '');
  if (found === undefined) throw new RangeError(`clock-rules.csv has no sport ${sportId}`);
  return found.rules;
}

/**
 * A stage with a running clock. `t` is in seconds of that clock, `…S` in seconds after the planned
 * start.
 */
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

/** The clock of a period at a time after the planned start, within the period. */
export function clockAt(period: Period, atS: number): number {
  const { startS, lengthS, pace, gap } = period;
  const stopS = gap === null ? Infinity : wallAt({ ...period, gap: null }, gap.t);
  const paused = Math.min(Math.max(0, atS - stopS), gap?.lengthS ?? 0);
  const passed = Math.max(0, atS - startS - paused);
  const t = passed <= lengthS * pace ? passed / pace : lengthS + passed - lengthS * pace;
  return Math.min(t, playS(period));
}

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
