import { parsed, readEach } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { oncePerMatch } from '../kit/once.ts';
import { type ListedIn, readGame } from './match.ts';
import { checkDays } from './schema.ts';

/** Lists of one day or more. Throws UnreadableAnswer for anything else. */
export function read({ body, nowMs }: ReadInput): Answer {
  const unmapped = new Set<string>();
  const lists = parsed(checkDays, body, '').dates.map(({ date, games }, index) => {
    const listed: ListedIn = { day: date, nowMs, unmapped };
    return readEach(games, `dates/${index}/games`, (game, path) => readGame(game, path, listed));
  });
  return {
    matches: oncePerMatch(lists.flatMap(({ matches }) => matches)),
    unread: lists.flatMap(({ unread }) => unread),
    unmapped: [...unmapped],
  };
}
