import { otherSide, type Side, Stage } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES } from '../../engine/pairs.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { type Chase, cricketBoard, cricketFigures } from './cricket-board.ts';
import { createCard } from './cricket-card.ts';
import { BALLS_OF_OVER, bowl, type CricketGame, type Innings, newInnings, WICKETS } from './cricket-innings.ts';
import { cricketSheet, playersOf } from './players.ts';

interface LimitedRules {
  readonly game: Exclude<CricketGame, 'test'>;
  readonly overs: number;
  readonly superOver: boolean;
}

const MOST_LATE_S = 300;
const BALL_S = [28, 40] as const;
const WICKET_S = 80;
const OVER_S = 45;
const BREAK_S = 1200;
const FIRST_INNINGS = 26;
const FIGURES_EVERY = 5 * BALLS_OF_OVER;
const SUPER_OVER = { balls: 6, wickets: 2, breakS: 400 } as const;
const RUN_OUT = 'Løbet ud';
const KINDS = ['Grebet', 'Bowlet', 'Lbw', 'Grebet', RUN_OUT, 'Grebet', 'Stumpet'] as const;

const needText = ({ runs, balls }: Chase): string => `Mangler ${runs} på ${balls} ${balls === 1 ? 'bold' : 'bolde'}`;

const marginText = (name: string, by: number, word: string): string => `${name} vandt med ${by} ${by === 1 ? word : `${word}s`}`;

function playLimited({ game, overs, superOver }: LimitedRules, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'cricket');
  const edge = edgeOf(duel, random);
  const skill = { home: edge, away: -edge };
  const first = random.pick(SIDES);
  const [opening, chasing] = [newInnings(first), newInnings(otherSide(first))];
  const most = overs * BALLS_OF_OVER;
  const card = createCard({ home: playersOf(duel.home), away: playersOf(duel.away) });
  const timeline: TimelineEvent[] = [];
  let second = random.int(0, MOST_LATE_S);

  const playInnings = (innings: Innings, earlier: readonly Innings[]): void => {
    const stage = FIRST_INNINGS + earlier.length;
    const all = [...earlier, innings];
    const batters = playersOf(duel[innings.side]);
    const target = earlier.length === 0 ? null : opening.runs + 1;
    const chaseNow = (): Chase | null => (target === null ? null : { runs: target - innings.runs, balls: most - innings.balls });
    const add = (more: Partial<TimelineEvent> = {}): void => {
      const chase = chaseNow();
      timeline.push({
        atS: second,
        stage,
        score: cricketBoard(all, {
          batting: innings.side,
          chase: chase !== null && chase.runs > 0 && chase.balls! > 0 ? chase : null,
        }),
        situation: chase !== null && chase.runs > 0 && chase.balls! > 0 ? needText(chase) : '',
        ...more,
      });
    };
    add();
    card.open(innings.side);
    /** Places in the batting order of the two at the wickets, and of the next batter. */
    const atCrease: [number, number] = [0, 1];
    let next = 2;
    while (innings.wickets < WICKETS && innings.balls < most && (target === null || innings.runs < target)) {
      second += random.int(...BALL_S);
      const after = innings.balls;
      const result = bowl(random, innings, game, skill[innings.side]);
      const minute = Math.ceil(innings.balls / BALLS_OF_OVER);
      const end = random.int(0, 1) as 0 | 1;
      const player = batters[atCrease[end]]!;
      const detail = random.pick(KINDS);
      const out = { type: 'wicket', side: innings.side, minute, player, detail } as const;
      card.ball({ after, batter: player, result, runOut: detail === RUN_OUT });
      add({
        ...(result === 'wicket' ? { incident: out } : {}),
        ...(innings.balls % FIGURES_EVERY === 0 && result !== 'extra'
          ? { statistics: [statisticsNow(cricketFigures(all))], players: [card.now()] }
          : {}),
      });
      if (result === 'wicket') {
        atCrease[end] = next;
        next += 1;
        second += WICKET_S;
      }
      if (innings.balls % BALLS_OF_OVER === 0 && result !== 'extra') second += OVER_S;
    }
  };

  playInnings(opening, []);
  timeline.push({ atS: second, stage: Stage.break, score: cricketBoard([opening]), situation: `Kræver ${opening.runs + 1}` });
  second += BREAK_S;
  playInnings(chasing, [opening]);
  const all = [opening, chasing];
  const end = (
    winner: Side | 'draw',
    notice: string,
    superOvers: Partial<Record<Side, string>> = {},
  ): readonly TimelineEvent[] => [
    ...timeline,
    {
      atS: second + 30,
      stage: Stage.finished,
      score: { ...cricketBoard(all, { superOvers }), winner },
      notice,
      statistics: [statisticsNow(cricketFigures(all))],
      players: [card.now()],
    },
  ];
  if (chasing.runs > opening.runs)
    return end(chasing.side, marginText(duel[chasing.side].name, WICKETS - chasing.wickets, 'wicket'));
  if (chasing.runs < opening.runs) return end(first, marginText(duel[first].name, opening.runs - chasing.runs, 'run'));
  if (!superOver) return end('draw', 'Uafgjort');

  for (;;) {
    const superOvers: Partial<Record<Side, string>> = {};
    const scores = { home: 0, away: 0 };
    timeline.push({ atS: second, stage: Stage.break, score: cricketBoard(all), situation: 'Super over' });
    second += SUPER_OVER.breakS;
    for (const side of [chasing.side, opening.side]) {
      const over = newInnings(side);
      const beaten = (): boolean => side === opening.side && over.runs > scores[chasing.side];
      while (over.balls < SUPER_OVER.balls && over.wickets < SUPER_OVER.wickets && !beaten()) {
        second += random.int(...BALL_S);
        bowl(random, over, game, skill[side]);
        superOvers[side] = `${over.runs}/${over.wickets}`;
        timeline.push({
          atS: second,
          stage: FIRST_INNINGS + 1,
          score: cricketBoard(all, { batting: side, superOvers: { ...superOvers } }),
          situation: `Super over: ${superOvers[side]}`,
        });
      }
      scores[side] = over.runs;
      second += OVER_S;
    }
    if (scores.home === scores.away) continue;
    const winner = scores.home > scores.away ? 'home' : 'away';
    return end(winner, `Uafgjort – ${duel[winner].name} vandt super over`, superOvers);
  }
}

const limitedGame = (rules: LimitedRules, minutes: number): MatchRules => ({
  sportId: 13,
  format: { game: rules.game },
  minutes,
  mostMinutes: 2 * minutes,
  sheet: cricketSheet,
  simulate: (duel) => playLimited(rules, duel),
});

export const twenty20 = limitedGame({ game: 'twenty20', overs: 20, superOver: true }, 210);
export const oneDay = limitedGame({ game: 'one-day', overs: 50, superOver: false }, 480);
