import type { LeagueRow } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { useHead, useNow, usePage, useStore } from '../app/page-context.ts';
import type { LeaguePageProps } from '../app/pages.ts';
import type { LeagueTab } from '../app/routes.ts';
import { Chip, Flag, Tabs } from '../design/index.ts';
import { Empty, Skeleton } from '../match/panel.tsx';
import { MatchArea } from '../table/match-area.tsx';
import { FailedTable } from '../table/table-states.tsx';
import { useCalm } from '../table/use-calm.ts';
import { useRowKeys } from '../table/use-row-keys.ts';
import { type LiveTable, useTable } from '../table/use-table.ts';
import { shellText } from '../text/da.ts';
import { leagueText } from '../text/da-league.ts';
import { tableText } from '../text/da-table.ts';
import styles from './league-page.module.css';
import { leaguePath } from './model/address.ts';
import { byRound, firstMatches, type Schedule, scheduleOf } from './model/schedule.ts';
import { stagesOf } from './model/stages.ts';
import { Rounds } from './rounds.tsx';
import { OVERVIEW_MATCHES, seasonFeed } from './season-seed.ts';
import { StageStandings } from './stage-standings.tsx';

const TODAY = 0;
const HOUR_S = 3600;
const TABS: readonly LeagueTab[] = ['overview', 'standings', 'results', 'fixtures'];

function Header({ league, props }: { league: LeagueRow | null; props: LeaguePageProps }) {
  const { demo } = usePage().request;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Flag code={league?.countryCode ?? ''} label="" />
        <div>
          <p>{[league?.countryName, league?.season ? leagueText.season(league.season) : ''].filter(Boolean).join(' · ')}</p>
          <h1>
            <bdi>{league?.name ?? props.slug}</bdi>
          </h1>
        </div>
        {league?.simulated === true && !demo ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
      </div>
      <Tabs
        label={leagueText.subLabel}
        current={props.tab}
        tabs={TABS.map((id) => ({ id, label: leagueText.sub[id], href: leaguePath(props, id) }))}
      />
    </header>
  );
}

interface ContentProps {
  readonly live: LiveTable;
  readonly schedule: Schedule;
  readonly stages: readonly LeagueRow[];
  readonly marksOrigin: boolean;
  readonly props: LeaguePageProps;
}

function Overview({ live, schedule, stages, marksOrigin, props }: ContentProps) {
  const many = stages.length > 1;
  const parts = [
    { title: leagueText.live, matches: schedule.live, more: null },
    {
      title: leagueText.latest,
      matches: schedule.results,
      more: { href: leaguePath(props, 'results'), label: leagueText.allResults },
    },
    {
      title: leagueText.next,
      matches: schedule.fixtures,
      more: { href: leaguePath(props, 'fixtures'), label: leagueText.allFixtures },
    },
  ].filter(({ matches }) => matches.length > 0);
  return (
    <>
      {parts.map(({ title, matches, more }) => (
        <section key={title} className={styles.part}>
          <header>
            <h2>{title}</h2>
            {more === null ? null : <a href={more.href}>{more.label}</a>}
          </header>
          <Rounds
            table={live.table}
            marksOrigin={marksOrigin}
            groups={firstMatches(byRound(matches, many), more === null ? matches.length : OVERVIEW_MATCHES)}
          />
        </section>
      ))}
      {stages.some(({ tables }) => tables === 1) ? (
        <section className={styles.part}>
          <header>
            <h2>{leagueText.sub.standings}</h2>
          </header>
          <StageStandings stages={stages} schedule={schedule} />
        </section>
      ) : null}
    </>
  );
}

function Content(content: ContentProps) {
  const { live, schedule, stages, marksOrigin, props } = content;
  const many = stages.length > 1;
  switch (props.tab) {
    case 'overview':
      return <Overview {...content} />;
    case 'standings':
      return <StageStandings stages={stages} schedule={schedule} />;
    case 'results':
      return schedule.results.length === 0 ? (
        <Empty title={leagueText.noResults} hint={leagueText.noResultsHint} />
      ) : (
        <Rounds table={live.table} marksOrigin={marksOrigin} groups={byRound(schedule.results, many)} />
      );
    case 'fixtures':
      return schedule.fixtures.length + schedule.live.length === 0 ? (
        <Empty title={leagueText.noFixtures} hint={leagueText.noFixturesHint} />
      ) : (
        <Rounds table={live.table} marksOrigin={marksOrigin} groups={byRound([...schedule.live, ...schedule.fixtures], many)} />
      );
  }
}

/** Nothing has come yet, or there is nothing. */
function Nothing({ live }: { live: LiveTable }) {
  if (live.status === 'loading') return <Skeleton lines={10} label={leagueText.loading} />;
  return live.status === 'error' ? (
    <FailedTable onRetry={live.retryNow} />
  ) : (
    <Empty title={leagueText.noMatches} hint={leagueText.noMatchesHint} />
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
  const latest = useMemo(() => {
    const matches = structure.leagues.flatMap(({ league, events }) =>
      events.flatMap((id) => {
        const event = live.table.rows.get(id);
        return event === undefined ? [] : [{ event, league }];
      }),
    );
    return scheduleOf(matches, hour * HOUR_S);
  }, [structure, live.table, hour]);
  const schedule = useCalm(latest, feed, element);
  useRowKeys(element);
  const stages = useMemo(() => stagesOf(structure), [structure]);
  const league = stages[0] ?? null;
  const name = league?.name ?? props.slug;
  useHead({
    title: [tab === 'overview' ? name : `${leagueText.sub[tab]} · ${name}`, league?.countryName, shellText.brand]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <MatchArea className={styles.page}>
      <div ref={element}>
        <Header league={league} props={props} />
        {tab === 'overview' ? null : <h2 className="unseen">{leagueText.sub[tab]}</h2>}
        {league === null ? (
          <Nothing live={live} />
        ) : (
          <Content
            live={live}
            schedule={schedule}
            stages={stages}
            marksOrigin={!demo && league.simulated !== true}
            props={props}
          />
        )}
      </div>
    </MatchArea>
  );
}
