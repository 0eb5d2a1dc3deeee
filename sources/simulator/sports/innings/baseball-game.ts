import { otherSide, type Pair, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { inningParts, inningStage } from '../../../datasets/kit/events/score.ts';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { indexOf, pairOf, sumOf } from '../../engine/pairs.ts';
import { statisticsNow, type StatisticValue, type TimelineEvent } from '../../engine/timeline.ts';
import { weighted } from '../../engine/weighted.ts';
import { advance, type Bases, type BatterResult, OUTCOMES, runnersText } from './baseball-bases.ts';
import { createBox } from './baseball-box.ts';
import { baseballSheet, ORDER, playersOf } from './players.ts';

const MOST_LATE_S = 480;
const BATTER_S = [55, 145] as const;
const SIDES_CHANGE_S = 125;
const REVIEW_S = 140;
const OUTS = 3;
const REGULAR = 9;
/** All extra innings are one part of the score. */
const EXTRA_PART = REGULAR + 1;

/** What a turn at bat brings; the better side's batters get on base a little more often. */
function turnAtBat(random: Random, skill: number): BatterResult {
  return weighted(
    random,
    OUTCOMES.map(([result, weight]) => [
      result,
      result === 'out' || result === 'strikeout' ? weight : weight * (1 + 0.12 * skill),
    ]),
  );
}

interface Counts {
  hits: number;
  homeRuns: number;
  walks: number;
  strikeouts: number;
  errors: number;
  leftOnBase: number;
}
const noCounts = (): Counts => ({ hits: 0, homeRuns: 0, walks: 0, strikeouts: 0, errors: 0, leftOnBase: 0 });

function playBaseball(duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'baseball');
  const edge = edgeOf(duel, random) + 0.12;
  const squads = { home: playersOf(duel.home), away: playersOf(duel.away) };
  const batters = { home: 0, away: 0 };
  const counts = { home: noCounts(), away: noCounts() };
  const box = createBox(duel.seed, { home: squads.home.slice(ORDER), away: squads.away.slice(ORDER) });
  const timeline: TimelineEvent[] = [];
  const innings: [number, number][] = [];
  let second = random.int(0, MOST_LATE_S);
  const sum = (side: Side): number => sumOf(innings)[indexOf(side)];
  const results = (side: Side) => ({
    hits: String(counts[side].hits),
    errors: String(counts[side].errors),
    pitcher: squads[side].at(ORDER)!,
  });
  const board = (serve: Side | null): Scoreboard => ({
    home: sum('home'),
    away: sum('away'),
    parts: inningParts(innings),
    results: [results('home'), results('away')],
    serve,
  });
  const figures = (): readonly StatisticValue[] =>
    (['hits', 'homeRuns', 'walks', 'strikeouts', 'errors', 'leftOnBase'] as const).map((count, index) => [
      700 + index,
      counts.home[count],
      counts.away[count],
    ]);

  /** A half of an inning; ends at once where the home side takes the lead in the last. */
  const playHalf = (number: number, side: Side): void => {
    const inning = innings[number - 1]!;
    const stage = inningStage(number);
    const half = side === 'away' ? 'top' : 'bottom';
    const add = (outs: number, bases: Bases, more: Partial<TimelineEvent> = {}): void => {
      timeline.push({ atS: second, stage, score: board(side), situation: `${outs} ude${runnersText(bases)}`, half, ...more });
    };
    let outs = 0;
    // In extra innings a runner begins at second base.
    let bases: Bases = [false, number > REGULAR, false];
    const ahead = (): boolean => side === 'home' && number >= REGULAR && sum('home') > sum('away');
    add(outs, bases);
    box.open(side, Math.min(number, EXTRA_PART));
    while (outs < OUTS && !ahead()) {
      second += random.int(...BATTER_S);
      const batter = squads[side][batters[side] % ORDER]!;
      batters[side] += 1;
      const result = turnAtBat(random, side === 'home' ? edge : -edge);
      const moved = advance(random, bases, result);
      if (result === 'home run' && number < REGULAR && random.chance(0.03)) {
        // A ball that was called out of the park, and on the replay was not: the batter stays at second base.
        inning[indexOf(side)] += moved.runs;
        add(outs, [false, false, false]);
        second += REVIEW_S;
        inning[indexOf(side)] -= moved.runs;
        counts[side].hits += 1;
        box.turn(side, batter, 'double');
        const double = advance(random, bases, 'double');
        inning[indexOf(side)] += double.runs;
        bases = double.bases;
        add(outs, bases, { corrects: 'challenge' });
        continue;
      }
      box.turn(side, batter, result);
      outs += moved.outs;
      bases = moved.bases;
      const needed = side === 'home' && number >= REGULAR ? sum('away') - sum('home') + 1 : Infinity;
      // The winning run ends the game, except on a home run; on the third out no run scores.
      if (outs < OUTS) inning[indexOf(side)] += result === 'home run' ? moved.runs : Math.min(moved.runs, needed);
      if (['single', 'double', 'triple', 'home run'].includes(result)) counts[side].hits += 1;
      if (result === 'home run') counts[side].homeRuns += 1;
      if (result === 'walk') counts[side].walks += 1;
      if (result === 'strikeout') counts[side].strikeouts += 1;
      if (result === 'error') counts[otherSide(side)].errors += 1;
      if (outs >= OUTS) break;
      const homeRun = {
        type: 'home-run',
        side,
        minute: number,
        player: batter,
        score: pairOf([sum('home'), sum('away')]),
      } as const;
      add(outs, bases, result === 'home run' ? { incident: homeRun } : {});
    }
    box.close(side, outs, inning[indexOf(side)]);
    counts[side].leftOnBase += bases.filter(Boolean).length;
  };

  for (let number = 1; ; number += 1) {
    innings.push([0, 0]);
    playHalf(number, 'away');
    const needless = number >= REGULAR && sum('home') > sum('away');
    if (!needless) {
      second += SIDES_CHANGE_S;
      playHalf(number, 'home');
    }
    const [home, away]: Pair = [sum('home'), sum('away')];
    if (number >= REGULAR && home !== away) break;
    timeline.push({
      atS: second,
      stage: inningStage(number),
      score: board(null),
      situation: 'Slut på inning',
      statistics: [statisticsNow(figures())],
      players: [box.now(), box.part()],
    });
    second += SIDES_CHANGE_S;
  }
  return [
    ...timeline,
    {
      atS: second + 20,
      stage: Stage.finished,
      score: board(null),
      statistics: [statisticsNow(figures())],
      players: [box.now(), box.part()],
    },
  ];
}

export const baseballGame: MatchRules = {
  sportId: 6,
  format: {},
  minutes: 175,
  mostMinutes: 480,
  sheet: baseballSheet,
  simulate: playBaseball,
};
