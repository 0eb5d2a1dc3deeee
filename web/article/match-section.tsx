import { dayOf } from '@stillingen/domain';
import { useMemo } from 'react';
import { byMeeting } from '../list/races/meetings.ts';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { useTextTable } from '../list/use-text-table.ts';
import { matchFeed } from '../match/opened.ts';
import { useFeedText } from '../page/feed-texts.ts';
import { useNow, usePage, useStore } from '../page/page-context.ts';
import styles from './page.module.css';

/** The match or race that an article is about, as in lists, kept up to date. */
export function MatchSection({ eventId }: { eventId: string }) {
  const { request, hasSport } = usePage();
  const feed = matchFeed('eventRow', eventId);
  const { text } = useFeedText(feed, eventId);
  const table = useTextTable(text ?? '');
  const { leagues } = useStore(table.structure);
  const day = useNow(dayOf);
  const groups = useMemo(() => byMeeting(leagues), [leagues]);
  return groups.map((group) => {
    const { sportId, stageId } = group.league;
    if (sportId === null || !hasSport(sportId)) return null;
    const section = { table, group, sportId, day, folded: false, byTime: true, onFold: null };
    return (
      <div key={stageId} className={styles.match}>
        <LeagueSection {...section} sectionKey={eventId} marksOrigin={request.demo !== 'all'} />
      </div>
    );
  });
}
