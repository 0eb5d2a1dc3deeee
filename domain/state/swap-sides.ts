import type { Message } from '../messages/index.ts';

/**
 * Messages with their sides turned, for a match that is shown the other way round than its provider tells it (EVENT-06). All
 * that is sided turns here, so that nothing after this ever asks whether a match is swapped (O-128).
 */
type Turn = (value: never) => unknown;
type Turns = Readonly<Record<string, Turn>>;

const OTHER: Readonly<Record<string, string>> = { home: 'away', away: 'home' };
const side = (value: string): string => OTHER[value] ?? value;
const pair = ([home, away]: readonly [unknown, unknown]): unknown => [away, home];
/** '15:0 break' becomes '0:15 break'. */
const points = (value: string): string => value.replace(/^([^:]*):(\S*)/, '$2:$1');
const exchanged = <T extends { home: unknown; away: unknown }>(value: T): T => ({ ...value, home: value.away, away: value.home });
const each =
  (turn: Turn) =>
  (values: readonly never[]): unknown =>
    values.map((value) => (value === null ? null : turn(value)));

/** The words that turn, turned; what is absent or null stays. */
function turned<T extends object>(value: T, turns: Turns): T {
  return Object.fromEntries(
    Object.entries(value).map(([word, field]) => {
      const turn = turns[word];
      return [word, turn === undefined || field === null || field === undefined ? field : turn(field as never)];
    }),
  ) as T;
}

const BOARD: Turns = {
  parts: each(pair),
  tieBreaks: each(pair),
  points: pair,
  serve: side,
  results: pair,
  fullTime: pair,
  afterExtraTime: pair,
  penalties: pair,
  winner: side,
  advanced: side,
};
const board = (value: { home: number; away: number }): unknown => exchanged(turned(value, BOARD));
const step = (value: object): object => turned(value, { score: pair, winner: side, server: side, points: each(points) });
const format = (value: object): object => turned(value, { target: (target: object) => turned(target, { side }) });
const section = (value: object): object => turned(value, { rows: each((row: object) => turned(row, { side })) });

const TURNS: Readonly<Partial<Record<Message['kind'], Turns>>> = {
  status: { score: board, underReview: side },
  score: { score: board },
  incident: { side, score: pair },
  statistics: { values: each(exchanged) },
  lineup: { side },
  absences: { side },
  comment: { score: pair },
  'player-statistics': { sections: each(section) },
  history: { steps: each(step), tieBreak: each(step) },
  retraction: { score: pair },
};

/** A message about a match with home in the place of away. */
export const swapSides = (message: Message): Message =>
  message.kind === 'fixture' ? turned(exchanged(message), { format }) : turned(message, TURNS[message.kind] ?? {});

/** The path of a turned message as it is in the message that was told: '/home/name' of '/away/name'. */
export const swapPath = (path: string): string => path.split('/').map(side).join('/');
