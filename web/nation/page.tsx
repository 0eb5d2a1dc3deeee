import type { Table } from '@stillingen/client';
import { dayOf, SPORT_NAMES, sportNameById } from '@stillingen/domain';
import type { NationLinks } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { DatedMatch } from '../list/dated-match.tsx';
import { useGradual, MoreRows } from '../list/motion/gradual.tsx';
import { byMeeting, type TableGroup } from '../list/races/meetings.ts';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { useNow, usePage, useStore } from '../page/page-context.ts';
import { categoryPath } from '../page/paths.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { EntityPage } from '../shell/entity-page.tsx';
import { shellText } from '#text/shell.ts';
import { nationText } from '#text/league.ts';
import { Flag } from '../ui/index.ts';
import { Empty, Panel, Skeleton } from '../ui/panel.tsx';
import { countsOf, eventsIn, type LeagueCount, liveBy } from './counts.ts';
import styles from './page.module.css';
import { Tournaments } from './tournaments.tsx';

export interface NationPageProps extends NationLinks {
  /** Null for all sports. */
  readonly sportId: number | null;
  /** Its part of the address. */
  readonly nation: string;
  readonly path: string;
  readonly feed: string;
  /** Of the whole feed; null if the page carries all of it. */
  readonly counts: readonly LeagueCount[] | null;
  readonly teamsFeed: string;
}

const TODAY = 0;
const ALL = 0;

function Nothing({ live }: { live: LiveTable }) {
  if (live.status === 'loading') return <Skeleton lines={8} label={shellText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event="kamp" onRetry={live.retryNow} />
  ) : (
    <Empty title={nationText.nothing} hint={nationText.nothingHint} />
  );
}

/** `weekOf`: the page of a sport in the country, which has a week each way; null where it has none. */
function Sections({
  groups,
  table,
  day,
  weekOf,
}: {
  groups: readonly TableGroup[];
  table: Table;
  day: string;
  weekOf: (sportId: number) => string | null;
}) {
  const { demo } = usePage().request;
  const { leagues } = useStore(table.structure);
  const marksOrigin = demo !== 'all' || leagues.some(({ league }) => league.simulated !== true);
  const bySport = Map.groupBy(groups, ({ league }) => league.sportId ?? 0);
  return [...bySport].map(([sportId, own]) => (
    <section key={sportId} className={styles.sport}>
      <header>
        <h2>{sportNameById(sportId)?.danishName}</h2>
        {weekOf(sportId) === null ? null : <a href={weekOf(sportId)!}>{nationText.week}</a>}
      </header>
      {own.map((group) => (
        <LeagueSection
          key={group.league.stageId}
          sectionKey={group.league.stageId ?? ''}
          table={table}
          group={group}
          sportId={sportId}
          day={day}
          marksOrigin={marksOrigin}
          folded={false}
          onFold={null}
        />
      ))}
    </section>
  ));
}

/** The next match of each team, or the one that it plays. */
function Teams({ feed, sportId }: { feed: string; sportId: number | null }) {
  const page = usePage();
  const { table } = useTable(feed, TODAY, feed);
  const { leagues } = useStore(table.structure);
  const shown = leagues.filter(
    ({ league }) => (sportId === null || league.sportId === sportId) && page.hasSport(league.sportId ?? 0),
  );
  return shown.length === 0 ? null : (
    <Panel title={nationText.teams}>
      <ul className={styles.teams}>
        {shown.flatMap(({ league, events }) =>
          events.map((id) => (
            <li key={id}>
              <p>{[sportNameById(league.sportId!)?.danishName, league.name].join(' · ')}</p>
              <ul>
                <DatedMatch table={table} id={id} sport={page.sport(league.sportId!)} league={league} />
              </ul>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}

/** In the order of the sports, with what is live in each. */
function sportTabs({ sports, path }: NationPageProps, counts: readonly LeagueCount[]) {
  const live = liveBy(counts, ({ sportId }) => sportId);
  const present = new Set([...sports, ...counts].map(({ sportId }) => sportId));
  const own = SPORT_NAMES.filter(({ id }) => present.has(id)).map(({ id, danishName, segment }) => {
    const count = live.get(id) ?? 0;
    const label = (
      <>
        {danishName}
        {count === 0 ? null : (
          <b className={styles.live} title={nationText.live(count)}>
            {count}
            <span className="unseen"> {shellText.live}</span>
          </b>
        )}
      </>
    );
    return { id, label, href: path + `${segment}/` };
  });
  return [{ id: ALL, label: nationText.all, href: path }, ...own];
}

export function NationPage(props: NationPageProps) {
  const { sportId, nation, path, code, name, sports, feed, teamsFeed } = props;
  const { hasSport, sport: sportOf } = usePage();
  // The document carries the sports of the whole day: rows of a sport that it lacks could not be drawn.
  for (const count of props.counts ?? []) if (sportId === null || sportId === count.sportId) sportOf(count.sportId);
  const live = useTable(feed, TODAY, feed);
  const { leagues } = useStore(live.table.structure);
  const { rows } = live.table;
  const today = useNow(dayOf);
  const element = useRef<HTMLDivElement>(null);
  const groups = useMemo(
    () =>
      byMeeting(
        leagues.filter(({ league }) => (sportId === null || league.sportId === sportId) && hasSport(league.sportId ?? 0)),
      ),
    [leagues, sportId, hasSport],
  );
  const gradual = useGradual(groups, feed);
  useRowKeys(element);
  const shownSports = sports.filter((each) => sportId === null || each.sportId === sportId);
  const tournaments = sports.reduce((sum, { competitions }) => sum + competitions.length, 0);
  const known = countsOf(leagues, rows);
  // A document carries the first rows only; its counts hold until all are here.
  const counts = props.counts !== null && eventsIn(known) < eventsIn(props.counts) ? props.counts : known;
  const weekOf = (sport: number): string | null =>
    sports.some((each) => each.sportId === sport) ? categoryPath(sportNameById(sport)!.segment, nation) : null;
  return (
    <MatchArea>
      <EntityPage
        crumbs={sportId === null ? [] : [{ label: name, href: path }]}
        crumbsLabel={nationText.crumbs}
        sign={
          <span className={styles.flag}>
            <Flag code={code} label="" />
          </span>
        }
        title={sportId === null ? name : nationText.inSport(name, sportNameById(sportId)!.danishName)}
        line={[
          ...(tournaments === 0 ? [] : [nationText.about(tournaments, sports.length)]),
          nationText.today(eventsIn(counts)),
        ].join(' · ')}
        tab={String(sportId ?? ALL)}
        tabs={sportTabs(props, counts).map((tab) => ({ ...tab, id: String(tab.id) }))}
        tabsLabel={nationText.sports}
        aside={<Teams feed={teamsFeed} sportId={sportId} />}
      >
        <div ref={element}>
          {groups.length === 0 ? <Nothing live={live} /> : null}
          <Sections groups={gradual.groups} table={live.table} day={today} weekOf={weekOf} />
          <MoreRows more={gradual.more} />
          <Tournaments sports={shownSports} live={liveBy(counts, (count) => count.path)} />
        </div>
      </EntityPage>
    </MatchArea>
  );
}
