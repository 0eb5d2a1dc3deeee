import { otherSide, type Side } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { WITHOUT_BOWLER } from './board.ts';
import type { Ball, Innings } from './innings.ts';

type Section = PlayerStatisticsMessage['sections'][number];

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

interface Column<Tally> {
  readonly column: Section['columns'][number];
  readonly valueOf: (tally: Tally) => string;
}
const count = <Tally>(code: string, label: string, countOf: (tally: Tally) => number): Column<Tally> => ({
  column: { code, label, kind: 'number' },
  valueOf: (tally) => String(countOf(tally)),
});
const decimal = <Tally>(code: string, label: string, valueOf: (tally: Tally) => string): Column<Tally> => ({
  column: { code, label, kind: 'decimal' },
  valueOf,
});

const sectionOf = <Tally>(
  type: Section['type'],
  title: string,
  tallies: Tallies<Tally>,
  columns: readonly Column<Tally>[],
): Section => ({
  type,
  title,
  columns: columns.map(({ column }) => column),
  rows: (['home', 'away'] as const).flatMap((side) =>
    // A file may leave out the batter.
    [...tallies[side]]
      .filter(([player]) => player !== '')
      .map(([player, tally]) => ({ side, player, values: columns.map(({ valueOf }) => valueOf(tally)) })),
  ),
});

export function scorecardOf(
  innings: readonly Pick<Innings, 'side' | 'balls' | 'superOver'>[],
  ballsPerOver: number,
): readonly Section[] {
  const batting: Tallies<Batting> = { home: new Map(), away: new Map() };
  const bowling: Tallies<Bowling> = { home: new Map(), away: new Map() };
  for (const { side, balls, superOver } of innings) {
    if (superOver) continue;
    for (const ball of balls) bat(batting[side], ball);
    bowl(bowling[otherSide(side)], balls, ballsPerOver);
  }
  const overs = (balls: number): string => `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
  return [
    sectionOf('batters', 'Battere', batting, [
      count('R', 'Runs', ({ runs }) => runs),
      count('B', 'Bolde', ({ balls }) => balls),
      count('4', 'Firere', ({ fours }) => fours),
      count('6', 'Seksere', ({ sixes }) => sixes),
      decimal('SR', 'Runs pr. 100 bolde', ({ runs, balls }) => per(runs, balls, 100)),
    ]),
    sectionOf('bowlers', 'Bowlere', bowling, [
      decimal('O', 'Overs', ({ balls }) => overs(balls)),
      count('M', 'Maidens', ({ maidens }) => maidens),
      count('R', 'Runs', ({ runs }) => runs),
      count('W', 'Wickets', ({ wickets }) => wickets),
      decimal('ER', 'Runs pr. over', ({ runs, balls }) => per(runs, balls, ballsPerOver)),
    ]),
  ].filter(({ rows }) => rows.length > 0);
}
