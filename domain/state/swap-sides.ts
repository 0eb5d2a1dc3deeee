import type { EventItem } from '../event/entities.ts';
import type { Message } from '../messages/index.ts';
import type { KeyRecord } from './state.ts';

/** Swaps sides that are shown the other way round (EVENT-06): no check is needed later (O-128). */
type Swap = (value: never) => unknown;
type Swaps = Readonly<Record<string, Swap>>;

const OTHER: Readonly<Record<string, string>> = { home: 'away', away: 'home' };
const side = (value: string): string => OTHER[value] ?? value;
const pair = ([home, away]: readonly [unknown, unknown]): unknown => [away, home];
/** '15:0 break' becomes '0:15 break'. */
const points = (value: string): string => value.replace(/^([^:]*):(\S*)/, '$2:$1');
const exchanged = <T extends { home: unknown; away: unknown }>(value: T): T => ({ ...value, home: value.away, away: value.home });
const each =
  (swap: Swap) =>
  (values: readonly never[]): unknown =>
    values.map((value) => (value === null ? null : swap(value)));

function swapped<T extends object>(value: T, swaps: Swaps): T {
  return Object.fromEntries(
    Object.entries(value).map(([word, field]) => {
      const swap = swaps[word];
      return [word, swap === undefined || field === null || field === undefined ? field : swap(field as never)];
    }),
  ) as T;
}

const BOARD: Swaps = {
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
const board = (value: { home: number; away: number }): unknown => exchanged(swapped(value, BOARD));
const step = (value: object): object => swapped(value, { score: pair, winner: side, server: side, points: each(points) });
const format = (value: object): object => swapped(value, { target: (target: object) => swapped(target, { side }) });
const section = (value: object): object => swapped(value, { rows: each((row: object) => swapped(row, { side })) });

const SWAPS: Readonly<Partial<Record<Message['kind'], Swaps>>> = {
  status: { score: board, underReview: side },
  score: { score: board },
  incident: { side, score: pair },
  statistics: { values: each(exchanged) },
  lineup: { side },
  absences: { side },
  comment: { score: pair },
  'player-statistics': { sections: each(section) },
  history: { steps: each(step), tieBreak: each(step) },
  meetings: { matches: each((match: object) => swapped(match, { side })) },
  retraction: { score: pair },
};

export const swapSides = (message: Message): Message =>
  message.kind === 'fixture' ? swapped(exchanged(message), { format }) : swapped(message, SWAPS[message.kind] ?? {});

/** '/home/name' for '/away/name'. */
export const swapPath = (path: string): string => path.split('/').map(side).join('/');

/** Whether the provider whose key names the event states its sides the other way round. */
export const isSwappedFor = (event: EventItem, { home }: KeyRecord): boolean =>
  home === undefined ? event.swapped : home === event.away;
