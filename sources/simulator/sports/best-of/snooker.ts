import { otherSide, type Side, SPORT, Stage, STATISTIC } from '@stillingen/domain';
import { plus } from '../../../pairs.ts';
import { type Random, weighted } from '../../../random.ts';
import type { SentPartHistory } from '../../../set-history.ts';
import { numberOf } from '../../data/table.ts';
import type { Match } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { readStatistics, type StatisticTable, statisticsNow } from '../../engine/timeline.ts';
import { BestOf } from './best-of.ts';

interface FrameEvent {
  /** Seconds since the one before. */
  readonly afterS: number;
  readonly points: [number, number];
  /** The side that gets the points of a finished visit; null while it goes on. */
  readonly visitFor: Side | null;
  /** Points of the break so far; 0 of a foul. */
  readonly made: number;
}

const SHOT_S = [14, 30] as const;
const COLOURS = [
  [7, 50],
  [6, 17],
  [5, 17],
  [4, 6],
  [3, 5],
  [2, 5],
] as const;
const REDS = 15;
const LAST_COLOURS = [2, 3, 4, 5, 6, 7];
const BLACK = 7;
const onTable = (reds: number, last: readonly number[]): number => reds * 8 + last.reduce((sum, value) => sum + value, 0);

/** A frame of snooker; `share` is how often the home side wins the safety play. */
function playFrame(random: Random, share: number): readonly FrameEvent[] {
  const events: FrameEvent[] = [];
  let points: [number, number] = [0, 0];
  let reds = REDS;
  let last: readonly number[] = LAST_COLOURS;
  const score = (side: Side, value: number): void => {
    points = plus(points, side, value);
  };
  while (last.length > 0) {
    let afterS = random.int(40, 180);
    const side: Side = random.chance(share) ? 'home' : 'away';
    if (random.chance(0.06)) {
      const other = otherSide(side);
      score(other, 4);
      events.push({ afterS, points, visitFor: other, made: 0 });
      continue;
    }
    let made = 0;
    const hold = 0.84 + 0.08 * random.next();
    const pot = (value: number): void => {
      score(side, value);
      made += value;
      afterS += random.int(...SHOT_S);
    };
    for (let on = true; on && last.length > 0; afterS = 0) {
      if (reds > 0) {
        reds -= 1;
        pot(1);
        on = random.chance(hold);
        if (on) pot(weighted(random, COLOURS));
      } else {
        pot(last[0]!);
        last = last.slice(1);
        if (last.length === 0 && points[0] === points[1]) last = [BLACK];
      }
      on &&= random.chance(hold);
      const over = !on || last.length === 0;
      events.push({ afterS, points, visitFor: over ? side : null, made });
    }
    // A player that needs more than is left on the table concedes the frame.
    if (Math.abs(points[0] - points[1]) > onTable(reds, last) + 8) return events;
  }
  return events;
}

const LATE_S = [60, 600] as const;
const FRAME_BREAK_S = 150;
const INTERVAL_S = 900;
const INTERVAL_AFTER = 4;
/** A board has room for so many frames; that of a longer match has the running one alone. */
const MOST_PARTS = 11;
const NOTABLE_BREAK = 50;
const CENTURY = 100;
const FRAME_MINUTES = 22;
/** The history of a frame is published after so many visits to the table, and at its end. */
const HISTORY_EVERY = 6;

const DAY_S = 86_400;
const DAY_FRAMES = 21;
/** The frame after which a long match goes on the next day; null where it is played in one. */
const overnightAfter = (bestOf: number): number | null => (bestOf > DAY_FRAMES ? Math.floor(bestOf / 2) : null);

const STATISTICS: StatisticTable<readonly number[]> = [
  [STATISTIC.highBreak, (breaks) => Math.max(0, ...breaks)],
  [STATISTIC.centuries, (breaks) => breaks.filter((points) => points >= CENTURY).length],
  [STATISTIC.fifties, (breaks) => breaks.filter((points) => points >= NOTABLE_BREAK).length],
];

class SnookerMatch extends BestOf {
  readonly #breaks: Readonly<Record<Side, number[]>> = { home: [], away: [] };

  constructor(match: Match) {
    super(match, 'snooker', LATE_S);
  }

  playPart(number: number): void {
    const keepsParts = this.bestOf <= MOST_PARTS;
    let frame: [number, number] = [0, 0];
    let steps: SentPartHistory['steps'] = [];
    this.publish(Stage.live, this.boardOfPoints(frame, keepsParts));
    for (const { afterS, points, visitFor, made } of playFrame(this.random, 0.5 + 0.06 * this.edge)) {
      this.atS += afterS;
      frame = points;
      const isBreak = visitFor !== null && made > 0;
      if (visitFor !== null) steps = [...steps, { score: points, winner: visitFor }];
      if (isBreak) this.#breaks[visitFor].push(made);
      const notable = isBreak && made >= NOTABLE_BREAK;
      this.publish(Stage.live, this.boardOfPoints(frame, keepsParts), {
        situation: isBreak ? `Break på ${made}` : '',
        ...(visitFor !== null && steps.length % HISTORY_EVERY === 0 ? { history: { part: number, steps } } : {}),
        ...(notable ? { incident: { type: 'break', side: visitFor, minute: number, detail: String(made) } } : {}),
      });
    }
    this.endPart(frame);
    const overnight = number === overnightAfter(this.bestOf);
    const pauses = overnight || number % INTERVAL_AFTER === 0;
    const next = pauses ? Stage.break : Stage.live;
    this.publish(this.isOver ? Stage.finished : next, this.boardOfPoints(null, keepsParts), {
      situation: overnight ? 'Fortsættes i morgen' : '',
      statistics: [statisticsNow(readStatistics(STATISTICS, this.#breaks))],
      history: { part: number, steps },
    });
    if (overnight) this.atS = DAY_S;
    else this.atS += pauses ? INTERVAL_S : FRAME_BREAK_S;
  }
}

export const createSnooker = sportOfTables('snooker', SPORT.snooker, 60, (rules) => {
  const bestOf = numberOf(rules);
  return {
    sportId: SPORT.snooker,
    format: { bestOf },
    minutes: Math.round(Math.min(bestOf, DAY_FRAMES) * 0.75 * FRAME_MINUTES),
    mostMinutes: bestOf * 60 + (overnightAfter(bestOf) === null ? 0 : DAY_S / 60),
    simulate: (match) => new SnookerMatch(match).simulate(),
  };
});
