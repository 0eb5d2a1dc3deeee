import { dayOf } from '@stillingen/domain';
import { buildPageFeedName, readUpcomingDraws } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { useNow } from '../../page/page-context.ts';
import { drawText } from '#text/match/draw.ts';
import { leaguePath, type LeaguePageProps, type StageLink } from '../model/address.ts';
import styles from '../page.module.css';
import { datesOf } from './dates.ts';

/** The rounds of a draw that are still to come, with their dates. */
export function ComingRounds({ props, stage }: { props: LeaguePageProps; stage: StageLink }) {
  const feed = buildPageFeedName({ kind: 'draw', tournament: stage.tournamentId, stage: stage.stageId });
  const { text } = useFeedText(feed);
  const upcoming = useMemo(() => (text === null ? [] : readUpcomingDraws(text)), [text]);
  const today = useNow(dayOf);
  // Rounds of the past that have no results.
  const rounds = upcoming.filter(({ starts }) => starts.length === 0 || dayOf(starts.at(-1)!) >= today);
  if (rounds.length === 0) return null;
  return (
    <section className={styles.part}>
      <header>
        <h2>{drawText.coming}</h2>
        <a href={leaguePath(props, 'draw')}>{drawText.whole}</a>
      </header>
      <ul className={styles.coming}>
        {rounds.map(({ round, level, starts }) => (
          <li key={level}>
            <b>{round}</b>
            <span>{drawText.matches(starts.length)}</span>
            <time>{datesOf(starts, today)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
