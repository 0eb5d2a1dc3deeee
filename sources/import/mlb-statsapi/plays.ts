import type { Pair, Side } from '@stillingen/domain';
import { listOf, type Members, membersOf, numberOf, textOf } from '../readers/json.ts';
import { BadRow } from '../report.ts';

/** A player who came in; `off` is empty where the feed does not say for whom. */
export interface Substitution {
  readonly side: Side;
  readonly on: string;
  readonly off: string;
  readonly pitcher: boolean;
}

/** How a game stood after one pitch, stolen base or substitution. */
export interface Delivery {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly inning: number;
  readonly batting: Side;
  readonly score: Pair;
  readonly hits: Pair;
  readonly errors: Pair;
  readonly balls: number;
  readonly strikes: number;
  readonly outs: number;
  /** Which of the three bases are taken. */
  readonly bases: readonly number[];
  /** Who hit it over the fence, where somebody did. */
  readonly homeRun: string;
  readonly substitution: Substitution | null;
}

const HITS = new Set(['single', 'double', 'triple', 'home_run']);
const BASES = ['1B', '2B', '3B'] as const;

const timeOf = (event: Members): number => {
  const atMs = Date.parse(textOf(event.endTime) || textOf(event.startTime));
  if (Number.isNaN(atMs)) throw new BadRow('a pitch has no time');
  return atMs;
};
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const plusFor = ([home, away]: Pair, side: Side, more: number): Pair =>
  side === 'home' ? [home + more, away] : [home, away + more];

/** The bases after the runners moved with one event of a plate appearance; each runner may have gone in several steps. */
function moved(bases: ReadonlySet<string>, runners: readonly Members[]): Set<string> {
  const after = new Set(bases);
  const byRunner = Map.groupBy(runners, ({ details }) => textOf(membersOf(membersOf(details).runner).id));
  const ends: string[] = [];
  for (const steps of byRunner.values()) {
    const movements = steps.map(({ movement }) => membersOf(movement));
    after.delete(textOf(movements[0]!.originBase) || textOf(movements[0]!.start));
    const last = movements.at(-1)!;
    if (last.isOut !== true) ends.push(textOf(last.end));
  }
  for (const end of ends) if ((BASES as readonly string[]).includes(end)) after.add(end);
  return after;
}

const errorsIn = (runners: readonly Members[]): number =>
  runners.flatMap(({ credits }) => listOf(credits)).filter(({ credit }) => textOf(credit).endsWith('_error')).length;

const SUBSTITUTIONS = new Set(['pitching_substitution', 'offensive_substitution', 'defensive_substitution']);

function substitutionOf(event: Members, batting: Side, pitcher: string, nameOf: (id: string) => string): Substitution | null {
  const type = textOf(membersOf(event.details).eventType);
  if (!SUBSTITUTIONS.has(type)) return null;
  const pitching = type === 'pitching_substitution';
  return {
    side: type === 'offensive_substitution' ? batting : other(batting),
    on: nameOf(textOf(membersOf(event.player).id)),
    off: pitching ? pitcher : nameOf(textOf(membersOf(event.replacedPlayer).id)),
    pitcher: pitching,
  };
}

/** Every pitch of a game with what stood after it, in order of time. `nameOf` knows the players by their ids. */
export function deliveriesOf(plays: readonly Members[], nameOf: (id: string) => string): Delivery[] {
  const deliveries: Delivery[] = [];
  let [score, hits, errors]: Pair[] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let bases = new Set<string>();
  let half = '';
  const pitchers: Record<Side, string> = { home: '', away: '' };
  for (const play of plays) {
    const [about, result, matchup] = [membersOf(play.about), membersOf(play.result), membersOf(play.matchup)];
    const batting: Side = about.halfInning === 'bottom' ? 'home' : 'away';
    const inning = numberOf(about.inning);
    if (half !== `${inning}${batting}`) bases = new Set();
    half = `${inning}${batting}`;
    const runners = listOf(play.runners);
    // Words of the officials, some of them long before the first pitch.
    const events = listOf(play.playEvents).filter(({ details }) => membersOf(details).eventType !== 'game_advisory');
    events.forEach((event, position) => {
      const last = position === events.length - 1;
      const details = membersOf(event.details);
      const own = runners.filter((runner) => numberOf(membersOf(runner.details).playIndex) === numberOf(event.index));
      const count = membersOf(last ? play.count : event.count);
      const told = last ? result : details;
      if (told.homeScore !== undefined) score = [numberOf(told.homeScore), numberOf(told.awayScore)];
      if (last && HITS.has(textOf(result.eventType))) hits = plusFor(hits!, batting, 1);
      errors = plusFor(errors!, other(batting), errorsIn(own));
      bases = moved(bases, own);
      const substitution = substitutionOf(event, batting, pitchers[other(batting)], nameOf);
      if (substitution?.pitcher === true) pitchers[other(batting)] = substitution.on;
      // The feed names the last pitcher of a plate appearance throughout.
      else if (last) pitchers[other(batting)] = nameOf(textOf(membersOf(matchup.pitcher).id));
      deliveries.push({
        atMs: timeOf(event),
        inning,
        batting,
        score: score!,
        hits: hits!,
        errors: errors!,
        balls: numberOf(count.balls),
        strikes: numberOf(count.strikes),
        outs: numberOf(count.outs),
        bases: BASES.flatMap((base, index) => (bases.has(base) ? [index + 1] : [])),
        homeRun: last && result.eventType === 'home_run' ? nameOf(textOf(membersOf(matchup.batter).id)) : '',
        substitution,
      });
    });
  }
  return deliveries.sort((a, b) => a.atMs - b.atMs);
}
