import { INCIDENT_TYPES, type IncidentType, otherSide, type Pair, type Side, sportById, STATISTIC } from '@stillingen/domain';
import { indexOf, plus, SIDES } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import { listOf, numberOf, oneOf, readTable } from '../../data/table.ts';
import type { Match } from '../match.ts';
import type { Sections, StatisticValue } from '../timeline.ts';
import { type ClockEvent, correctionsOf, type PlayedClock } from './record.ts';
import { endOf, type Period, playS, wallAt } from './rules.ts';

type StatisticName = keyof typeof STATISTIC;
const incidentTypes = listOf(oneOf(...INCIDENT_TYPES));
const statisticNames = listOf(oneOf(...(Object.keys(STATISTIC) as StatisticName[])));
const scoresOf = listOf((text): `worth-${number}` => `worth-${numberOf(text)}`);
/**
 * `off` is a player replaced; points of kabaddi are raid or tackle points too; `minutes` are those
 * on the pitch.
 */
const roles = listOf(oneOf('points', 'assist', 'off', 'raid-points', 'tackle-points', 'minutes'));

/**
 * What is published of a match. It happens `mean` times by chance, or is counted from `incidents`,
 * scores of so many points (`worth`), `roles` of players, and other `statistics` as far as those
 * happen by chance: shots count those on target. What is `against` counts for the other side. Each
 * time adds a `step`, usually 1.
 */
export const STATISTICS = readTable(
  'clock-statistics.csv',
  'sport# statistic mean#? step#? incidents worth roles statistics against_incidents against_statistics',
  {
    incidents: incidentTypes,
    worth: scoresOf,
    roles,
    statistics: statisticNames,
    against_incidents: incidentTypes,
    against_statistics: statisticNames,
    statistic: oneOf(...(Object.keys(STATISTIC) as StatisticName[])),
  },
).map(({ incidents, worth, roles: credited, statistics, againstIncidents, againstStatistics, ...row }) => ({
  ...row,
  stat: STATISTIC[row.statistic],
  step: row.step || 1,
  counts: [...incidents, ...worth, ...credited, ...statistics] as readonly CreditKind[],
  against: [...againstIncidents, ...againstStatistics] as readonly CreditKind[],
}));
/** What is published of a player: incidents, scores of so many points, and roles. */
const COLUMNS = readTable('clock-columns.csv', 'sport# code label incidents worth roles', {
  incidents: incidentTypes,
  worth: scoresOf,
  roles,
}).map(({ incidents, worth, roles: credited, ...row }) => ({
  ...row,
  counts: [...incidents, ...worth, ...credited] as readonly CreditKind[],
}));

type CreditKind = IncidentType | ReturnType<typeof scoresOf | typeof roles>[number] | StatisticName;

/** What a player gets of an event; negative where that is taken back. */
export interface Credit extends Pick<Required<ClockEvent>, 'atS' | 'period' | 't'> {
  /** The side of the player, also of an own goal. */
  readonly side: Side;
  readonly player: string;
  readonly what: CreditKind;
  readonly adds: number;
}

/** A score is credited to the scorer named last, and besides as `pointsBy` has it. */
export function creditsOf(events: readonly ClockEvent[], pointsBy?: StatisticsRules['pointsBy']): readonly Credit[] {
  const incidents = new Map(events.flatMap(({ incident }) => (incident === undefined ? [] : [[incident.id, incident] as const])));
  const { players } = correctionsOf(events);
  return events.flatMap(({ atS, t = 0, period, incident, retracts, points }): Credit[] => {
    const named = incident ?? incidents.get(retracts?.id ?? '');
    const of = named?.side ?? points?.side;
    if (period === undefined || of === undefined) return [];
    const side = named?.type === 'own-goal' ? otherSide(of) : of;
    const count = points?.count ?? 0;
    const worth = Math.abs(count);
    const player = players.get(named?.id ?? '') ?? points?.player ?? named?.player ?? '';
    const credit = (what: CreditKind, name: string, size = 1): Credit => {
      return { atS, period, t, side, player: name, what, adds: count < 0 ? -size : size };
    };
    return [
      ...(named === undefined ? [] : [credit(named.type, player)]),
      ...(count === 0 ? [] : [credit('points', player, worth), credit(`worth-${worth}`, player)]),
      ...(count === 0 || pointsBy === undefined ? [] : [credit(pointsBy(t), player, worth)]),
      ...(named?.second === undefined ? [] : [credit(count === 0 ? 'off' : 'assist', named.second)]),
    ];
  });
}

/** The part, 0 the first, in which the credits of a period are published. */
type PartOf = (period: Period) => number;
const ownPart: PartOf = ({ part }) => part;

/** While a period is played, and at its end. */
function reportTimes({ periods, endS }: PlayedClock, everyS: number) {
  return periods.flatMap((period) => {
    const lastS = Math.min(endOf(period), endS);
    const within: { atS: number; period: Period; ended: boolean }[] = [];
    for (let atS = period.startS + everyS; atS < lastS - 60; atS += everyS) within.push({ atS, period, ended: false });
    return [...within, { atS: lastS, period, ended: true }];
  });
}

type Figures = readonly [home: number | string, away: number | string];

export interface StatisticsRules {
  readonly everyS: number;
  /** What each side counts on average of a statistic. */
  readonly meansOf?: (stat: number, mean: number) => Pair;
  /**
   * Draws what holds for a match; then works out what is not counted, of one part or of all (null),
   * from sums.
   */
  readonly createShares: (random: Random) => (of: (stat: number) => Pair, part: number | null) => ReadonlyMap<number, Figures>;
  /** Minutes on the pitch until the end of a period, in its part or in the whole match (null). */
  readonly minutesOf?: (
    side: Side,
    period: Period,
    part: number | null,
  ) => readonly (readonly [player: string, minutes: number])[];
  readonly partOf?: PartOf;
  /** By what a score at `t` of the clock came, in sports that count it. */
  readonly pointsBy?: (t: number) => ReturnType<typeof roles>[number];
}

