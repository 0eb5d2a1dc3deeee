import { atTime } from '#language/time.ts';
import { DateFormat, dayOffset, formatDate, shortWeekdayOf, sportNameById } from '@stillingen/domain';
import type { TopLeague } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { useNow } from '../../page/page-context.ts';
import { pinsText } from '#text/mine/pins.ts';
import { clockTime, Flag } from '../../ui/index.ts';
import { Star } from '../star.tsx';
import styles from './pin-list.module.css';

/** 'kl. 19:00' today, 'fr. 27.11.' later. Seconds. */
const whenOf = (startS: number, nowS: number): string =>
  dayOffset(startS, nowS) === 0
    ? atTime(clockTime(startS))
    : `${shortWeekdayOf(startS)} ${formatDate(startS, DateFormat.shortDate)}`;

/** What runs, else what is to come. */
function Now({ live, next }: Pick<TopLeague, 'live' | 'next'>) {
  const when = useNow((nowS) => (next === null ? '' : whenOf(next, nowS)));
  if (live !== null) return <b>{pinsText.live(live)}</b>;
  return when === '' ? null : pinsText.next(when);
}

/** A league with its pin; `grip` moves it. */
export function PinRow({ league, sportId, grip }: { league: TopLeague; sportId: number; grip?: ReactNode }) {
  const { name, url, code, country, live, next, label } = league;
  const place = [sportNameById(sportId)?.danishName, country === name ? null : country].filter(Boolean).join(', ');
  const key = label ?? '';
  return (
    <li className={styles.row}>
      {grip}
      <a href={url ?? ''}>
        <Flag code={code ?? ''} label="" />
        <span>
          <bdi>{name}</bdi>
          <small>
            {place}
            {live === null && next === null ? null : ' · '}
            <Now live={live} next={next} />
          </small>
        </span>
      </a>
      <Star
        kind="pin"
        id={key}
        name={name ?? ''}
        className={styles.pin}
        act={(controller) => void controller.togglePin(key, name ?? '')}
      />
    </li>
  );
}
