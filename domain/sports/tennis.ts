import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import type { StageTable } from '../sport/sport.ts';
import { after, play, sets } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

const SETS = 5;
const FIRST_TIE_BREAK = 47;

const tieBreaks: StageTable = Object.fromEntries(
  Array.from({ length: SETS }, (_, set) => [
    FIRST_TIE_BREAK + set,
    { long: 'Tiebreak', short: 'TB', spoken: `${set + 1}. sæt – tiebreak`, part: set },
  ]),
);

/** A tie-break is a stage of its own (PHASE-08, 15). */
export const tennis = duel(SPORT.tennis, {
  scoreParts: SETS,
  ...play(sets(SETS), { ...tieBreaks, ...after(57, 2, 'dag'), 335: { long: 'Med. timeout', spoken: 'Medicinsk timeout' } }),
  row: 'sets',
  competitors: 'persons',
  scoreWord: 'SÆT',
  serves: true,
  serviceGames: true,
  formats: always({
    kind: 'tennis',
    bestOf: [3, 5],
    games: 6,
    tieBreak: { points: 7, lead: 2, cap: null },
    matchTieBreak: { points: 10, lead: 2, cap: null },
  }),
  statistics: statistics(
    'aces',
    'doubleFaults',
    'firstServes',
    'firstServePoints',
    'secondServePoints',
    'breakPointsWon',
    'breakPointsSaved',
    'serviceGames',
    'returnGames',
    'winners',
    'unforcedErrors',
    'totalPoints',
  ),
  categoryPages: true,
});
