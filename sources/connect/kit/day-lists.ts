import { Stage } from '@stillingen/domain';
import { readEach } from './answer.ts';
import type { Answer, MatchReport } from './connector.ts';

/** The matches that an answer lists under one day. */
export interface DayList<Day> {
  readonly day: Day;
  readonly games: readonly unknown[];
  readonly path: string;
}

export interface ListedIn<Day> {
  readonly day: Day;
  readonly nowMs: number;
  /** Competitions that the catalogue does not have are added. */
  readonly unmapped: Set<string>;
}

const isPostponed = ({ stages }: MatchReport): boolean => stages.includes(Stage.postponed);

/** One report a match: the last, but a postponed match that is listed again stands at its new start. */
function oncePerMatch(matches: readonly MatchReport[]): MatchReport[] {
  const byKey = new Map<string, MatchReport>();
  for (const match of matches) {
    if (!byKey.has(match.key) || !isPostponed(match)) byKey.set(match.key, match);
  }
  return [...byKey.values()];
}

export function readLists<Day>(
  lists: readonly DayList<Day>[],
  nowMs: number,
  readGame: (game: unknown, path: string, listed: ListedIn<Day>) => MatchReport | null,
): Answer {
  const unmapped = new Set<string>();
  const answers = lists.map(({ day, games, path }) =>
    readEach(games, path, (game, at) => readGame(game, at, { day, nowMs, unmapped })),
  );
  return {
    matches: oncePerMatch(answers.flatMap(({ matches }) => matches)),
    unread: answers.flatMap(({ unread }) => unread),
    unmapped: [...unmapped],
  };
}
