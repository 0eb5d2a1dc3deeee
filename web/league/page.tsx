import type { LeaguePageProps } from './model/address.ts';
import { useMemo, useRef } from 'react';
import { useHead, useNow, usePage, useStore } from '../page/page-context.ts';
import { Empty, Skeleton } from '../ui/panel.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { useCalm } from '../list/motion/use-calm.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { Frame } from '../shell/frame.tsx';
import { shellText } from '../text/da.ts';
import { leagueText } from '../text/da-league.ts';
import { holdsRaces, matchesOf, raceSchedule, scheduleOf, stagesOf } from './model/schedule.ts';
import { countryOf, LeagueHeader } from './league-header.tsx';
import { PastSeason } from './past-season.tsx';
import { LeagueContent, type Season } from './league-content.tsx';
import { seasonFeed } from './model/address.ts';

const TODAY = 0;
const HOUR_S = 3600;

function Nothing({ live, sportId }: { live: LiveTable; sportId: number }) {
  const { event } = usePage().sport(sportId);
  if (live.status === 'loading') return <Skeleton lines={10} label={leagueText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <Empty title={leagueText.nothing(event)} hint={leagueText.nothingHint} />
  );
}

function CurrentSeason(props: LeaguePageProps) {
  const { tab } = props;
  const { tzHours: tz, demo } = usePage().request;
  const feed = seasonFeed(props, tz);
  const live = useTable(feed, TODAY, feed);
  const structure = useStore(live.table.structure);
  const hour = useNow((nowS) => Math.floor(nowS / HOUR_S));
  const element = useRef<HTMLDivElement>(null);
  const latest = useMemo((): Season => {
    if (holdsRaces(structure.leagues))
      return { matches: scheduleOf([], 0), races: raceSchedule(structure.leagues, live.table.rows) };
    const matches = matchesOf(structure.leagues, live.table.rows);
    return { matches: scheduleOf(matches, hour * HOUR_S), races: null };
  }, [structure, live.table, hour]);
  const season = useCalm(latest, feed, element);
  useRowKeys(element);
  const stages = useMemo(() => stagesOf(structure), [structure]);
  const league = stages[0] ?? null;
  const name = league?.name ?? props.slug;
  useHead({
    title: [tab === 'overview' ? name : `${leagueText.sub[tab]} · ${name}`, countryOf(league), shellText.brand]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <MatchArea>
      <Frame>
        <div ref={element}>
          <LeagueHeader stages={stages} props={props} />
          {tab === 'overview' ? null : <h2 className="unseen">{leagueText.sub[tab]}</h2>}
          {league === null ? (
            <Nothing live={live} sportId={props.sportId} />
          ) : (
            <LeagueContent
              live={live}
              season={season}
              stages={stages}
              marksOrigin={demo !== 'all' && league.simulated !== true}
              props={props}
            />
          )}
        </div>
      </Frame>
    </MatchArea>
  );
}

export const LeaguePage = (props: LeaguePageProps) =>
  props.past === null ? <CurrentSeason {...props} /> : <PastSeason {...props} past={props.past} />;
