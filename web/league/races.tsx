import type { Table, TableLeague } from '@stillingen/client';
import { dayOf } from '@stillingen/domain';
import { useState } from 'react';
import { useNow, usePage } from '../page/page-context.ts';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { byMeeting } from '../list/races/meetings.ts';
import { leagueText } from '#text/league.ts';
import styles from './page.module.css';
import { RACE_STEP } from './model/address.ts';
import { ShowMore } from './rounds.tsx';

export function Races({
  table,
  races,
  sportId,
  marksOrigin,
  partsHref,
}: {
  table: Table;
  races: readonly TableLeague[];
  sportId: number;
  marksOrigin: boolean;
  /** Where the same races are listed in parts; null where all are shown. */
  partsHref: string | null;
}) {
  const [steps, setSteps] = useState(1);
  const limit = partsHref === null ? Infinity : steps * RACE_STEP;
  const today = useNow(dayOf);
  const { event } = usePage().sport(sportId);
  return (
    <div className={styles.races}>
      {byMeeting(races.slice(0, limit)).map((group) => (
        <LeagueSection
          key={group.league.stageId}
          sectionKey={group.league.stageId ?? ''}
          table={table}
          group={group}
          sportId={sportId}
          day={today}
          marksOrigin={marksOrigin}
          folded={false}
          onFold={null}
        />
      ))}
      {races.length <= limit || partsHref === null ? null : (
        <ShowMore href={partsHref} onMore={() => setSteps(steps + 1)}>
          {leagueText.showMoreRaces(event)}
        </ShowMore>
      )}
    </div>
  );
}
