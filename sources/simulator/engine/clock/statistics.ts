import { type Pair, SECTION_TYPES, type Side, sportById, STATISTIC } from '@stillingen/domain';
import { SIDES, sumOf } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import { oneOf, readCell, readTable, sportNamed } from '../../data/table.ts';
import type { Match } from '../match.ts';
import type { Sections, StatisticValue } from '../timeline.ts';
import { type Credit, creditsOf, type PointsBy } from './credits.ts';
import { creditKinds, Deeds, type Fielding } from './deeds.ts';
import type { ClockEvent, PlayedClock } from './record.ts';
import { clockAt, endOf, minuteAt, type Period } from './rules.ts';

/**
 * What is published of a match: the sum of what its sides are credited with, or what the other side
 * is (`against`). Each time adds a `step`, usually 1.
 */
export const STATISTICS = readTable('clock-statistics.csv', 'sport statistic step#? counts against', {
  sport: sportNamed,
  statistic: oneOf(...(Object.keys(STATISTIC) as (keyof typeof STATISTIC)[])),
}).map((row) => ({
  sport: row.sport,
  stat: STATISTIC[row.statistic],
  step: row.step || 1,
  counts: readCell(row, 'counts', (cell) => creditKinds(row.sport, cell)),
  against: readCell(row, 'against', (cell) => creditKinds(row.sport, cell)),
}));

const sectionType = oneOf(...SECTION_TYPES);
const SECTION_TITLES: Readonly<Record<string, string>> = { players: 'Spillere', goalkeepers: 'Målmænd' };
/**
 * What is published of a player: the sum of what it is credited with, as a share of another sum
 * where that is given. The first word of a section is its type, the rest its title.
 */
const COLUMNS = readTable('clock-columns.csv', 'sport section code label kind counts of', {
  sport: sportNamed,
  kind: oneOf('number', 'share', 'time'),
}).map((row) => {
  const [type = '', ...title] = row.section.split(' ');
  return {
    sport: row.sport,
    section: row.section,
    type: readCell(row, 'section', () => sectionType(type)),
    title: title.join(' ') || SECTION_TITLES[type]!,
    head: { code: row.code, label: row.label, kind: row.kind },
    counts: readCell(row, 'counts', (cell) => creditKinds(row.sport, cell)),
    of: readCell(row, 'of', (cell) => creditKinds(row.sport, cell)),
  };
});
type Column = (typeof COLUMNS)[number];

/** The part, 0 the first, in which the credits of a period are published. */
type PartOf = (period: Period) => number;
const ownPart: PartOf = ({ part }) => part;

/** While a period is played, after every so many seconds of its clock, and at its end. */
function reportTimes({ periods, endS }: PlayedClock, everyS: number) {
  return periods.flatMap((period) => {
    const lastS = Math.min(endOf(period), endS);
    const within: { atS: number; period: Period; ended: boolean }[] = [];
    for (let atS = period.startS + everyS; atS < lastS - 45; atS += everyS) within.push({ atS, period, ended: false });
    return [...within, { atS: lastS, period, ended: true }];
  });
}

type Figures = readonly [home: number | string, away: number | string];

export interface StatisticsRules {
  readonly everyS: number;
  /** Besides at the end of each part. */
  readonly playersEveryS: number;
  /** Every report has the statistics of the running part too, not those at its end alone. */
  readonly partsLive: boolean;
  readonly fielding: Fielding;
  /** Seconds of play in a period up to a time, in sports that publish them. */
  readonly secondsOf?: (side: Side, period: Period, untilS: number) => readonly (readonly [player: string, seconds: number])[];
  /** What a side has of the mean of a deed. */
  readonly shareOf?: (deed: string, side: Side) => number;
  /**
   * Draws what holds for a match; then works out what is not counted, of one part or of all (null),
   * from sums.
   */
  readonly createShares: (random: Random) => (of: (stat: number) => Pair, part: number | null) => ReadonlyMap<number, Figures>;
  readonly partOf?: PartOf;
  readonly pointsBy?: PointsBy;
}

/** What was published until a time: a scorer is the one named last by then. */
class Ledger {
  readonly match: Match;
  readonly played: PlayedClock;
  readonly rules: StatisticsRules;
  #deeds: readonly Credit[] | null = null;
  #last: { readonly untilS: number; readonly credits: readonly Credit[] } | null = null;

  constructor(match: Match, played: PlayedClock, rules: StatisticsRules) {
    this.match = match;
    this.played = played;
    this.rules = rules;
  }

