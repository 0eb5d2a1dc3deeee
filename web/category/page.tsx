import { dayOf, sportNameById } from '@stillingen/domain';
import { type CompetitionLink, nationPath } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { useNow, usePage, useStore } from '../page/page-context.ts';
import { Chip, Flag } from '../ui/index.ts';
import { seasonPath } from '../league/model/address.ts';
import { Empty, Skeleton } from '../ui/panel.tsx';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { MoreRows, useGradual } from '../list/motion/gradual.tsx';
import type { TableGroup } from '../list/races/meetings.ts';
import { useCalm } from '../list/motion/use-calm.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { Frame } from '../shell/frame.tsx';
import { shellText } from '#text/shell.ts';
import { categoryText, nationText } from '#text/league.ts';
import { tableText } from '#text/table.ts';
import type { EventWord } from '#text/language.ts';
import styles from './page.module.css';
import { categoryFeed, type CategoryPart, firstGroups, partsOf } from './parts.ts';

export interface CategoryPageProps {
  readonly sportId: number;
  readonly category: string;
  readonly categoryId: number;
  readonly name: string;
  readonly competitions: readonly CompetitionLink[];
}

const TODAY = 0;

function Competitions({ competitions }: { competitions: readonly CompetitionLink[] }) {
  const { demo } = usePage().request;
  return (
    <nav className={styles.competitions} aria-label={categoryText.competitions}>
      <h2>{categoryText.competitions}</h2>
      <ul>
        {competitions.map(({ path, name, seasons, simulated }) => (
          <li key={path}>
            <a href={path}>
              <bdi>{name}</bdi>
              {simulated && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
            </a>
            {seasons.length < 2 ? null : (
              <details>
                <summary>
                  {categoryText.seasons(seasons.length)}
                  <span className="unseen">: {name}</span>
                </summary>
                <ul>
                  {seasons.map((season, at) => (
                    <li key={season}>
                      <a href={at === 0 ? path : seasonPath(path, season)}>{season}</a>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ live, event }: { live: LiveTable; event: EventWord }) {
  if (live.status === 'loading') return <Skeleton lines={10} label={shellText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <Empty title={categoryText.nothing(event)} hint={categoryText.nothingHint(event)} />
  );
}

export function CategoryPage(props: CategoryPageProps) {
  const { sportId, category, name } = props;
  const page = usePage();
  const { tzHours, demo } = page.request;
  const { event } = page.sport(sportId);
  const feed = categoryFeed(props, tzHours);
  const live = useTable(feed, TODAY, feed);
  const { leagues } = useStore(live.table.structure);
  const today = useNow(dayOf);
  const element = useRef<HTMLDivElement>(null);
  const latest = useMemo(() => partsOf(leagues, live.table.rows, today), [leagues, live.table, today]);
  const parts = useCalm(latest, feed, element);
  const gradual = useGradual(
    useMemo(() => parts.flatMap(({ groups }) => groups), [parts]),
    feed,
  );
  useRowKeys(element);
  const sport = sportNameById(sportId)!;
  const marksOrigin = demo !== 'all' || leagues.some(({ league }) => league.simulated !== true);
  const [first] = leagues;
  const section = ({ name: part }: CategoryPart, group: TableGroup) => (
    <LeagueSection
      key={group.league.stageId}
      sectionKey={`${part} ${group.league.stageId}`}
      table={live.table}
      group={group}
      sportId={sportId}
      day={today}
      marksOrigin={marksOrigin}
      folded={false}
      onFold={null}
    />
  );
  return (
    <MatchArea>
      <Frame right={props.competitions.length === 0 ? undefined : <Competitions competitions={props.competitions} />}>
        <div ref={element}>
          <header className={styles.header}>
            {first?.league.category === null ? <Flag code={first.league.countryCode ?? ''} label="" /> : null}
            <div>
              <p>
                <a href={`/${sport.segment}/`}>{sport.danishName}</a>
                {first?.league.category === null ? (
                  <>
                    {' · '}
                    <a href={nationPath(category)}>{nationText.whole(name)}</a>
                  </>
                ) : null}
              </p>
              <h1>
                <bdi>{name}</bdi>
              </h1>
            </div>
          </header>
          {leagues.length === 0 ? <Nothing live={live} event={event} /> : null}
          {firstGroups(parts, gradual.groups).map((part) => (
            <section key={part.name} className={styles.part}>
              <h2>{categoryText.parts[part.name]}</h2>
              {part.groups.map((group) => section(part, group))}
            </section>
          ))}
          <MoreRows more={gradual.more} />
        </div>
      </Frame>
    </MatchArea>
  );
}
