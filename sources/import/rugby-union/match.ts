import { type Pair, type Side, Stage } from '@stillingen/domain';
import type { DuelIncident, ImportedDuel } from '../duel.ts';
import { kickOff } from '../kick-off.ts';
import { matchKey } from '../match.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../readers/json.ts';
import { BadRow } from '../report.ts';

const MATCH_MINUTES = 110;
const HALF_MINUTES = 40;

/** The time by which a match is played is that of its home side. */
const ZONES: Readonly<Record<string, string>> = {
  England: 'Europe/London',
  France: 'Europe/Paris',
  Ireland: 'Europe/Dublin',
  Italy: 'Europe/Rome',
  Scotland: 'Europe/London',
  Wales: 'Europe/London',
};

type ScoreType = 'try' | 'penalty-try' | 'conversion' | 'conversion-missed' | 'penalty-goal';
const TYPES: Readonly<Record<string, ScoreType>> = {
  Try: 'try',
  Conversion: 'conversion',
  'Missed conversion': 'conversion-missed',
  Penalty: 'penalty-goal',
};
const POINTS: Readonly<Record<ScoreType, number>> = {
  try: 5,
  'penalty-try': 7,
  conversion: 2,
  'conversion-missed': 0,
  'penalty-goal': 3,
};

/** What brought points or nearly did, or a card. */
interface Happening {
  readonly type: ScoreType | 'yellow-card' | 'red-card';
  readonly side: Side;
  readonly minute: number;
  readonly firstHalf: boolean;
  /** Empty where it is not known. */
  readonly player: string;
}

/** A match of the file. */
export interface RugbyMatch {
  readonly duel: Omit<ImportedDuel, 'file' | 'line'>;
  /** The score after each of its incidents, which stand in order of time; null where some points are missing among them. */
  readonly running: readonly Pair[] | null;
}

/**
 * The scores of a side. A penalty try counts seven and has no conversion. A conversion is listed a minute after its try under
 * the name of who scored that: it belongs to the half of the try, and who kicked it is not known.
 */
function scoresOf(side: Side, { scores }: Members): Happening[] {
  return listOf(scores).map((score): Happening => {
    const player = textOf(score.player);
    const told = TYPES[textOf(score.type)];
    if (told === undefined)
      throw new BadRow(`the score is not known: ${textOf(score.type)} (allowed: ${Object.keys(TYPES).join(', ')})`);
    const type = told === 'try' && player === 'Penalty try' ? 'penalty-try' : told;
    const minute = numberOf(score.minute);
    const kick = type === 'conversion' || type === 'conversion-missed';
    const firstHalf = minute - (kick ? 1 : 0) <= HALF_MINUTES;
    return { type, side, minute, firstHalf, player: kick || type === 'penalty-try' ? '' : player };
  });
}

function cardsOf(side: Side, { lineup }: Members): Happening[] {
  return listOf(Object.values(membersOf(lineup))).flatMap((player) =>
    (['yellow-card', 'red-card'] as const).flatMap((type) => {
      const minutes = type === 'yellow-card' ? player.yellows : player.reds;
      return (Array.isArray(minutes) ? minutes : []).map((told): Happening => {
        const minute = numberOf(told);
        return { type, side, minute, firstHalf: minute <= HALF_MINUTES, player: textOf(player.name) };
      });
    }),
  );
}

const pointsOf = ({ type }: Happening): number => POINTS[type as ScoreType] ?? 0;

/** In order of time; what was kicked in a minute comes before what follows it. */
const inOrder = (happenings: readonly Happening[]): Happening[] =>
  happenings.toSorted(
    (a, b) =>
      Number(b.firstHalf) - Number(a.firstHalf) ||
      a.minute - b.minute ||
      Number(b.type.startsWith('conversion')) - Number(a.type.startsWith('conversion')),
  );

