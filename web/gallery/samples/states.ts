import { isDecided, Stage, StageType, stageTypeOf } from '@stillingen/domain';
import type { TableRow } from '@stillingen/client';
import { league, match, type Participant, parts, type Sample, score, since, won } from '../make-row.ts';

const STATES: readonly number[] = [
  Stage.scheduled,
  Stage.delayed,
  Stage.live,
  Stage.halfTime,
  Stage.break,
  Stage.awaitingUpdate,
  Stage.interrupted,
  Stage.toFinish,
  Stage.finished,
  Stage.afterExtraTime,
  Stage.afterPenalties,
  Stage.postponed,
  Stage.cancelled,
  Stage.abandoned,
  Stage.walkover,
  Stage.retired,
  Stage.awarded,
];
const TEAMS: readonly [Participant, Participant] = [
  ['Hjemmeholdet', 'c8102e|ffffff'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', '0b4ea2|ffd400'],
];
const PERSONS: readonly [Participant, Participant] = [
  ['Anna Andersen', 'dk'],
  ['Wolfeschlegelsteinhausenbergerdorff Hubert Blaine den Ældre', 'de'],
];

const KINDS: readonly (readonly [
  prefix: string,
  sportId: number,
  participants: readonly [Participant, Participant],
  words: Partial<TableRow>,
])[] = [
  ['a', 1, TEAMS, { ...score(2, 1), ...parts([1, 1]) }],
  ['b', 2, PERSONS, { ...score(2, 0), ...parts([6, 4], [7, 5]) }],
  ['c', 6, TEAMS, { ...score(3, 1), ...parts([2, 0], [1, 1]) }],
  ['d', 15, PERSONS, { ...score(5, 3), bestOf: 9 }],
  ['e', 28, PERSONS, { finishMethod: 'ko', finishRound: 2, finishTime: '4:01', rounds: 3 }],
];

function stateOf(
  prefix: string,
  index: number,
  participants: readonly [Participant, Participant],
  stage: number,
  words: Partial<TableRow>,
): TableRow {
  const stageType = stageTypeOf(stage);
  const { finishMethod = null, ...always } = words;
  return match(`z${prefix}${String(index).padStart(2, '0')}`, participants[0], participants[1], stage, {
    ...(stageType === StageType.scheduled ? {} : always),
    ...(isDecided(stage) ? { ...won(1), finishMethod } : {}),
    ...(stage === Stage.afterPenalties ? { homePenalties: 5, awayPenalties: 4 } : {}),
  });
}

export const states: readonly Sample[] = KINDS.map(([prefix, sportId, participants, words]) => ({
  league: league(`z-states${prefix}`, sportId, 'Alle tilstande', { countryName: `sport ${sportId}`, countryCode: 'xw' }),
  rows: [
    ...STATES.map((stage, index) => stateOf(prefix, index, participants, stage, words)),
    match(`z${prefix}30`, ...participants, Stage.scheduled, { timeUnknown: true }),
    match(`z${prefix}31`, ...participants, Stage.scheduled, { source: 2 }),
    match(`z${prefix}32`, ...participants, Stage.firstHalf, { ...words, finishMethod: null, ...since(50), origin: 'replay' }),
  ],
}));
