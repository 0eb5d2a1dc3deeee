import { parsed } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { readLists } from '../kit/day-lists.ts';
import { readGame } from './match.ts';
import { checkDays } from './schema.ts';

/** Lists of one day or more. Throws UnreadableAnswer for anything else. */
export function read({ body, nowMs }: ReadInput): Answer {
  const { dates } = parsed(checkDays, body, '');
  const lists = dates.map(({ date, games }, index) => ({ day: date, games, path: `dates/${index}/games` }));
  return readLists(lists, nowMs, readGame);
}