  /** A report reads the same time for the match, its part and each table. */
  #creditsUntil(untilS: number): readonly Credit[] {
    if (this.#last?.untilS === untilS) return this.#last.credits;
    const { pointsBy, fielding, shareOf = () => 1 } = this.rules;
    const { seed, rules } = this.match;
    const { events, periods } = this.played;
    const draw = () =>
      new Deeds({ seed, sportId: rules.sportId, periods, shareOf }, fielding, creditsOf(events, pointsBy)).draw();
    this.#deeds ??= draw();
    const known = creditsOf(
      events.filter(({ atS }) => atS <= untilS),
      pointsBy,
    );
    const credits = [...known, ...this.#deeds.filter(({ atS }) => atS <= untilS)];
    this.#last = { untilS, credits };
    return credits;
  }

  creditsIn(untilS: number, part: number | null): readonly Credit[] {
    const credits = this.#creditsUntil(untilS);
    const { partOf = ownPart } = this.rules;
    return part === null ? credits : credits.filter(({ period }) => part === partOf(period));
  }

  secondsIn(side: Side, untilS: number, part: number | null): ReadonlyMap<string, number> {
    const { partOf = ownPart, secondsOf = () => [] } = this.rules;
    const sums = new Map<string, number>();
    for (const period of this.played.periods) {
      if (period.startS >= untilS || (part !== null && part !== partOf(period))) continue;
      for (const [player, seconds] of secondsOf(side, period, untilS)) sums.set(player, (sums.get(player) ?? 0) + seconds);
    }
    return sums;
  }
}

const NOT_COUNTED = { counts: [], against: [], step: 1 };

function createValues(ledger: Ledger) {
  const { match, rules } = ledger;
  const { sportId } = match.rules;
  const sharesOf = rules.createShares(createRandom(match.seed, 'statistics'));
  const rows = STATISTICS.filter(({ sport }) => sport === sportId);
  const counted = new Map(rows.map((row) => [row.stat, row]));
  const shown = sportById(sportId)!.statistics.filter(({ stat }) => counted.has(stat));
  return (untilS: number, part: number | null): readonly StatisticValue[] => {
    const sums = new Map<string, [number, number]>();
    const sum = (what: string): Pair => sums.get(what) ?? [0, 0];
    for (const { what, side, adds } of ledger.creditsIn(untilS, part)) {
      if (!sums.has(what)) sums.set(what, [0, 0]);
      sums.get(what)![side === 'home' ? 0 : 1] += adds;
    }
    const of = (stat: number): Pair => {
      const { counts, against, step } = counted.get(stat) ?? NOT_COUNTED;
      const own = sumOf(counts.map(sum));
      const others = sumOf(against.map(sum));
      return [step * (own[0] + others[1]), step * (own[1] + others[0])];
    };
    const shares = sharesOf(of, part);
    return shown.map(({ stat }) => [stat, ...(shares.get(stat) ?? of(stat))]);
  };
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A row for each player with a figure, the most in the first column first. */
function sectionOf(ledger: Ledger, columns: readonly Column[], untilS: number, part: number | null): Sections[number] {
  const { rules, match } = ledger;
  const { type, title } = columns[0]!;
  const { keeperInFormation } = sportById(match.rules.sportId)!;
  const credits = ledger.creditsIn(untilS, part);
  const byMinutes = columns.find(({ counts }) => counts.includes('minutes'));
  const rows = SIDES.flatMap((side) => {
    const seconds = byMinutes === undefined ? new Map<string, number>() : ledger.secondsIn(side, untilS, part);
    const own = Map.groupBy(
      credits.filter((credit) => credit.side === side),
      ({ player }) => player,
    );
    return rules.fielding[side].flatMap(({ name, key, role }) => {
      const sums = new Map<string, number>([['minutes', seconds.get(name) ?? 0]]);
      for (const { what, adds } of own.get(name) ?? []) sums.set(what, (sums.get(what) ?? 0) + adds);
      const sumIn = (counts: readonly string[]): number => counts.reduce((sum, what) => sum + (sums.get(what) ?? 0), 0);
      const figures = columns.map(({ counts, of }) => [sumIn(counts), sumIn(of)] as const);
      const isKeeper = role === 'goalkeeper';
      const listed = type === 'goalkeepers' ? isKeeper : !isKeeper || keeperInFormation;
      if (!listed || figures.every(([count, of]) => count === 0 && of === 0)) return [];
      const values = columns.map(({ head, of }, at) => {
        const [count, whole] = figures[at]!;
        if (of.length > 0) return `${count}/${whole}`;
        if (!columns[at]!.counts.includes('minutes')) return String(count);
        return head.kind === 'time' ? clockText(count) : String(Math.round(count / 60));
      });
      return [{ side, player: name, key, values, first: figures[0]![0] }];
    });
  });
  const sorted = SIDES.flatMap((side) => rows.filter((row) => row.side === side).toSorted((a, b) => b.first - a.first));
  const heads = columns.map(({ head }) => head);
  return { type, title, columns: heads, rows: sorted.map(({ first: _, ...row }) => row) };
}

/** The last minute that is over: a report at 12:00 counts up to the twelfth. */
const timeAt = (period: Period, atS: number) => minuteAt(period, Math.max(0, clockAt(period, atS) - 1));

/**
 * Statistics of the match every so many seconds, and of its parts; those of the players of the match
 * less often, and of a part at its end.
 */
export function statisticsEvents(match: Match, played: PlayedClock, rules: StatisticsRules): readonly ClockEvent[] {
  const { everyS, playersEveryS, partsLive, partOf = ownPart } = rules;
  const sections = [
    ...Map.groupBy(
      COLUMNS.filter(({ sport }) => sport === match.rules.sportId),
      ({ section }) => section,
    ).values(),
  ];
  const ledger = new Ledger(match, played, rules);
  let valuesOf: ReturnType<typeof createValues> | null = null;
  const values = (untilS: number, part: number | null) => (valuesOf ??= createValues(ledger))(untilS, part);
  const players = (untilS: number, part: number | null): Sections =>
    sections.map((columns) => sectionOf(ledger, columns, untilS, part));
  return reportTimes(played, everyS).flatMap(({ atS, period, ended }): ClockEvent[] => {
    const own = { period: partOf(period) + 1, part: partOf(period) };
    const whole = { period: 0, part: null };
    const statistics = (partsLive || ended ? [whole, own] : [whole]).map((each) => ({
      period: each.period,
      time: timeAt(period, atS),
      values: () => values(atS, each.part),
    }));
    const listed = ended ? [whole, own] : (atS - period.startS) % playersEveryS === 0 ? [whole] : [];
    const tables = listed.map((each) => ({ period: each.period, sections: () => players(atS, each.part) }));
    return [{ atS, statistics }, ...(tables.length > 0 ? [{ atS, players: tables }] : [])];
  });
}
