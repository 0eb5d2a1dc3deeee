import { CALENDAR_DAYS, dayOffset } from '@stillingen/domain';
import { useNextEvent, whenInWords } from '../list/next-event.ts';
import { type PageSport, useNow } from '../page/page-context.ts';
import { DAY_KEY } from '../page/paths.ts';
import { leagueText } from '#text/league.ts';
import { Empty } from '../ui/panel.tsx';
import styles from './page.module.css';

const MINUTE_S = 60;
const ANY = (): boolean => true;

/** A competition without coming events, with what is next in its sport. */
export function NothingComing({ sport, title, hint }: { sport: PageSport; title: string; hint: string }) {
  const { id, segment, danishName } = sport;
  const nowS = useNow((now) => now - (now % MINUTE_S));
  const next = useNextEvent(id, ANY, nowS);
  if (next === null) return <Empty title={title} hint={hint} />;
  const day = dayOffset(next.startS, nowS);
  // No list reaches a later day.
  const href = day > CALENDAR_DAYS ? (next.league.url ?? '/') : `/${segment}/${day === 0 ? '' : `?${DAY_KEY}=${day}`}`;
  return (
    <Empty
      title={title}
      hint={
        <>
          {hint}{' '}
          <a className={styles.next} href={href}>
            {leagueText.nextInSport(danishName, whenInWords(next.startS, nowS))}
          </a>
        </>
      }
    />
  );
}
