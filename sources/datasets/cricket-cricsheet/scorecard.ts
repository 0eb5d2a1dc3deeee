import { otherSide, type Side } from '@stillingen/domain';
import { WITHOUT_BOWLER } from './board.ts';
import type { Ball, Innings } from './innings.ts';
import { playerSection } from '../kit/events/player-sections.ts';

const notBatted = () => ({ runs: 0, balls: 0, fours: 0, sixes: 0 });
const notBowled = () => ({ balls: 0, maidens: 0, runs: 0, wickets: 0 });
type Batting = ReturnType<typeof notBatted>;
type Bowling = ReturnType<typeof notBowled>;
type Tallies<Tally> = Record<Side, Map<string, Tally>>;

const FOUR = 4;
const SIX = 6;
const DANISH = new Intl.NumberFormat('da', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function of<Tally>(tallies: Map<string, Tally>, player: string, fresh: () => Tally): Tally {
  const known = tallies.get(player);
  if (known !== undefined) return known;
  const tally = fresh();
  tallies.set(player, tally);
  return tally;
}

function bat(tallies: Map<string, Batting>, ball: Ball): void {
  const batting = of(tallies, ball.batter, notBatted);
  batting.runs += ball.batterRuns;
  batting.balls += ball.faced ? 1 : 0;
  batting.fours += ball.batterRuns === FOUR ? 1 : 0;
  batting.sixes += ball.batterRuns === SIX ? 1 : 0;
}

function bowl(tallies: Map<string, Bowling>, balls: readonly Ball[], ballsPerOver: number): void {
  // An over may be finished by another bowler.
  for (const over of Object.values(Object.groupBy(balls, (ball) => `${ball.over} ${ball.bowler}`))) {
    const bowling = of(tallies, over![0]!.bowler, notBowled);
    const legal = over!.filter((ball) => ball.legal).length;
    const conceded = over!.reduce((sum, ball) => sum + ball.conceded, 0);
    bowling.balls += legal;
    bowling.runs += conceded;
    bowling.maidens += legal === ballsPerOver && conceded === 0 ? 1 : 0;
    bowling.wickets += over!.flatMap(({ wickets }) => wickets).filter(({ kind }) => !WITHOUT_BOWLER.has(kind)).length;
  }
}

const per = (runs: number, balls: number, unit: number): string => (balls === 0 ? '' : DANISH.format((runs * unit) / balls));

export function scorecardOf(
  innings: readonly Pick<Innings, 'side' | 'balls' | 'superOver'>[],
  ballsPerOver: number,
): readonly ReturnType<typeof playerSection>[] {
  const batting: Tallies<Batting> = { home: new Map(), away: new Map() };
  const bowling: Tallies<Bowling> = { home: new Map(), away: new Map() };
  for (const { side, balls, superOver } of innings) {
    if (superOver) continue;
    for (const ball of balls) bat(batting[side], ball);
    bowl(bowling[otherSide(side)], balls, ballsPerOver);
  }
  const overs = (balls: number): string => `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
  return [
    playerSection('batters', 'Battere', batting, [
      ['R', 'Runs', 'number', ({ runs }) => runs],
      ['B', 'Bolde', 'number', ({ balls }) => balls],
      ['4', 'Firere', 'number', ({ fours }) => fours],
      ['6', 'Seksere', 'number', ({ sixes }) => sixes],
      ['SR', 'Runs pr. 100 bolde', 'decimal', ({ runs, balls }) => per(runs, balls, 100)],
    ]),
    playerSection('bowlers', 'Bowlere', bowling, [
      ['O', 'Overs', 'decimal', ({ balls }) => overs(balls)],
      ['M', 'Maidens', 'number', ({ maidens }) => maidens],
      ['R', 'Runs', 'number', ({ runs }) => runs],
      ['W', 'Wickets', 'number', ({ wickets }) => wickets],
      ['ER', 'Runs pr. over', 'decimal', ({ runs, balls }) => per(runs, balls, ballsPerOver)],
    ]),
  ].filter(({ rows }) => rows.length > 0);
}
