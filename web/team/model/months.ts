import { dayOf, type FormBadge, formatLongDate } from '@stillingen/domain';
import type { ScheduledMatch } from '../../league/model/schedule.ts';
import { capital } from '#text/language.ts';

export interface Month {
  /** 'November', 'November 2024' of another year. */
  readonly title: string;
  readonly matches: readonly ScheduledMatch[];
}

/** Of matches in order. `nowS` in seconds. */
export function byMonth(matches: readonly ScheduledMatch[], nowS: number): readonly Month[] {
  const year = dayOf(nowS).slice(0, 4);
  const months = Map.groupBy(matches, ({ event }) => dayOf(event.start ?? 0).slice(0, 7));
  return [...months.values()].map((ofMonth) => {
    const [month = '', of = ''] = formatLongDate(ofMonth[0]!.event.start ?? 0)
      .split(' ')
      .slice(-2);
    return { title: capital(of === year ? month : `${month} ${of}`), matches: ofMonth };
  });
}

/** Wins, draws and defeats among badges. */
export function balanceOf(badges: readonly (FormBadge | null)[]): readonly [wins: number, draws: number, defeats: number] {
  const counted = badges.filter((badge) => badge !== null);
  const of = (end: string): number => counted.filter((badge) => badge !== 'D' && badge.endsWith(end)).length;
  return [of('W'), counted.filter((badge) => badge === 'D').length, of('L')];
}
