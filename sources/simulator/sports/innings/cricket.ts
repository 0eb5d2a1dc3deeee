import { otherSide, type Side, Stage } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { leaguesOf } from '../../engine/calendar/league.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { leaderOf, SIDES } from '../../../pairs.ts';
import { squadOf } from '../../engine/squad.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';
import { type Chase, CricketScorer } from './cricket-board.ts';
import { BALLS_OF_OVER, bowl, type CricketGame, cricketSheet, type Innings, newInnings, WICKETS } from './cricket-innings.ts';
import { testMatch } from './cricket-test-match.ts';

interface LimitedRules {
  readonly game: Exclude<CricketGame, 'test'>;
  readonly overs: number;
}

const MOST_LATE_S = 300;
const BALL_S = [28, 40] as const;
const WICKET_S = 80;
const OVER_S = 45;
const BREAK_S = 1200;
const END_S = 30;
const FIGURES_EVERY = 5 * BALLS_OF_OVER;
const SUPER_OVER = { balls: 6, wickets: 2, breakS: 400 } as const;
const RUN_OUT = 'Løbet ud';
const KINDS = ['Grebet', 'Bowlet', 'Lbw', 'Grebet', RUN_OUT, 'Grebet', 'Stumpet'] as const;

const needText = ({ runs, balls }: Chase): string => `Mangler ${runs} på ${balls} ${balls === 1 ? 'bold' : 'bolde'}`;

class LimitedMatch {
  readonly #match: Match;
  readonly #rules: LimitedRules;
  readonly #random: Random;
  readonly #skill: Readonly<Record<Side, number>>;
  readonly #first: Side;
  readonly #scorer: CricketScorer;

  constructor(rules: LimitedRules, match: Match) {
    this.#match = match;
    this.#rules = rules;
    this.#random = createRandom(match.seed, 'cricket');
    const edge = edgeOf(match, this.#random);
    this.#skill = { home: edge, away: -edge };
    this.#first = this.#random.pick(SIDES);
    this.#scorer = new CricketScorer(match, this.#random.int(0, MOST_LATE_S), false);
  }

  simulate(): Timeline {
    const scorer = this.#scorer;
    const opening = this.#playInnings(this.#first, null);
    scorer.publish(Stage.break, {}, { situation: `Kræver ${opening.runs + 1}` });
    scorer.atS += BREAK_S;
    const chasing = this.#playInnings(otherSide(this.#first), opening.runs + 1);
    if (chasing.runs === opening.runs) return this.#playSuperOvers();
    scorer.atS += END_S;
    if (chasing.runs > opening.runs) return scorer.wonBy(chasing.side, WICKETS - chasing.wickets, 'wicket');
    return scorer.wonBy(this.#first, opening.runs - chasing.runs, 'run');
  }

  #playInnings(side: Side, target: number | null): Innings {
    const innings = this.#scorer.open(side);
    this.#publish(innings, target);
    const batters = squadOf(this.#match[side].name, this.#match[side].country);
    /** Places in the batting order of the two at the wickets, and of the next batter. */
    const atCrease: [number, number] = [0, 1];
    let next = 2;
    const most = this.#rules.overs * BALLS_OF_OVER;
    while (innings.wickets < WICKETS && innings.balls < most && (target === null || innings.runs < target)) {
      const end = this.#ball(innings, target, (at) => batters[atCrease[at]]!);
      if (end === null) continue;
      atCrease[end] = next;
      next += 1;
    }
    return innings;
  }

  #ball(innings: Innings, target: number | null, batterAt: (end: 0 | 1) => string): 0 | 1 | null {
    const { side, balls: after } = innings;
    const scorer = this.#scorer;
    scorer.atS += this.#random.int(...BALL_S);
    const result = bowl(this.#random, innings, this.#rules.game, this.#skill[side]);
    const end = this.#random.int(0, 1) as 0 | 1;
    const player = batterAt(end);
    const detail = this.#random.pick(KINDS);
    const isWicket = result === 'wicket';
    scorer.card.ball({ after, batter: player, result, runOut: detail === RUN_OUT });
    const minute = Math.ceil(innings.balls / BALLS_OF_OVER);
    this.#publish(innings, target, {
      ...(isWicket ? { incident: { type: 'wicket', side, minute, player, detail } } : {}),
      ...(innings.balls % FIGURES_EVERY === 0 && result !== 'extra' ? scorer.reports() : {}),
    });
    if (isWicket) scorer.atS += WICKET_S;
    if (innings.balls % BALLS_OF_OVER === 0 && result !== 'extra') scorer.atS += OVER_S;
    return isWicket ? end : null;
  }

  #publish({ side, runs, balls }: Innings, target: number | null, more: Partial<TimelineEvent> = {}): void {
    const left = this.#rules.overs * BALLS_OF_OVER - balls;
    const chase = target === null || target <= runs || left === 0 ? null : { runs: target - runs, balls: left };
    const situation = chase === null ? '' : needText(chase);
    this.#scorer.publish(this.#scorer.stage, { batting: side, chase }, { situation, ...more });
  }

  /** Super overs until one decides a tie; the side that batted last begins. */
  #playSuperOvers(): Timeline {
    const scorer = this.#scorer;
    for (;;) {
      const superOvers: Partial<Record<Side, string>> = {};
      const runs = { home: 0, away: 0 };
      scorer.publish(Stage.break, {}, { situation: 'Super over' });
      scorer.atS += SUPER_OVER.breakS;
      for (const side of [otherSide(this.#first), this.#first]) {
        const over = newInnings(side);
        const isBeaten = (): boolean => side === this.#first && over.runs > runs[otherSide(side)];
        while (over.balls < SUPER_OVER.balls && over.wickets < SUPER_OVER.wickets && !isBeaten()) {
          scorer.atS += this.#random.int(...BALL_S);
          bowl(this.#random, over, this.#rules.game, this.#skill[side]);
          superOvers[side] = `${over.runs}/${over.wickets}`;
          const situation = `Super over: ${superOvers[side]}`;
          scorer.publish(scorer.stage, { batting: side, superOvers: { ...superOvers } }, { situation });
        }
        runs[side] = over.runs;
        scorer.atS += OVER_S;
      }
      const winner = leaderOf([runs.home, runs.away]);
      if (winner === null) continue;
      scorer.atS += END_S;
      return scorer.end(winner, `Uafgjort – ${this.#match[winner].name} vandt super over`, superOvers);
    }
  }
}

const limitedGame = (game: LimitedRules['game'], overs: number, minutes: number): MatchRules => ({
  sportId: 13,
  format: { game },
  minutes,
  mostMinutes: 2 * minutes,
  sheet: cricketSheet,
  simulate: (match) => new LimitedMatch({ game, overs }, match).simulate(),
});

const twenty20 = limitedGame('twenty20', 20, 210);
const LONGER = new Map([
  ['one-day', limitedGame('one-day', 50, 480)],
  ['test', testMatch],
]);

export const createCricket = matchSport({
  sportId: 13,
  leagues: leaguesOf('cricket', (rules) => LONGER.get(rules) ?? twenty20),
  exhibitions: [{ field: [...entrantsOf('cricket-ipl'), ...entrantsOf('cricket-big-bash')], rules: twenty20 }],
  everyMinutes: 120,
});
