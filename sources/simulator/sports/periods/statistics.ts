import { type Pair, type Side, sportById, STATISTIC } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import type { ClockEvent, PlayedClock } from '../../engine/clock/record.ts';
import { countsOfPlay, readCounts, type ReadStatistics, swapped } from '../../engine/clock/statistics.ts';
import { correctionsOf, incidentsOf, reportTimes } from '../../engine/clock/timeline.ts';
import { SIDES, sumOf } from '../../../pairs.ts';
import type { Sections, StatisticValue } from '../../engine/timeline.ts';
import type { PeriodMatch, PeriodSport } from './rules.ts';

/** What a side, and where it scored also a player, gets of an event; negative where that is taken back. */
interface Credit {
  readonly atS: number;
  readonly part: number;
  readonly side: Side;
  readonly player: string;
  /** A type of incident, 'assist', 'points', 'worth-2' of a score of two, or a kind of points in kabaddi. */
  readonly what: string;
  readonly adds: number;
}

function creditsOf(events: readonly ClockEvent[]): readonly Credit[] {
  const incidents = incidentsOf(events);
  const { players } = correctionsOf(events);
  return events.flatMap(({ atS, t = 0, period, incident, retracts, points }): Credit[] => {
    const named = incident ?? incidents.get(retracts?.id ?? '');
    const side = named?.side ?? points?.side;
    if (period === undefined || side === undefined) return [];
    const count = points?.count ?? 0;
    const worth = Math.abs(count);
    const scorer = count === 0 ? '' : (players.get(named?.id ?? '') ?? points?.player ?? named?.player ?? '');
    const credit = (what: string, player: string, size = 1): Credit => {
      return { atS, part: period.part, side, player, what, adds: count < 0 ? -size : size };
    };
    return [
      ...(named === undefined ? [] : [credit(named.type, scorer)]),
      ...(named?.second === undefined ? [] : [credit('assist', named.second)]),
      ...(count === 0 ? [] : [credit('points', scorer, worth), credit(`worth-${worth}`, scorer)]),
      ...(count === 0 ? [] : [credit(t % 3 === 0 ? 'tackle-points' : 'raid-points', scorer, worth)]),
    ];
  });
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const percents = (part: Pair, whole: Pair): Pair => [percent(part[0], whole[0]), percent(part[1], whole[1])];

export function countMatch({ rules: { sport }, seed, home, away }: PeriodMatch, played: PlayedClock): ReadStatistics {
  const random = createRandom(seed, 'statistics');
  const regularS = sport.stages.length * sport.minutes * 60;
  const credits = creditsOf(played.events);
  const means = sport.statistics.filter(({ mean }) => mean > 0);
  const counts = [
    ...sport.statistics.flatMap(({ stat, counts: kinds }) =>
      credits.filter(({ what }) => kinds.includes(what)).map((credit) => ({ ...credit, stat })),
    ),
    ...countsOfPlay(
      random,
      played.periods,
      regularS,
      means.map(({ stat, mean, step }) => ({ stat, of: [mean, mean], adds: step || 1 })),
    ),
  ];
  const ball = Math.min(66, Math.max(34, Math.round(50 + 5 * (home.rating - away.rating) + 3 * random.normal())));
  const shortMinutes = sport.chances.find(({ type }) => type === 'suspension')?.shortMinutes ?? 0;
  const shown = sportById(sport.sportId)!.statistics.filter((of) => sport.statistics.some(({ stat }) => stat === of.stat));

  return readCounts(counts, (of) => {
    const goals = of(STATISTIC.goals);
    const value = (stat: number): Pair => {
      switch (stat) {
        case STATISTIC.onTarget:
          return sumOf([of(stat), goals]);
        case STATISTIC.shots:
          return sumOf([of(stat), of(STATISTIC.onTarget), goals]);
        case STATISTIC.saves:
          return sumOf([of(stat), swapped(of(STATISTIC.onTarget))]);
        case STATISTIC.saveShare:
          return percents(value(STATISTIC.saves), sumOf([value(STATISTIC.saves), swapped(goals)]));
        case STATISTIC.shootingShare:
          return percents(goals, value(STATISTIC.shots));
        case STATISTIC.penaltyMinutes:
          return sumOf(Array.from({ length: shortMinutes }, () => of(STATISTIC.suspensions)));
        case STATISTIC.possession:
          return [ball, 100 - ball];
        case STATISTIC.totalYards:
          return sumOf([of(STATISTIC.passingYards), of(STATISTIC.rushingYards)]);
        case STATISTIC.rebounds:
          return sumOf([of(stat), of(STATISTIC.offensiveRebounds), of(STATISTIC.defensiveRebounds)]);
        default:
          return of(stat);
      }
    };
    return shown.map(({ stat, percent: share }): StatisticValue => {
      const [one, other] = value(stat);
      return share === true ? [stat, `${one}%`, `${other}%`] : [stat, one, other];
    });
  });
}

function sectionsOf({ columns }: PeriodSport, credits: readonly Credit[]): Sections {
  const rows = SIDES.flatMap((side) => {
    const byPlayer = Map.groupBy(
      credits.filter((credit) => credit.side === side && credit.player !== ''),
      ({ player }) => player,
    );
    return [...byPlayer]
      .map(([player, own]) => ({
        side,
        player,
        values: columns.map(({ counts }) => own.reduce((sum, { what, adds }) => (counts.includes(what) ? sum + adds : sum), 0)),
      }))
      .toSorted((a, b) => b.values[0]! - a.values[0]!)
      .map((row) => ({ ...row, values: row.values.map(String) }));
  });
  const heads = columns.map(({ code, label }) => ({ code, label, kind: 'number' as const }));
  return [{ type: 'players', title: 'Spillere', columns: heads, rows }];
}

/** The players at the end of each period, of the match and of the part. */
export const playerEvents = ({ rules: { sport } }: PeriodMatch, played: PlayedClock): readonly ClockEvent[] =>
  reportTimes(played, Infinity).map(({ atS, period: { part } }): ClockEvent => {
    const credits = () => creditsOf(played.events.filter((event) => event.atS <= atS));
    const inPart = () => credits().filter((credit) => credit.part === part);
    const players = [
      { period: 0, sections: () => sectionsOf(sport, credits()) },
      { period: part + 1, sections: () => sectionsOf(sport, inPart()) },
    ];
    return { atS, players };
  });
