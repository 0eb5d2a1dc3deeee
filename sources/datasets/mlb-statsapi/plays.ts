import { otherSide, type Pair, type Side } from '@stillingen/domain';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { plus } from '../../pairs.ts';
import { BadRow } from '../kit/import/data-set.ts';

const BASES = ['1B', '2B', '3B'] as const;

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

interface Substitution {
  readonly side: Side;
  readonly on: string;
  readonly off: string;
  readonly pitcher: boolean;
}

export interface Delivery {
  readonly atMs: number;
  readonly inning: number;
  readonly batting: Side;
  readonly score: Pair;
  readonly hits: Pair;
  readonly errors: Pair;
  readonly balls: number;
  readonly strikes: number;
  readonly outs: number;
  readonly bases: readonly number[];
  readonly homeRun: string;
  readonly substitution: Substitution | null;
}

const HITS = new Set(['single', 'double', 'triple', 'home_run']);

const timeOf = (event: Members): number => {
  const atMs = Date.parse(textOf(event.endTime) || textOf(event.startTime));
  if (Number.isNaN(atMs)) throw new BadRow('a pitch has no time');
  return atMs;
};

type NameOf = (id: string) => string;

const SUBSTITUTIONS = new Set(['pitching_substitution', 'offensive_substitution', 'defensive_substitution']);

function substitutionOf(event: Members, batting: Side, pitcher: string, nameOf: NameOf): Substitution | null {
  const type = textOf(membersOf(event.details).eventType);
  if (!SUBSTITUTIONS.has(type)) return null;
  const pitching = type === 'pitching_substitution';
  return {
    side: type === 'offensive_substitution' ? batting : otherSide(batting),
    on: nameOf(textOf(membersOf(event.player).id)),
    off: pitching ? pitcher : nameOf(textOf(membersOf(event.replacedPlayer).id)),
    pitcher: pitching,
  };
}

interface GameState {
  readonly nameOf: NameOf;
  score: Pair;
  hits: Pair;
  errors: Pair;
  bases: Set<string>;
  readonly pitchers: Record<Side, string>;
}

/** Notes of the officials, some of them long before the first pitch. */
const isAdvisory = ({ details }: Members): boolean => membersOf(details).eventType === 'game_advisory';

/** The result of a plate appearance comes with its last event. */
function* playDeliveries(play: Members, game: GameState): Generator<Delivery> {
  const [about, result, matchup] = [membersOf(play.about), membersOf(play.result), membersOf(play.matchup)];
  const batting: Side = about.halfInning === 'bottom' ? 'home' : 'away';
  const fielding = otherSide(batting);
  const runners = Map.groupBy(listOf(play.runners), ({ details }) => numberOf(membersOf(details).playIndex));
  const events = listOf(play.playEvents).filter((event) => !isAdvisory(event));
  for (const event of events) {
    const last = event === events.at(-1);
    const moves = runners.get(numberOf(event.index)) ?? [];
    const details = last ? result : membersOf(event.details);
    if (details.homeScore !== undefined) game.score = [numberOf(details.homeScore), numberOf(details.awayScore)];
    if (last && HITS.has(textOf(result.eventType))) game.hits = plus(game.hits, batting);
    game.errors = plus(game.errors, fielding, errorsIn(moves));
    game.bases = moved(game.bases, moves);
    const substitution = substitutionOf(event, batting, game.pitchers[fielding], game.nameOf);
    if (substitution?.pitcher === true) game.pitchers[fielding] = substitution.on;
    // The feed names the last pitcher of a plate appearance throughout.
    else if (last) game.pitchers[fielding] = game.nameOf(textOf(membersOf(matchup.pitcher).id));
    const count = membersOf(last ? play.count : event.count);
    yield {
      atMs: timeOf(event),
      inning: numberOf(about.inning),
      batting,
      score: game.score,
      hits: game.hits,
      errors: game.errors,
      balls: numberOf(count.balls),
      strikes: numberOf(count.strikes),
      outs: numberOf(count.outs),
      bases: BASES.flatMap((base, index) => (game.bases.has(base) ? [index + 1] : [])),
      homeRun: last && result.eventType === 'home_run' ? game.nameOf(textOf(membersOf(matchup.batter).id)) : '',
      substitution,
    };
  }
}

export function deliveriesOf(plays: readonly Members[], nameOf: NameOf): Delivery[] {
  const game: GameState = {
    nameOf,
    score: [0, 0],
    hits: [0, 0],
    errors: [0, 0],
    bases: new Set(),
    pitchers: { home: '', away: '' },
  };
  let half = '';
  const deliveries = plays.flatMap((play) => {
    const { inning, halfInning } = membersOf(play.about);
    const now = `${textOf(inning)} ${textOf(halfInning)}`;
    if (now !== half) game.bases = new Set();
    half = now;
    return [...playDeliveries(play, game)];
  });
  return deliveries.sort((a, b) => a.atMs - b.atMs);
}
