import { buildFeedName, readSummary } from '@stillingen/wire';
import { useMemo, useRef, useState } from 'react';
import { type PageSport, useHead, usePage, useStore } from '../app/page-context.ts';
import { Tabs } from '../design/index.ts';
import { StandingsView } from '../league/standings/standings-view.tsx';
import { shownScore } from '../table/score.ts';
import { shellText } from '../text/da.ts';
import { matchText } from '../text/da-match.ts';
import { CompactScore } from './compact-score.tsx';
import { CorrectionsTab } from './corrections-tab.tsx';
import { type FeedTexts, useFeedTexts } from './feed-texts.ts';
import styles from './match-view.module.css';
import { readCorrections } from './model/corrections.ts';
import { type MatchFacts, readMatchFacts, scoreText } from './model/match-facts.ts';
import { type MatchTab, neighbour, tabHref, tabOfSearch, tabsOf } from './model/tabs.ts';
import { MissingMatch } from './missing-match.tsx';
import { Skeleton } from './panel.tsx';
import { ScoreHeader } from './score-header.tsx';
import { StatisticsTab } from './statistics.tsx';
import { SummaryTab } from './summary.tsx';
import { useSwipe } from './use-swipe.ts';

const PROJECT_TYPE = 1;

const feedsOf = (event: string) => ({
  event: buildFeedName({ kind: 'eventRow', projectType: PROJECT_TYPE, event }),
  core: buildFeedName({ kind: 'core', projectType: PROJECT_TYPE, event }),
  summary: buildFeedName({ kind: 'summary', projectType: PROJECT_TYPE, event }),
  statistics: buildFeedName({ kind: 'statistics', projectType: PROJECT_TYPE, event }),
  corrections: buildFeedName({ kind: 'corrections', projectType: PROJECT_TYPE, event }),
});
type MatchFeeds = ReturnType<typeof feedsOf>;

interface Opened {
  readonly eventId: string;
  readonly feeds: MatchFeeds;
  readonly texts: FeedTexts;
}

function StandingsTab({ facts, eventId }: { facts: MatchFacts; eventId: string }) {
  const { league, event } = facts;
  if (league === null || league.tournamentId === null || league.stageId === null) return null;
  return (
    <div className={styles.standings}>
      <StandingsView
        eventId={eventId}
        tournamentId={league.tournamentId}
        stageId={league.stageId}
        title={league.name ?? ''}
        marked={[event.homeId ?? '', event.awayId ?? '']}
      />
    </div>
  );
}

function StatisticsPanel({ texts, feeds }: Opened) {
  return <StatisticsTab text={useStore(texts.text(feeds.statistics))} />;
}

function titleOf({ event, league }: MatchFacts): string {
  const { score } = shownScore(event);
  const match = matchText.title(event.homeName ?? '', event.awayName ?? '', score === null ? '' : scoreText(score));
  return [match, league?.name, shellText.brand].filter(Boolean).join(' · ');
}

function Content({ opened, facts }: { opened: Opened; facts: MatchFacts }) {
  const { request } = usePage();
  const { eventId, feeds, texts } = opened;
  const [wanted, setWanted] = useState(() => tabOfSearch(request.search));
  const summaryText = useStore(texts.text(feeds.summary));
  const summary = useMemo(() => (summaryText === null ? null : readSummary(summaryText)), [summaryText]);
  const correctionsText = useStore(texts.text(feeds.corrections));
  const corrections = useMemo(
    () => (correctionsText === null ? [] : readCorrections(correctionsText, CORRECTION_WORDS)),
    [correctionsText],
  );
  const scoreRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  useHead({ title: titleOf(facts) });
  const tabs = tabsOf(facts, corrections.length);
  const tab = tabs.some((each) => each.tab === wanted) ? wanted : 'summary';
  const select = (next: MatchTab): void => {
    setWanted(next);
    history.replaceState(history.state, '', tabHref(eventId, next));
    // Deep in one tab, the next one begins at its beginning, below what is stuck to the edge.
    const panel = panelRef.current;
    if (panel !== null && panel.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(panel).scrollMarginTop))
      panel.scrollIntoView();
  };
  const swipe = useSwipe((step) => {
    const next = neighbour(tabs, tab, step);
    if (next !== null) select(next);
  });
  return (
    <>
      <CompactScore facts={facts} scoreRef={scoreRef} />
      <ScoreHeader facts={facts} summary={summary} scoreRef={scoreRef} />
      <div className={styles.tabs}>
        <Tabs
          label={matchText.tabsLabel}
          current={tab}
          onSelect={select}
          tabs={tabs.map(({ tab: id, label, count }) => ({
            id,
            label: count === null ? label : `${label} (${count})`,
            href: tabHref(eventId, id),
          }))}
        />
      </div>
      <div className={styles.panel} ref={panelRef} {...swipe}>
        <h2 className="unseen">{matchText.tabs[tab]}</h2>
        {tab === 'summary' ? <SummaryTab facts={facts} summary={summary} /> : null}
        {tab === 'statistics' ? <StatisticsPanel {...opened} /> : null}
        {tab === 'standings' ? <StandingsTab facts={facts} eventId={eventId} /> : null}
        {tab === 'corrections' ? <CorrectionsTab lines={corrections} event={facts.event} /> : null}
      </div>
    </>
  );
}

/** A match with its head and tabs, kept alive: the same as a page of its own and in the dialog over a table. */
export function MatchView({ eventId }: { eventId: string }) {
  const feeds = useMemo(() => feedsOf(eventId), [eventId]);
  const names = useMemo(() => Object.values(feeds), [feeds]);
  const texts = useFeedTexts(eventId, names);
  const eventText = useStore(texts.text(feeds.event));
  const coreText = useStore(texts.text(feeds.core));
  const facts = useMemo(() => (eventText === null ? null : readMatchFacts(eventText, coreText)), [eventText, coreText]);
  return (
    <article className={styles.match}>
      {facts === null ? (
        <MissingMatch>
          <div className={styles.waiting}>
            <Skeleton lines={8} label={matchText.loading} />
          </div>
        </MissingMatch>
      ) : (
        <Content opened={{ eventId, feeds, texts }} facts={facts} />
      )}
    </article>
  );
}
