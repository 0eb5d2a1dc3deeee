import { type Side, Stage } from '@stillingen/domain';
import type { Results, Scoreboard } from '@stillingen/domain/messages';
import type { Match } from '../../engine/match.ts';
import { squadOf } from '../../engine/squad.ts';
import { statisticsNow, type StatisticValue, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { Card, type Innings, newInnings, oversText, rateText } from './cricket-innings.ts';
/** The stage of the first innings; the others follow it. */
const FIRST_INNINGS = 26;
/** Statistics; sixes and extras follow fours. */
const [RUN_RATE, FOURS] = [706, 707];

export interface Chase {
  readonly runs: number;
  readonly balls: number | null;
}

const of = (innings: readonly Innings[], side: Side): readonly Innings[] => innings.filter((one) => one.side === side);
const runsBy = (innings: readonly Innings[], side: Side): number => of(innings, side).reduce((sum, { runs }) => sum + runs, 0);

function resultsOf(own: readonly Innings[], chase: Chase | null, superOver: string | undefined): Results {
  const [first, second] = own;
  const last = second ?? first;
  return {
    ...(first === undefined ? {} : { wickets1: String(first.wickets), overs1: oversText(first) }),
    ...(second === undefined ? {} : { wickets2: String(second.wickets), overs2: oversText(second) }),
    ...(last === undefined || last.balls === 0 ? {} : { runRate: rateText(last.runs, last.balls) }),
    ...(chase === null || chase.balls === null ? {} : { requiredRate: rateText(chase.runs, chase.balls) }),
    ...(last?.declared === true ? { declared: 'd' } : {}),
    ...(superOver === undefined ? {} : { superOver }),
  };
}

interface BoardOptions {
  readonly batting?: Side | null;
  readonly chase?: Chase | null;
  readonly superOvers?: Readonly<Partial<Record<Side, string>>>;
}

function boardOf(innings: readonly Innings[], { batting = null, chase = null, superOvers = {} }: BoardOptions): Scoreboard {
  const [home, away] = [of(innings, 'home'), of(innings, 'away')];
  const parts = Array.from({ length: Math.max(home.length, away.length) }, (_, index): [number, number] => [
    home[index]?.runs ?? 0,
    away[index]?.runs ?? 0,
  ]);
  return {
    home: runsBy(innings, 'home'),
    away: runsBy(innings, 'away'),
    parts,
    results: [
      resultsOf(home, batting === 'home' ? chase : null, superOvers.home),
      resultsOf(away, batting === 'away' ? chase : null, superOvers.away),
    ],
    serve: batting,
  };
}

function figuresOf(innings: readonly Innings[]): readonly StatisticValue[] {
  const sum = (side: Side, count: 'runs' | 'balls' | 'fours' | 'sixes' | 'extras'): number =>
    of(innings, side).reduce((total, one) => total + one[count], 0);
  const rate = (side: Side) => rateText(sum(side, 'runs'), sum(side, 'balls'));
  const counts = (['fours', 'sixes', 'extras'] as const).map(
    (count, index): StatisticValue => [FOURS + index, sum('home', count), sum('away', count)],
  );
  return [[RUN_RATE, rate('home'), rate('away')], ...counts];
}

export class CricketScorer {
  readonly card: Card;
  readonly innings: Innings[] = [];
  readonly #timeline: TimelineEvent[] = [];
  readonly #names: Readonly<Record<Side, string>>;
  readonly #hasParts: boolean;
  /** Seconds after the planned start. */
  atS: number;

  constructor({ home, away }: Match, atS: number, hasParts: boolean) {
    this.card = new Card({ home: squadOf(home.name, home.country), away: squadOf(away.name, away.country) });
    this.#names = { home: home.name, away: away.name };
    this.#hasParts = hasParts;
    this.atS = atS;
  }

  open(side: Side): Innings {
    const innings = newInnings(side);
    this.innings.push(innings);
    this.card.open(side);
    return innings;
  }

  get stage(): number {
    return FIRST_INNINGS + this.innings.length - 1;
  }

  publish(stage: number, options: BoardOptions = {}, more: Partial<TimelineEvent> = {}): void {
    this.#timeline.push({ atS: this.atS, stage, score: boardOf(this.innings, options), ...more });
  }

  reports(): Pick<TimelineEvent, 'statistics' | 'players'> {
    const players = [this.card.now(), ...(this.#hasParts ? [this.card.part()] : [])];
    return { statistics: [statisticsNow(figuresOf(this.innings))], players };
  }

  /** Runs of a side in all innings, less those of the other. */
  lead(side: Side): number {
    return this.innings.reduce((sum, innings) => sum + (innings.side === side ? innings.runs : -innings.runs), 0);
  }

  end(winner: Side | 'draw', notice: string, superOvers: BoardOptions['superOvers'] = {}): Timeline {
    const score = { ...boardOf(this.innings, { superOvers }), winner };
    return [...this.#timeline, { atS: this.atS, stage: Stage.finished, score, notice, ...this.reports() }];
  }

  /** Ends with a margin: 'X vandt med 1 wicket'. */
  wonBy(side: Side, by: number, word: 'wicket' | 'run', before = ''): Timeline {
    return this.end(side, `${this.#names[side]} vandt med ${before}${by} ${by === 1 ? word : `${word}s`}`);
  }
}
