import { type Pair, type Side, SPORT, sportById, STATISTIC } from '@stillingen/domain';
import { sumOf } from '../../../pairs.ts';
import { ClockGame } from '../../engine/clock/game.ts';
import type { PlayedClock } from '../../engine/clock/record.ts';
import type { Fielded } from '../../engine/clock/deeds.ts';
import { clockAt } from '../../engine/clock/rules.ts';
import { statisticsEvents, type StatisticsRules } from '../../engine/clock/statistics.ts';
import { clockTimeline } from '../../engine/clock/timeline.ts';
import { fieldOf, isKeeper, type LineUp, lineUpOf } from '../../engine/line-up.ts';
import { namesIn } from '../../engine/squad.ts';
import type { Timeline } from '../../engine/timeline.ts';
import { playChances, type Squads, UNNAMED } from './chances.ts';
import { playDrives } from './drives.ts';
import { type PeriodMatch, type PeriodRules, periodSport } from './rules.ts';

const PLAYS = { chances: playChances, drives: playDrives } as const;
const TAKERS = 8;
const STATISTICS_EVERY_S = 360;
/** Pages draw the shots of sports of few goals minute by minute. */
const SHOTS_EVERY_S = 60;
const PLAYERS_EVERY_S = 360;
/** In kabaddi one score of so many is that of a tackle, the others are those of raids. */
const KABADDI_TACKLE_EVERY = 3;
const kabaddiPoints = (t: number) => (t % KABADDI_TACKLE_EVERY === 0 ? 'tackle-points' : 'raid-points');

/** The result of a match does not depend on the names of its players. */
export function playPeriods(match: PeriodMatch, squads: Squads = UNNAMED): PlayedClock {
  const { sport } = match.rules;
  const takers = (side: Side) => squads[side].slice(0, TAKERS);
  return new ClockGame(match, sport, PLAYS[sport.play](match, squads), takers).simulate();
}

const LAST_STARTER = 0.65;
const FIRST_RESERVE = 0.55;
const MOST_SHARE = 0.92;

/** Starters play more than the bench; together they are as many as are on the field at a time. */
function fieldedOf(lineUp: LineUp): readonly Fielded[] {
  const field = fieldOf(lineUp);
  const keepers = [...lineUp.starters, ...lineUp.bench].filter(isKeeper);
  const onField = lineUp.starters.filter((player) => !isKeeper(player)).length;
  const reserves = field.length - onField;
  let shares = field.map((_, place) =>
    place < onField ? 1 - ((1 - LAST_STARTER) * place) / onField : FIRST_RESERVE * (1 - (place - onField) / (reserves + 1)),
  );
  for (let times = 0; times < 4; times += 1) {
    const scale = onField / shares.reduce((sum, share) => sum + share, 0);
    shares = shares.map((share) => Math.min(MOST_SHARE, share * scale));
  }
  const all = { fromS: -Infinity, untilS: Infinity };
  return [
    ...field.map((player, place) => ({ ...player, ...all, share: shares[place]! })),
    ...keepers.map((player, place) => ({ ...player, ...all, share: place === 0 ? 1 : 0 })),
  ];
}

const percents = (parts: Pair, wholes: Pair): Pair => {
  const percent = (side: 0 | 1) => (wholes[side] === 0 ? 0 : Math.round((100 * parts[side]) / wholes[side]));
  return [percent(0), percent(1)];
};

function statisticsOf({ rules, home, away }: PeriodMatch, lineUps: Readonly<Record<Side, LineUp>>): StatisticsRules {
  const createShares: StatisticsRules['createShares'] = (random) => {
    const ball = Math.min(66, Math.max(34, Math.round(50 + 5 * (home.rating - away.rating) + 3 * random.normal())));
    return (of) => {
      const [goals, saves] = [of(STATISTIC.goals), of(STATISTIC.saves)];
      const shares: readonly (readonly [stat: number, share: Pair])[] = [
        [STATISTIC.possession, [ball, 100 - ball]],
        [STATISTIC.shootingShare, percents(goals, of(STATISTIC.shots))],
        [STATISTIC.saveShare, percents(saves, sumOf([saves, [goals[1], goals[0]]]))],
      ];
      return new Map(shares.map(([stat, [one, other]]) => [stat, [`${one}%`, `${other}%`]]));
    };
  };
  const byPlay = rules.sportId === SPORT.kabaddi ? { pointsBy: kabaddiPoints } : {};
  const byMinute = sportById(rules.sportId)!.course === 'goals';
  const fielding = { home: fieldedOf(lineUps.home), away: fieldedOf(lineUps.away) };
  return {
    everyS: byMinute ? SHOTS_EVERY_S : STATISTICS_EVERY_S,
    playersEveryS: PLAYERS_EVERY_S,
    partsLive: !byMinute,
    fielding,
    secondsOf: (side, period, untilS) => {
      const played = Math.min(clockAt(period, untilS), period.lengthS);
      return fielding[side].map(({ name, share }) => [name, Math.round(share * played)]);
    },
    createShares,
    ...byPlay,
  };
}

function simulatePeriods(match: PeriodMatch): Timeline {
  const lineUps = { home: lineUpOf(match, 'home'), away: lineUpOf(match, 'away') };
  const players = (side: Side) => namesIn(fieldOf(lineUps[side]));
  const played = playPeriods(match, { home: players('home'), away: players('away') });
  return clockTimeline(match, played, [...played.events, ...statisticsEvents(match, played, statisticsOf(match, lineUps))]);
}

export function rulesOf(sportId: number, competition: string): PeriodRules {
  const sport = periodSport(sportId, competition);
  const { stages, minutes, pace, breaks, overtime } = sport;
  const usual = sportById(sportId)!.countdown?.regular ?? minutes;
  const pauses = breaks.slice(0, stages.length - 1).reduce((sum, pause) => sum + pause, 0);
  return {
    sportId,
    sport,
    format: minutes === usual ? {} : { stageLengths: `${minutes}:${overtime?.minutes ?? minutes}` },
    minutes: stages.length * minutes * pace + pauses,
    mostMinutes: 300,
    byClock: true,
    lineUp: lineUpOf,
    simulate: simulatePeriods,
  };
}
