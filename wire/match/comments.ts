import type { CommentIcon, MatchComment, Pair } from '@stillingen/domain';
import { flag, int, rowCodec, text } from '../text/fields.ts';

const ICON_CLASS = {
  none: '',
  whistle: 'whistle',
  time: 'time',
  goal: 'soccer-ball',
  'own-goal': 'soccer-ball-own',
  penalty: 'penalty',
  'penalty-missed': 'penalty-missed',
  'yellow-card': 'y-card',
  'red-card': 'r-card',
  substitution: 'substitution',
  corner: 'corner',
  chance: 'chance',
  injury: 'injury',
  'video-review': 'var',
  'line-up': 'lineup1',
} as const satisfies Record<CommentIcon, string>;
const ICON_OF_CLASS = new Map(Object.entries(ICON_CLASS).map(([icon, name]) => [name as string, icon as CommentIcon]));

export const commentRow = rowCodec({
  id: text('MA', 'comment id'),
  minute: text('MB', "minute, 45+2'"),
  clock: text('MK', 'clock in sports with one, 07:26'),
  icon: text('MC', 'icon'),
  text: text('MD', 'text of the comment'),
  bold: flag('ME', '1 bold'),
  important: flag('MF', '1 a highlight'),
  homeScore: int('ML', 'home: score then'),
  awayScore: int('MM', 'away: score then'),
});

export type CommentLine = Omit<MatchComment, 'at'>;

const isClock = (clock: string): boolean => clock.includes(':');

export const writeComments = (comments: readonly CommentLine[]): string =>
  comments
    .map(({ clock, icon, score, ...comment }) =>
      commentRow.writeText({
        ...comment,
        minute: isClock(clock) ? '' : clock,
        clock: isClock(clock) ? clock : '',
        icon: ICON_CLASS[icon],
        homeScore: score?.[0] ?? null,
        awayScore: score?.[1] ?? null,
      }),
    )
    .join('');

/** An unknown icon is null. Throws WireError. */
export const readComments = (body: string): CommentLine[] =>
  commentRow.readAll(body).map(({ id, minute, clock, icon, text: comment, bold, important, homeScore, awayScore }) => {
    const score: Pair | null = homeScore === null || awayScore === null ? null : [homeScore, awayScore];
    return {
      id: id ?? '',
      clock: clock === null || clock === '' ? (minute ?? '') : clock,
      icon: ICON_OF_CLASS.get(icon ?? '') ?? 'none',
      text: comment ?? '',
      bold: bold === true,
      important: important === true,
      score,
    };
  });
