import { parsed } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { type DayList, readLists } from '../kit/day-lists.ts';
import { readGame } from './match.ts';
import { checkScores, checkWeek } from './schema.ts';

export const WEEK = '/v1/schedule/';
export const PAGE = '/v1/gamecenter/';

function listsOf({ path, body }: ReadInput): DayList<string | null>[] {
  if (path.startsWith(PAGE)) return [{ games: [body], path: 'landing', day: null }];
  if (path.startsWith(WEEK)) {
    const { gameWeek } = parsed(checkWeek, body, '');
    return gameWeek.map(({ date, games }, at) => ({ games, path: `gameWeek/${at}/games`, day: date }));
  }
  const { games, currentDate } = parsed(checkScores, body, '');
  return [{ games, path: 'games', day: currentDate }];
}

/** Lists of a day, weeks and pages of matches. Throws UnreadableAnswer for what is neither. */
export const read = (input: ReadInput): Answer => readLists(listsOf(input), input.nowMs, readGame);
