import type { LeagueRow } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { useHead, useNow, usePage, useStore } from '../app/page-context.ts';
import type { LeaguePageProps } from '../app/pages.ts';
import { categoryPath, type LeagueTab } from '../app/routes.ts';
import { Chip, Flag, Tabs } from '../design/index.ts';
import { Empty, Skeleton } from '../match/panel.tsx';
import { MatchArea } from '../table/opened/match-area.tsx';
import { FailedTable } from '../table/table-states.tsx';
import { useCalm } from '../table/motion/use-calm.ts';
import { useRowKeys } from '../table/use-row-keys.ts';
import { type LiveTable, useTable } from '../table/use-table.ts';
import { shellText } from '../text/da.ts';
import { leagueText } from '../text/da-league.ts';
import { tableText } from '../text/da-table.ts';
import { LeagueContent, type Season } from './league-content.tsx';
import styles from './league-page.module.css';
import { leaguePath } from './model/address.ts';
import { holdsRaces, raceSchedule } from './model/races.ts';
import { scheduleOf } from './model/schedule.ts';
import { stagesOf } from './model/stages.ts';
import { seasonFeed } from './season-seed.ts';

const TODAY = 0;
const HOUR_S = 3600;
const TABS: readonly LeagueTab[] = ['overview', 'standings', 'results', 'fixtures'];

/** Its country or category; null where that is called as the competition is. */
const countryOf = (league: LeagueRow | null): string | null =>
  league === null || league.countryName === league.name ? null : league.countryName;

function Header({ stages, props }: { stages: readonly LeagueRow[]; props: LeaguePageProps }) {
  const { demo } = usePage().request;
  const league = stages[0] ?? null;
  const country = countryOf(league);
  const season = league?.season ? leagueText.season(league.season) : '';
  // Standings are offered where there are some, or where nothing is known yet.
  const hasStandings = league === null || props.tab === 'standings' || stages.some(({ tables }) => tables === 1);
  const tabs = TABS.filter((tab) => tab !== 'standings' || hasStandings);
  const { duel, categoryPages, segment } = usePage().sport(props.sportId);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        {league?.category ? null : <Flag code={league?.countryCode ?? ''} label="" />}
        <div>
          <p>
            {country === null ? null : league?.category && !categoryPages ? (
              country
            ) : (
              <a href={categoryPath(segment, props.country)}>{country}</a>
            )}
            {country !== null && season !== '' ? ' · ' : ''}
            {season}
          </p>
          <h1>
            <bdi>{league?.name ?? props.slug}</bdi>
          </h1>
        </div>
        {league?.simulated === true && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
      </div>
      <Tabs
        label={leagueText.subLabel}
        current={props.tab}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'fixtures' && !duel ? leagueText.programme : leagueText.sub[id],
          href: leaguePath(props, id),
        }))}
      />
    </header>
  );
}

/** Nothing has come yet, or there is nothing. */
function Nothing({ live, sportId }: { live: LiveTable; sportId: number }) {
  const { event } = usePage().sport(sportId);
  if (live.status === 'loading') return <Skeleton lines={10} label={leagueText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <Empty title={leagueText.nothing(event)} hint={leagueText.nothingHint} />
  );
}

/** The pages of one competition: what is played, what was, what comes, and how it stands. */
export function LeaguePage(props: LeaguePageProps) {
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
    const matches = structure.leagues.flatMap(({ league, events }) =>
      events.flatMap((id) => {
        const event = live.table.rows.get(id);
        return event === undefined ? [] : [{ event, league }];
      }),
    );
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
    <MatchArea className={styles.page}>
      <div ref={element}>
        <Header stages={stages} props={props} />
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
    </MatchArea>
  );
}