/** The score after each of them. */
function runningScores(happenings: readonly Happening[]): Pair[] {
  let score: Pair = [0, 0];
  return happenings.map((happening) => {
    const points = pointsOf(happening);
    score = happening.side === 'home' ? [score[0] + points, score[1]] : [score[0], score[1] + points];
    return score;
  });
}

const incidentOf = ({ type, side, minute, firstHalf, player }: Happening, score: Pair | null): DuelIncident => ({
  type,
  side,
  minute,
  stage: firstHalf ? Stage.firstHalf : Stage.secondHalf,
  ...(player === '' ? {} : { player }),
  ...(score === null ? {} : { score: [score[0], score[1]] }),
});

function startOf(date: string, home: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}$/.exec(date) ?? [];
  const zone = ZONES[home];
  if (zone === undefined) throw new BadRow(`the home side is not known: ${home} (allowed: ${Object.keys(ZONES).join(', ')})`);
  const told = kickOff(day, time, zone);
  if ('problem' in told) throw new BadRow(told.problem);
  return told.start;
}

/** A match of the Six Nations in the `round`th of its rounds. Throws BadRow. */
function rugbyMatch(match: Members, round: number): RugbyMatch {
  const [homeSide, awaySide] = [membersOf(match.home), membersOf(match.away)];
  const [home, away] = [textOf(homeSide.team), textOf(awaySide.team)];
  const start = startOf(textOf(match.date), home);
  if (!Object.hasOwn(ZONES, away)) throw new BadRow(`the away side is not known: ${away}`);
  const final: Pair = [numberOf(homeSide.score), numberOf(awaySide.score)];
  if (!final.every(Number.isInteger)) throw new BadRow('the score is no pair of numbers');
  const happenings = inOrder([
    ...scoresOf('home', homeSide),
    ...scoresOf('away', awaySide),
    ...cardsOf('home', homeSide),
    ...cardsOf('away', awaySide),
  ]);
  const scores = runningScores(happenings);
  const [homePoints, awayPoints] = scores.at(-1) ?? [0, 0];
  const running = homePoints === final[0] && awayPoints === final[1] ? scores : null;
  const [homeHalf, awayHalf] = running?.[happenings.findLastIndex(({ firstHalf }) => firstHalf)] ?? [0, 0];
  const parts: [number, number][] = [
    [homeHalf, awayHalf],
    [final[0] - homeHalf, final[1] - awayHalf],
  ];
  const season = start.slice(0, 4);
  const attendance = numberOf(match.attendance);
  return {
    running,
    duel: {
      key: matchKey('rugby', home, away, ['Six Nations', season]),
      sport: 8,
      // The year in the name of the file is the one after.
      competition: { name: 'Six Nations', country: 'eu', season, role: 'main' },
      home: { name: home, kind: 'national' },
      away: { name: away, kind: 'national' },
      start,
      details: {
        round: `${round}. runde`,
        venue: textOf(match.stadium),
        referee: textOf(match.referee).replace(/ \(referee\)$/, ''),
        ...(attendance > 0 ? { attendance } : {}),
      },
      minutes: MATCH_MINUTES,
      outcome: {
        stage: Stage.finished,
        // The halves are known where no points are missing.
        score: { home: final[0], away: final[1], ...(running === null ? {} : { parts }) },
      },
      incidents: happenings.map((happening, index) =>
        incidentOf(happening, pointsOf(happening) > 0 ? (running?.[index] ?? null) : null),
      ),
    },
  };
}

/** The matches of a file in its order, each read when it is called; every side plays once a round. */
export function rugbyMatches(content: unknown): readonly (() => RugbyMatch)[] {
  const played = new Map<string, number>();
  return listOf(content).map((match) => {
    const home = textOf(membersOf(match.home).team);
    const away = textOf(membersOf(match.away).team);
    for (const team of [home, away]) played.set(team, (played.get(team) ?? 0) + 1);
    const round = played.get(home)!;
    return () => rugbyMatch(match, round);
  });
}
