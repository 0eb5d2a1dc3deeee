import { HOME_COUNTRY, sportNameById } from '@stillingen/domain';
import { type RankingFeed, RANKINGS_PATH, rankingPath, type RankingSummary, readRanking } from '@stillingen/wire';
import { useMemo } from 'react';
import { type FeedTexts, useFeedTexts } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { EntityPage } from '../shell/entity-page.tsx';
import { rankingText } from '#text/ranking.ts';
import { tableText } from '#text/table.ts';
import { Chip, Flag, Tabs } from '../ui/index.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import { rankingHref, type RankingSelection } from './address.ts';
import styles from './page.module.css';
import { RankingIndex } from './rankings.tsx';
import { PAGE_LINES, pointsText, RankingTable } from './table.tsx';

export interface ShownRanking extends RankingSelection {
  readonly list: RankingSummary;
  readonly feed: string;
  /** The best of the home country, with the countries of all lines. */
  readonly homeFeed: string;
}
export interface RankingPageProps {
  readonly sportId: number | null;
  readonly lists: readonly RankingSummary[];
  readonly shown: ShownRanking | null;
}

type Selected = (change: Partial<RankingSelection>) => string;
interface Feeds {
  readonly ranking: RankingFeed;
  readonly home: RankingFeed;
}

