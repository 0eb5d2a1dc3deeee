import type { Side } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { WITHOUT_BOWLER } from './incidents.ts';
import type { Ball, Innings } from './innings.ts';

type Section = PlayerStatisticsMessage['sections'][number];

interface Batting {
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
}
interface Bowling {
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
}
/** Figures by player, in the order in which they came on. */
type Tallies<Tally> = Record<Side, Map<string, Tally>>;

const FOUR = 4;
const SIX = 6;
const OTHER = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>;
const DANISH = new Intl.NumberFormat('da', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function of<Tally>(tallies: Map<string, Tally>, player: string, fresh: () => Tally): Tally {
  const known = tallies.get(player);
  if (known !== undefined) return known;
  const tally = fresh();
  tallies.set(player, tally);
  return tally;
}

function bat(tallies: Map<string, Batting>, ball: Ball): void {
  const batting = of(tallies, ball.batter, () => ({ runs: 0, balls: 0, fours: 0, sixes: 0 }));
  batting.runs += ball.batterRuns;
  batting.balls += ball.faced ? 1 : 0;
  batting.fours += ball.batterRuns === FOUR ? 1 : 0;
  batting.sixes += ball.batterRuns === SIX ? 1 : 0;
}

function bowl(tallies: Map<string, Bowling>, balls: readonly Ball[], ballsPerOver: number): void {
  // An over is bowled by one; where he leaves it, another goes on.
  for (const over of Object.values(Object.groupBy(balls, (ball) => `${ball.over} ${ball.bowler}`))) {
    const bowling = of(tallies, over![0]!.bowler, () => ({ balls: 0, maidens: 0, runs: 0, wickets: 0 }));
    const legal = over!.filter((ball) => ball.legal).length;
    const conceded = over!.reduce((sum, ball) => sum + ball.conceded, 0);
    bowling.balls += legal;
    bowling.runs += conceded;
    bowling.maidens += legal === ballsPerOver && conceded === 0 ? 1 : 0;
    bowling.wickets += over!.flatMap(({ wickets }) => wickets).filter(({ kind }) => !WITHOUT_BOWLER.has(kind)).length;
  }
}

const per = (runs: number, balls: number, unit: number): string => (balls === 0 ? '' : DANISH.format((runs * unit) / balls));

const rowsOf = <Tally>(tallies: Tallies<Tally>, values: (tally: Tally) => readonly string[]): Section['rows'] =>
  (['home', 'away'] as const).flatMap((side) =>
    // A file may leave out who batted.
    [...tallies[side]]
      .filter(([player]) => player !== '')
      .map(([player, tally]) => ({ side, player, values: [...values(tally)] })),
  );

/** The scorecard of a match: its batters and bowlers over all innings, super overs apart. */
export function scorecardOf(innings: readonly Innings[], ballsPerOver: number): readonly Section[] {
  const batting: Tallies<Batting> = { home: new Map(), away: new Map() };
  const bowling: Tallies<Bowling> = { home: new Map(), away: new Map() };
  for (const { side, balls, superOver } of innings) {
    if (superOver) continue;
    for (const ball of balls) bat(batting[side], ball);
    bowl(bowling[OTHER[side]], balls, ballsPerOver);
  }
  const overs = (balls: number): string => `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
  return [
    {
      type: 'batters' as const,
      title: 'Slagspillere',
      columns: [
        { code: 'R', label: 'Runs', kind: 'number' as const },
        { code: 'B', label: 'Bolde', kind: 'number' as const },
        { code: '4', label: 'Firere', kind: 'number' as const },
        { code: '6', label: 'Seksere', kind: 'number' as const },
        { code: 'SR', label: 'Runs pr. 100 bolde', kind: 'decimal' as const },
      ],
      rows: rowsOf(batting, ({ runs, balls, fours, sixes }) => [
        String(runs),
        String(balls),
        String(fours),
        String(sixes),
        per(runs, balls, 100),
      ]),
    },
    {
      type: 'bowlers' as const,
      title: 'Kastere',
      columns: [
        { code: 'O', label: 'Overs', kind: 'decimal' as const },
        { code: 'M', label: 'Maidens', kind: 'number' as const },
        { code: 'R', label: 'Runs', kind: 'number' as const },
        { code: 'W', label: 'Wickets', kind: 'number' as const },
        { code: 'ER', label: 'Runs pr. over', kind: 'decimal' as const },
      ],
      rows: rowsOf(bowling, ({ balls, maidens, runs, wickets }) => [
        overs(balls),
        String(maidens),
        String(runs),
        String(wickets),
        per(runs, balls, ballsPerOver),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
}