interface Count extends Pick<Credit, 'atS' | 'period' | 'side' | 'adds'> {
  readonly stat: number;
}

function countsOf(
  random: Random,
  { rules }: Match,
  { events, periods, regular }: PlayedClock,
  own: StatisticsRules,
): readonly Count[] {
  const { meansOf = (_, mean) => [mean, mean] } = own;
  const regularS = regular * periods[0]!.lengthS;
  const rows = STATISTICS.filter(({ sport }) => sport === rules.sportId);
  const byChance = rows.flatMap(({ stat, statistic, mean, step }) =>
    (mean === 0 ? [] : SIDES).flatMap((side) =>
      periods.flatMap((period) => {
        const times = ((meansOf(stat, mean)[indexOf(side)] / step) * period.lengthS) / regularS;
        return Array.from({ length: random.poisson(times) }, () => {
          return { atS: wallAt(period, random.int(5, playS(period) - 1)), period, side, what: statistic, adds: step };
        });
      }),
    ),
  );
  const credits = [...creditsOf(events, own.pointsBy), ...byChance];
  return rows.flatMap(({ stat, statistic, step, counts, against }) =>
    credits.flatMap((credit): readonly Count[] => {
      const { what, side, adds } = credit;
      if (what === statistic) return [{ ...credit, stat }];
      if (counts.includes(what)) return [{ ...credit, stat, adds: adds * step }];
      return against.includes(what) ? [{ ...credit, stat, side: otherSide(side), adds: adds * step }] : [];
    }),
  );
}

function createValues(match: Match, played: PlayedClock, rules: StatisticsRules, partOf: PartOf) {
  const random = createRandom(match.seed, 'statistics');
  const { sportId } = match.rules;
  const counts = countsOf(random, match, played, rules);
  const sharesOf = rules.createShares(random);
  const counted = new Set(STATISTICS.filter(({ sport }) => sport === sportId).map(({ stat }) => stat));
  const shown = sportById(sportId)!.statistics.filter(({ stat }) => counted.has(stat));
  return (untilS: number, part: number | null): readonly StatisticValue[] => {
    const sums = new Map<number, Pair>();
    const of = (stat: number): Pair => sums.get(stat) ?? [0, 0];
    for (const { atS, period, side, stat, adds } of counts)
      if (atS <= untilS && (part === null || part === partOf(period))) sums.set(stat, plus(of(stat), side, adds));
    const shares = sharesOf(of, part);
    return shown.map(({ stat }) => [stat, ...(shares.get(stat) ?? of(stat))]);
  };
}

const LISTED = new Set<CreditKind>(['minutes', 'points', 'assist']);

/** A row for each player with minutes or a score, the most in the first column first. */
function rowsOf(columns: typeof COLUMNS, credits: readonly Pick<Credit, 'player' | 'what' | 'adds'>[]) {
  const listed = credits.filter(({ what, player }) => LISTED.has(what) && player !== '');
  const rows = [...new Set(listed.map(({ player }) => player))].map((player) => {
    const own = credits.filter((credit) => credit.player === player);
    const sumOf = (counts: readonly CreditKind[]): number =>
      own.reduce((sum, { what, adds }) => (counts.includes(what) ? sum + adds : sum), 0);
    return { player, values: columns.map(({ counts }) => sumOf(counts)) };
  });
  return rows.toSorted((a, b) => b.values[0]! - a.values[0]!);
}

/**
 * Statistics of the match and of the part, every so many seconds; at the end of each period those
 * of its players too.
 */
export function statisticsEvents(match: Match, played: PlayedClock, rules: StatisticsRules): readonly ClockEvent[] {
  const { everyS, partOf = ownPart, pointsBy, minutesOf = () => [] } = rules;
  const columns = COLUMNS.filter(({ sport }) => sport === match.rules.sportId);
  const heads = columns.map(({ code, label }) => ({ code, label, kind: 'number' as const }));
  let valuesOf: ReturnType<typeof createValues> | null = null;

  const values = (untilS: number, part: number | null) => (valuesOf ??= createValues(match, played, rules, partOf))(untilS, part);
  const sections = (untilS: number, period: Period, part: number | null): Sections => {
    const credits = creditsOf(
      played.events.filter(({ atS }) => atS <= untilS),
      pointsBy,
    );
    const inPart = credits.filter((credit) => part === null || part === partOf(credit.period));
    const rows = SIDES.flatMap((side) => {
      const minutes = minutesOf(side, period, part).map(([player, adds]) => ({ player, what: 'minutes' as const, adds }));
      const own = rowsOf(columns, [...minutes, ...inPart.filter((credit) => credit.side === side)]);
      return own.map((row) => ({ side, player: row.player, values: row.values.map(String) }));
    });
    return [{ type: 'players', title: 'Spillere', columns: heads, rows }];
  };
  return reportTimes(played, everyS).flatMap(({ atS, period, ended }): ClockEvent[] => {
    const parts = [null, partOf(period)].map((part) => ({ period: part === null ? 0 : part + 1, part }));
    const statistics = parts.map((each) => ({ period: each.period, values: () => values(atS, each.part) }));
    const players = parts.map((each) => ({ period: each.period, sections: () => sections(atS, period, each.part) }));
    return [{ atS, statistics }, ...(ended ? [{ atS, players }] : [])];
  });
}
