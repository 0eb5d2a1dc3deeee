import type { EventItem, Pair } from '../event/entities.ts';
import { MOST_OVERS, oversNumber } from '../sport/formats.ts';
import { CRICKET_FORMAT } from '../sports/cricket.ts';
import { Stage } from '../event/stage.ts';

export interface Batting {
  readonly runs: number;
  readonly overs: number;
}

export const NOT_BATTED: Batting = { runs: 0, overs: 0 };
export const NOT_KNOWN: Batting = { runs: Number.NaN, overs: Number.NaN };

const { wickets: WICKETS, ballsOfOver: BALLS_OF_OVER } = CRICKET_FORMAT;
/** A chase ends with the hit that wins it, of at most six runs. */
const MOST_OF_A_HIT = 6;

type Played = Pick<EventItem, 'stage' | 'score' | 'results' | 'format'>;

/** Without rain; null where not known. */
function battingOf({ score, results, format: { game } }: Played, at: 0 | 1): Batting | null {
  const { wickets1, overs1 = '' } = results[at];
  const overs = oversNumber(overs1, BALLS_OF_OVER);
  if (score === null || overs === null || game === undefined || game === 'test') return null;
  const [runs, others] = [score[at], score[1 - at]!];
  if (Number(wickets1) === WICKETS) return { runs, overs: MOST_OVERS[game] };
  // A side that is neither all out nor has won a chase used all its overs.
  const hasChased = runs > others && runs - others <= MOST_OF_A_HIT;
  return hasChased || overs === MOST_OVERS[game] ? { runs, overs } : null;
}

/** A side all out has its full overs; after rain the first side has the target less one run. */
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

/** Runs per over for, minus against; 0 before the first match, NaN where not known. */
export const netRunRate = ({
  runsFor,
  oversFor,
  runsAgainst,
  oversAgainst,
}: Readonly<Record<'runsFor' | 'oversFor' | 'runsAgainst' | 'oversAgainst', number>>): number =>
  oversFor === 0 || oversAgainst === 0 ? 0 : runsFor / oversFor - runsAgainst / oversAgainst;
