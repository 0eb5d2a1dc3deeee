import { otherSide, type Pair, type Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { playerOf, type BeatRecord } from './happenings.ts';
import { playS, type Stretch, wallAt } from './stretch.ts';

/** Yards from the own goal line at which a drive begins after a kick-off. */
const AFTER_KICK_OFF = 28;
const FIELD = 100;
const IN_RANGE = 64;
const FIELD_GOAL_MADE = 0.86;
const TURNOVER = 0.024;
const TAKEN_BACK = 0.03;
const TWO_POINT_TRIED = 0.09;
const TWO_POINT_MADE = 0.48;
const EXTRA_POINT_MADE = 0.95;
const MEAN_GAIN = 12.6;
/** Seconds of real time after a touchdown until what follows it, and until it is taken back. */
const TRY_S = 50;
const REVIEW_S = 90;

function gainOf(random: Random, strength: number): number {
  const kind = random.next();
  if (kind < 0.35) return 0;
  return kind < 0.41 ? -random.int(1, 7) : 1 + Math.floor(-Math.log(1 - random.next()) * MEAN_GAIN * strength);
}

/** Plays a stretch of American football, play by play; a sudden one ends with the first points. */
export function drive(record: BeatRecord, stretch: Stretch, sudden: boolean): { points: Pair; endT: number } {
  const { random, beats, game } = record;
  const points = { home: 0, away: 0 };
  const endT = playS(stretch);
  const lead = game.play.edge * (game.home.rating - game.away.rating) + game.play.homeEdge;
  const strength = { home: Math.exp(lead / 2), away: Math.exp(-lead / 2) };
  let ball: Side = random.chance(0.5) ? 'home' : 'away';
  let t = 6;
  let yard = AFTER_KICK_OFF;
  let [down, toGo] = [1, 10];

  const at = () => ({ atS: wallAt(stretch, t), stretch, t });
  const hand = (side: Side, from: number): void => {
    ball = side;
    yard = from;
    [down, toGo] = [1, 10];
  };
  const count = (
    type: 'touchdown' | 'extra-point' | 'two-point-conversion' | 'field-goal' | 'safety',
    side: Side,
    worth: number,
  ) => {
    const incident = record.incident(type, side, playerOf(record, side));
    beats.push({ ...at(), kind: 'score', side, points: worth, incident });
    return incident;
  };
  const standing = (side: Side, worth: number): void => {
    points[side] += worth;
  };
  const passS = (seconds: number): void => {
    t = Math.min(endT - 1, t + Math.ceil(seconds / stretch.pace));
  };

  const touchdown = (): void => {
    const incident = count('touchdown', ball, 6);
    const settled = t + Math.ceil(REVIEW_S / stretch.pace) < endT;
    if (settled && random.chance(TAKEN_BACK)) {
      passS(REVIEW_S);
      beats.push({ ...at(), kind: 'taken-back', side: ball, points: 6, incident, reason: 'challenge' });
      yard = FIELD - 1;
      [down, toGo] = [down + 1, 1];
      return;
    }
    standing(ball, 6);
    if (sudden) return;
    passS(TRY_S);
    const two = random.chance(TWO_POINT_TRIED);
    const worth = two ? 2 : 1;
    if (random.chance(two ? TWO_POINT_MADE : EXTRA_POINT_MADE)) {
      count(two ? 'two-point-conversion' : 'extra-point', ball, worth);
      standing(ball, worth);
    }
    passS(TRY_S);
    hand(otherSide(ball), AFTER_KICK_OFF);
  };

  const kick = (): void => {
    const side = ball;
    if (yard < IN_RANGE) return hand(otherSide(side), Math.max(8, FIELD - yard - random.int(34, 50)));
    if (!random.chance(FIELD_GOAL_MADE)) return hand(otherSide(side), FIELD - yard + 7);
    count('field-goal', side, 3);
    standing(side, 3);
    passS(TRY_S);
    hand(otherSide(side), AFTER_KICK_OFF);
  };

  const decided = (): boolean => sudden && points.home !== points.away;
  while (t < endT - 8 && !decided()) {
    beats.push({ ...at(), kind: 'situation', ball, situation: `${down}&${toGo}` });
    t = Math.min(endT - 2, t + random.int(20, 38));
    if (down >= 4) kick();
    else if (random.chance(TURNOVER)) hand(otherSide(ball), Math.max(5, FIELD - yard));
    else {
      const gain = gainOf(random, strength[ball]);
      yard += gain;
      if (yard >= FIELD) {
        yard = FIELD;
        touchdown();
      } else if (yard <= 0) {
        const side = otherSide(ball);
        count('safety', side, 2);
        standing(side, 2);
        passS(TRY_S);
        hand(side, AFTER_KICK_OFF + 10);
      } else if (gain >= toGo) [down, toGo] = [1, Math.min(10, FIELD - yard)];
      else [down, toGo] = [down + 1, toGo - gain];
    }
  }
  return { points: [points.home, points.away], endT: decided() ? t : endT };
}