function Filters({ shown, home, hrefOf }: { shown: ShownRanking; home: RankingFeed; hrefOf: Selected }) {
  const { list, view, nation } = shown;
  const { nations, entries } = home;
  const views = [
    { id: 'live', label: rankingText.live, href: hrefOf({ view: 'live', page: 0 }) },
    { id: 'official', label: rankingText.official(list.date ?? ''), href: hrefOf({ view: 'official', page: 0 }) },
  ] as const;
  // A list of nations has each country once.
  const isFiltered = nations.length > 1 && nations.length < entries;
  const chosen = nations.find(({ code }) => code === nation)?.name ?? rankingText.allNations;
  return (
    <div className={styles.filters}>
      {list.live === true ? <Tabs label={rankingText.views} look="pill" current={view} tabs={views} /> : <span />}
      {isFiltered ? (
        <details className={styles.nations}>
          <summary>{rankingText.nation(chosen)}</summary>
          <ul aria-label={rankingText.nations}>
            <li>
              <a href={hrefOf({ nation: null, page: 0 })} aria-current={nation === null ? 'true' : undefined}>
                {rankingText.allNations}
              </a>
            </li>
            {nations.map(({ code, name, entries: count }) => (
              <li key={code}>
                <a href={hrefOf({ nation: code, page: 0 })} aria-current={code === nation ? 'true' : undefined}>
                  <Flag code={code ?? ''} label="" />
                  <bdi>{name}</bdi>
                  <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function Pages({ shown, entries, hrefOf }: { shown: ShownRanking; entries: number; hrefOf: Selected }) {
  const { page } = shown;
  const link = (to: number) => {
    const from = to * PAGE_LINES;
    return to < 0 || from >= entries ? null : (
      <a href={hrefOf({ page: to })}>{rankingText.before(from + 1, Math.min(entries, from + PAGE_LINES))}</a>
    );
  };
  const [before, after] = [link(page - 1), link(page + 1)];
  return before === null && after === null ? null : (
    <nav className={styles.pages} aria-label={rankingText.pages}>
      {before}
      {after}
    </nav>
  );
}

function Outside({ shown, entries, hrefOf }: { shown: ShownRanking; entries: number; hrefOf: Selected }) {
  const { nation, page } = shown;
  return (
    <div className={styles.outside}>
      <Empty
        title={page > 0 ? rankingText.outside(entries) : nation === null ? rankingText.none : rankingText.noneOfLand}
        hint={page > 0 ? rankingText.outsideHint : rankingText.noneHint}
      />
      {page > 0 || nation !== null ? <a href={hrefOf({ nation: null, page: 0 })}>{rankingText.first}</a> : null}
    </div>
  );
}

/** The best of the home country, with both places where the list is live. */
function BestAtHome({ home, isLive }: { home: RankingFeed; isLive: boolean }) {
  const [best] = home.lines;
  if (best === undefined || best.image !== 'men') return null;
  return (
    <Panel title={<bdi>{best.name}</bdi>}>
      <dl className={styles.figures}>
        <div>
          <dt>{isLive ? rankingText.rankNow : rankingText.rankOfficial}</dt>
          <dd>{rankingText.homeRank(best.rank ?? 0)}</dd>
        </div>
        {best.official === null ? null : (
          <div>
            <dt>{rankingText.rankOfficial}</dt>
            <dd>{rankingText.homeRank(best.official)}</dd>
          </div>
        )}
        {best.points === null ? null : (
          <div>
            <dt>{rankingText.points}</dt>
            <dd>{pointsText(best.points)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

function Others({ lists, shown }: { lists: readonly RankingSummary[]; shown: ShownRanking }) {
  const others = lists.filter(({ id }) => id !== shown.list.id);
  return others.length === 0 ? null : (
    <Panel title={rankingText.others}>
      <ul className={styles.others}>
        {others.map(({ id, name, slug, sportId }) => (
          <li key={id}>
            <a href={rankingPath(slug ?? '')}>
              <bdi>{name}</bdi>
              <span>{sportNameById(sportId ?? 0)?.danishName}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useRankings({ feed, homeFeed }: ShownRanking): {
  readonly [Name in keyof Feeds]: RankingFeed | null;
} & Pick<FeedTexts, 'retryNow'> {
  const texts = useFeedTexts('', [feed, homeFeed]);
  const [text, homeText] = [useStore(texts.text(feed)), useStore(texts.text(homeFeed))];
  return {
    ranking: useMemo(() => (text === null ? null : readRanking(text)), [text]),
    home: useMemo(() => (homeText === null ? null : readRanking(homeText)), [homeText]),
    retryNow: texts.retryNow,
  };
}

function ShownPage({ lists, shown }: { lists: readonly RankingSummary[]; shown: ShownRanking }) {
  const { list, view, nation, page } = shown;
  const { demo } = usePage().request;
  const { ranking, home, retryNow } = useRankings(shown);
  const sport = sportNameById(list.sportId ?? 0)!;
  const hrefOf: Selected = (change) => rankingHref(list.slug ?? '', list.live === true, { view, nation, page, ...change });
  const ofSport = lists.filter(({ sportId }) => sportId === list.sportId);
  return (
    <EntityPage
      crumbs={[
        { label: rankingText.title, href: RANKINGS_PATH },
        { label: sport.danishName, href: `/${sport.segment}/` },
      ]}
      crumbsLabel={rankingText.crumbs}
      title={list.name ?? ''}
      line={ranking === null || ranking.lines.length === 0 ? undefined : rankingText.entries(ranking.entries, ranking.date)}
      tools={list.simulated === true && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : undefined}
      tab={list.id ?? ''}
      tabs={ofSport.map(({ id, name, slug }) => ({ id: id ?? '', label: name, href: rankingPath(slug ?? '') }))}
      tabsLabel={rankingText.lists}
      aside={
        <>
          {home === null ? null : <BestAtHome home={home} isLive={view === 'live'} />}
          <Others lists={lists} shown={shown} />
        </>
      }
    >
      {home === null ? null : <Filters shown={shown} home={home} hrefOf={hrefOf} />}
      {ranking === null ? <Waiting what={list.name ?? ''} lines={10} onRetry={retryNow} /> : null}
      {ranking === null || ranking.lines.length > 0 ? null : (
        <Outside shown={shown} entries={list.entries ?? 0} hrefOf={hrefOf} />
      )}
      {ranking === null || ranking.lines.length === 0 ? null : (
        <RankingTable
          ranking={ranking}
          home={home?.lines ?? []}
          view={view}
          isFirst={page === 0 && nation === null}
          isWhole={nation === null}
          homeHref={hrefOf({ nation: HOME_COUNTRY, page: 0 })}
          pages={<Pages shown={shown} entries={nation === null ? ranking.entries : ranking.lines.length} hrefOf={hrefOf} />}
        />
      )}
    </EntityPage>
  );
}

export function RankingPage({ lists, shown }: RankingPageProps) {
  return shown === null ? <RankingIndex lists={lists} /> : <ShownPage lists={lists} shown={shown} />;
}
