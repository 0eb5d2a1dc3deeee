import { otherSide, type Pair, type Side } from '@stillingen/domain';
import { type Random, weighted } from '../../../random.ts';

export interface FrameEvent {
  /** Seconds since the one before. */
  readonly afterS: number;
  readonly points: Pair;
  /** The side that has just ended a break, with its points; null while it goes on. */
  readonly ended: { readonly side: Side; readonly points: number } | null;
  /** The side that gets the points of a finished visit; null while it goes on. */
  readonly visitFor: Side | null;
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

/** A frame of snooker, of which `share` is how often the home side gets the better of the safety play. */
export function playFrame(random: Random, share: number): readonly FrameEvent[] {
  const events: FrameEvent[] = [];
  let points: Pair = [0, 0];
  let reds = REDS;
  let last: readonly number[] = LAST_COLOURS;
  const score = (side: Side, value: number): void => {
    points = side === 'home' ? [points[0] + value, points[1]] : [points[0], points[1] + value];
  };
  while (last.length > 0) {
    let afterS = random.int(40, 180);
    const side: Side = random.chance(share) ? 'home' : 'away';
    if (random.chance(0.06)) {
      const other = otherSide(side);
      score(other, 4);
      events.push({ afterS, points, ended: null, visitFor: other });
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
      events.push({ afterS, points, ended: over ? { side, points: made } : null, visitFor: over ? side : null });
    }
    // A player that needs more than is left on the table concedes the frame.
    if (Math.abs(points[0] - points[1]) > onTable(reds, last) + 8) return events;
  }
  return events;
}
