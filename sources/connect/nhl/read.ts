import { parsed, readEach } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { oncePerMatch } from '../kit/once.ts';
import { type ListedIn, readGame } from './match.ts';
import { checkScores, checkWeek } from './schema.ts';

export const WEEK = '/v1/schedule/';
export const PAGE = '/v1/gamecenter/';

interface List {
  readonly games: readonly unknown[];
  readonly path: string;
  readonly day: string | null;
}

function listsOf({ path, body }: ReadInput): List[] {
  if (path.startsWith(PAGE)) return [{ games: [body], path: 'landing', day: null }];
  if (path.startsWith(WEEK))
    return parsed(checkWeek, body, '').gameWeek.map(({ date, games }, at) => ({
      games,
      path: `gameWeek/${at}/games`,
      day: date,
    }));
  const { games, currentDate } = parsed(checkScores, body, '');
  return [{ games, path: 'games', day: currentDate }];
}

/** Lists of a day, weeks and pages of matches. Throws UnreadableAnswer for what is neither. */
export function read(input: ReadInput): Answer {
  const unmapped = new Set<string>();
  const lists = listsOf(input).map(({ games, path, day }) => {
    const listed: ListedIn = { day, nowMs: input.nowMs, unmapped };
    return readEach(games, path, (game, at) => readGame(game, at, listed));
  });
  return {
    matches: oncePerMatch(lists.flatMap(({ matches }) => matches)),
    unread: lists.flatMap(({ unread }) => unread),
    unmapped: [...unmapped],
  };
}
