import type { EventItem, Pair } from '../event/entities.ts';
import { MOST_OVERS, oversNumber } from '../sport/formats.ts';
import { CRICKET_FORMAT } from '../sports/cricket.ts';
import { Stage } from '../event/stage.ts';

/** The runs of a side, and the overs that they are counted over. */
export interface Batting {
  readonly runs: number;
  readonly overs: number;
}

/** Of a match that does not count: one that still runs, or was not played to its end. */
export const NOT_BATTED: Batting = { runs: 0, overs: 0 };
export const NOT_KNOWN: Batting = { runs: Number.NaN, overs: Number.NaN };

const { wickets: WICKETS, ballsOfOver: BALLS_OF_OVER } = CRICKET_FORMAT;
/** A chase ends with the hit that wins it: nobody who batted last is further ahead. */
const MOST_OF_A_HIT = 6;

type Played = Pick<EventItem, 'stage' | 'score' | 'results' | 'format'>;

/** What a side batted in a match that rain left alone; null where that is not known, or rain did not. */
function battingOf({ score, results, format: { game } }: Played, at: 0 | 1): Batting | null {
  const { wickets1, overs1 = '' } = results[at];
  const overs = oversNumber(overs1, BALLS_OF_OVER);
  if (score === null || overs === null || game === undefined || game === 'test') return null;
  const [runs, others] = [score[at], score[1 - at]!];
  if (Number(wickets1) === WICKETS) return { runs, overs: MOST_OVERS[game] };
  // Who is neither all out nor has won a chase has batted all its overs.
  const hasChased = runs > others && runs - others <= MOST_OF_A_HIT;
  return hasChased || overs === MOST_OVERS[game] ? { runs, overs } : null;
}

/**
 * What each side of a match of cricket batted, as the net run rate counts it: who was all out has all the overs that it could have
 * batted, and where rain moved the target, the first side has one run less than that, over as many overs. Null where it is not known.
 */
export function battingsOf(played: Played): Pair<Batting> | null {
  const { stage, score, results, format } = played;
  if (stage !== Stage.finished) return [NOT_BATTED, NOT_BATTED];
  if (format.target === undefined || score === null) {
    const [home, away] = [battingOf(played, 0), battingOf(played, 1)];
    return home === null || away === null ? null : [home, away];
  }
  const { side, runs, overs: written } = format.target;
  const at = side === 'home' ? 0 : 1;
  const { wickets1, overs1 = '' } = results[at];
  const overs = oversNumber(written, BALLS_OF_OVER);
  const batted = Number(wickets1) === WICKETS ? overs : oversNumber(overs1, BALLS_OF_OVER);
  if (overs === null || batted === null) return null;
  const [first, last] = [
    { runs: runs - 1, overs },
    { runs: score[at], overs: batted },
  ];
  return at === 1 ? [first, last] : [last, first];
}

/** Runs for each over, less those of the others; 0 before the first match that counts, NaN where it is not known. */
export const netRunRate = ({
  runsFor,
  oversFor,
  runsAgainst,
  oversAgainst,
}: Readonly<Record<'runsFor' | 'oversFor' | 'runsAgainst' | 'oversAgainst', number>>): number =>
  oversFor === 0 || oversAgainst === 0 ? 0 : runsFor / oversFor - runsAgainst / oversAgainst;
