import { otherSide, type Side, Stage } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES } from '../../engine/pairs.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { cricketBoard, cricketFigures, runsBy } from './cricket-board.ts';
import { createCard } from './cricket-card.ts';
import { BALLS_OF_OVER, bowl, type Innings, newInnings, WICKETS } from './cricket-innings.ts';
import { cricketSheet, playersOf } from './players.ts';

const DAYS = 5;
const DAY_S = 86_400;
const OVER_S = 240;
const OVERS_OF_SESSION = 30;
const OVERS_OF_DAY = 3 * OVERS_OF_SESSION;
const LUNCH = { stage: 333, seconds: 2400 } as const;
const TEA = { stage: 334, seconds: 1200 } as const;
const AFTER_DAY = 57;
const FIRST_INNINGS = 26;
const INNINGS = 4;
const OVERS_OF_CHANGE = 2;
/** A side that has so many stops of its own will. */
const DECLARES_AT = 520;
const DECLARES_WITH_LEAD = 360;
/** So far behind after one innings each, the other side bats again at once. */
const FOLLOW_ON = 200;

/** A match over five days, published over by over and wicket by wicket. */
function playTest(duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'test match');
  const edge = edgeOf(duel, random);
  const skill = { home: edge, away: -edge };
  const first = random.pick(SIDES);
  const timeline: TimelineEvent[] = [];
  const all: Innings[] = [];
  const card = createCard({ home: playersOf(duel.home), away: playersOf(duel.away) });
  let day = 0;
  let overs = 0;
  let second = random.int(0, 120);

  const add = (stage: number, batting: Side | null, situation = '', more: Partial<TimelineEvent> = {}): void => {
    timeline.push({ atS: second, stage, score: cricketBoard(all, { batting }), situation, ...more });
  };
  const reports = (): Partial<TimelineEvent> => ({
    statistics: [statisticsNow(cricketFigures(all))],
    players: [card.now(), card.part()],
  });
  /** After so many overs of the day there is lunch, tea, or an end; says whether there is another day. */
  const rest = (stage: number, batting: Side): boolean => {
    const pause = overs === OVERS_OF_SESSION ? LUNCH : overs === 2 * OVERS_OF_SESSION ? TEA : null;
    if (pause !== null) {
      add(pause.stage, batting);
      second += pause.seconds;
      add(stage, batting);
    }
    if (overs < OVERS_OF_DAY) return true;
    day += 1;
    overs = 0;
    if (day === DAYS) return false;
    add(AFTER_DAY + day - 1, null, '', reports());
    second = day * DAY_S;
    add(stage, batting);
    return true;
  };
  const end = (winner: Side | 'draw', notice: string): readonly TimelineEvent[] => [
    ...timeline,
    { atS: second + 60, stage: Stage.finished, score: { ...cricketBoard(all), winner }, notice, ...reports() },
  ];
  const wonBy = (side: Side, by: string): readonly TimelineEvent[] => end(side, `${duel[side].name} vandt med ${by}`);

  const order = [first, otherSide(first), first, otherSide(first)];
  for (let number = 0; number < INNINGS; number += 1) {
    const side = order[number]!;
    const innings = newInnings(side);
    const batters = playersOf(duel[side]);
    const stage = FIRST_INNINGS + number;
    const behind = runsBy(all, otherSide(side)) - runsBy(all, side);
    const target = number === INNINGS - 1 ? behind + 1 : null;
    all.push(innings);
    card.open(side);
    const need = (): string => (target === null ? '' : `Mangler ${target - innings.runs}`);
    const over = (): boolean => innings.wickets === WICKETS || (target !== null && innings.runs >= target);
    const declares = (): boolean =>
      (number < 2 && innings.runs >= DECLARES_AT && innings.wickets >= 5) ||
      (number === 2 && innings.runs - behind >= DECLARES_WITH_LEAD);
    add(stage, side, need());
    while (!over() && !innings.declared) {
      for (let balls = 0; balls < BALLS_OF_OVER && !over(); ) {
        const { balls: after, runs, wickets } = innings;
        const result = bowl(random, innings, 'test', skill[side]);
        // The opener stays in; the other batters change.
        const faces = result === 'wicket' || (after + runs) % 2 === 1 ? wickets + 1 : 0;
        card.ball({ after, batter: batters[faces]!, result });
        if (result !== 'extra') {
          balls += 1;
          second += OVER_S / BALLS_OF_OVER;
        }
        if (result !== 'wicket') continue;
        const minute = Math.min(200, Math.ceil(innings.balls / BALLS_OF_OVER));
        const player = batters[Math.min(WICKETS, innings.wickets)]!;
        add(stage, side, need(), { incident: { type: 'wicket', side, minute, player } });
      }
      if (over()) break;
      overs += 1;
      add(stage, side, need());
      if (!rest(stage, side)) return end('draw', 'Uafgjort');
      innings.declared = declares();
    }
    if (target !== null && innings.runs >= target)
      return wonBy(side, `${WICKETS - innings.wickets} ${WICKETS - innings.wickets === 1 ? 'wicket' : 'wickets'}`);
    const lead = runsBy(all, otherSide(side)) - runsBy(all, side);
    if (number === INNINGS - 1) return lead === 0 ? end('draw', 'Uafgjort') : wonBy(otherSide(side), `${lead} runs`);
    if (number === INNINGS - 2 && lead > 0) return wonBy(otherSide(side), `en inning og ${lead} runs`);
    if (number === 1 && lead >= FOLLOW_ON) order.splice(2, 2, side, first);
    add(Stage.break, null, '', reports());
    for (let lost = 0; lost < OVERS_OF_CHANGE; lost += 1) {
      overs += 1;
      second += OVER_S;
      if (!rest(Stage.break, order[number + 1]!)) return end('draw', 'Uafgjort');
    }
  }
  return end('draw', 'Uafgjort');
}

export const testMatch: MatchRules = {
  sportId: 13,
  format: { game: 'test' },
  minutes: 5 * 24 * 60,
  mostMinutes: 5 * 24 * 60,
  sheet: cricketSheet,
  simulate: playTest,
};
