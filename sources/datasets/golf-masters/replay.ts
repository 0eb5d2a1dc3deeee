import { Stage, type StageCode } from '@stillingen/domain';
import {
  HOLES,
  masters,
  PAR,
  playerRow,
  type PlayerRow,
  ROUNDS,
  roundsDiffer,
  roundsOf,
  toPar,
  type Tournament,
  tournamentsOf,
} from './import.ts';
import { factsOf, type RankedEntry, withTies } from '../kit/events/race.ts';
import { rowOrRefusal } from '../kit/import/data-set.ts';
import { type RecordedEvent, recordedRace, type RecordedRanking, replayOf } from '../kit/replay/recorded-event.ts';

const DAY_S = 86_400;
const PLAY_S = 11 * 3600;
const FIRST_ROUND: StageCode = 65;
const AFTER_FIRST: StageCode = 62;
const CUT_AFTER = 2;

const announced = ({ participant }: RankedEntry): RankedEntry => ({ participant, rank: null });

/** The lowest round possible: fewer strokes mean a withdrawal within it. */
const FEWEST_STROKES = 55;

function after({ cells }: PlayerRow, rounds: number): { readonly entry: RankedEntry; readonly strokes: number | null } {
  const { participant, status } = playerRow(cells);
  const whole = roundsOf(cells).filter((round) => Number(round) >= FEWEST_STROKES);
  const played = whole.slice(0, rounds);
  const out = status !== undefined && (status === 'cut' ? rounds >= CUT_AFTER : whole.length < rounds);
  const entry: RankedEntry = { participant, rank: null, ...(out ? { status } : {}) };
  // Rounds that do not add up are left out until the end.
  if (roundsDiffer(cells) || played.length < rounds) return { entry, strokes: null };
  const strokes = played.reduce((sum, round) => sum + Number(round), 0);
  const results = {
    toPar: toPar(strokes - rounds * PAR),
    today: toPar(Number(played.at(-1)) - PAR),
    holesPlayed: 'F',
    ...Object.fromEntries(played.map((round, index) => [`round${index + 1}`, round])),
    strokes: String(strokes),
  };
  return { entry: { ...entry, results }, strokes: out ? null : strokes };
}

function entriesAfter(rows: readonly PlayerRow[], rounds: number): RankedEntry[] {
  const players = rows.map((row) => after(row, rounds));
  const better = (strokes: number): number => players.filter((other) => other.strokes !== null && other.strokes < strokes).length;
  return withTies(players.map(({ entry, strokes }) => ({ ...entry, rank: strokes === null ? null : better(strokes) + 1 })));
}

function recordingOf({ race, rows }: Tournament): RecordedEvent {
  const official = rows.map(({ cells }) => playerRow(cells));
  const starters = official.map(announced);
  const rankings: RecordedRanking[] = [];
  let entries = starters;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const second = (round - 1) * DAY_S;
    rankings.push({ second, stage: FIRST_ROUND + round - 1, done: (round - 1) * HOLES, entries });
    if (round === ROUNDS) break;
    entries = entriesAfter(rows, round);
    rankings.push({ second: second + PLAY_S, stage: AFTER_FIRST + round - 1, done: round * HOLES, entries });
  }
  const end = { second: (ROUNDS - 1) * DAY_S + PLAY_S, stage: Stage.finished, done: ROUNDS * HOLES };
  rankings.push({ ...end, entries: withTies(official) });
  return recordedRace({
    id: race.key,
    file: rows[0].file,
    what: 'turneringen',
    playedMs: Date.parse(`${race.start}T12:00:00Z`),
    facts: factsOf(race),
    starters,
    rankings,
  });
}

export const mastersReplay = replayOf(masters, 'golf: the Masters round by round', async (file) => {
  const tournaments = await Array.fromAsync(tournamentsOf(file));
  return tournaments.map((tournament) =>
    'why' in tournament ? tournament : rowOrRefusal(file.name, tournament.rows[0].line, () => recordingOf(tournament)),
  );
});
