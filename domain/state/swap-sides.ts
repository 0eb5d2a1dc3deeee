import type { Message } from '../messages/index.ts';

/** Turns matches displayed the other way round (EVENT-06): no later code asks (O-128). */
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

export const swapSides = (message: Message): Message =>
  message.kind === 'fixture' ? turned(exchanged(message), { format }) : turned(message, TURNS[message.kind] ?? {});

/** '/home/name' for '/away/name'. */
export const swapPath = (path: string): string => path.split('/').map(side).join('/');
