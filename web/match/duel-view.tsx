import { StageType } from '@stillingen/domain';
import { readSummary } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { useHead, usePage, useStore } from '../page/page-context.ts';
import { StandingsView } from '../league/standings/standings-view.tsx';
import { shownScore } from '../list/rows/score.ts';
import { shellText } from '../text/da.ts';
import { matchText } from '../text/da-match.ts';
import { CompactScore } from './score/compact-score.tsx';
import { CorrectionsTab, useCorrections } from './corrections/corrections-tab.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import styles from './match-view.module.css';
import type { Opened } from './opened.ts';
import { Skeleton } from '../ui/panel.tsx';
import { type MatchFeed, readCore, scoreText } from './model/match-facts.ts';
import { firstTab, tabsOf } from './model/tabs.ts';
import { ScoreHeader } from './score/score-header.tsx';
import { StatisticsTab } from './statistics.tsx';
import { MatchInfo } from './match-info.tsx';
import { SummaryTab } from './summary/summary.tsx';

function StandingsTab({ match: { league, event }, eventId }: { match: MatchFeed; eventId: string }) {
  if (league.tournamentId === null || league.stageId === null) return null;
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

export function DuelView({ opened, match }: { opened: Opened; match: MatchFeed }) {
  const { eventId, feeds, texts, Layout } = opened;
  const { league, event } = match;
  const sport = usePage().sport(league.sportId!);
  const coreText = useStore(texts.text(feeds.core));
  const core = useMemo(() => readCore(coreText), [coreText]);
  const summaryText = useStore(texts.text(feeds.summary));
  const summary = useMemo(() => (summaryText === null ? null : readSummary(summaryText)), [summaryText]);
  const corrections = useCorrections(opened, sport);
  const tabs = tabsOf(match, core, sport, corrections.length);
  const isKnown = coreText !== null && summary !== null;
  // The first tab shows the start time before the match begins.
  const hasCourse =
    event.stageType === StageType.scheduled || summary?.periods.some(({ incidents }) => incidents.length > 0) === true;
  const scoreRef = useRef<HTMLDivElement>(null);
  const { score } = shownScore(event, sport);
  const title = matchText.title(
    event.homeName ?? '',
    event.awayName ?? '',
    score === null || sport.row === 'fight' ? '' : scoreText(score),
  );
  useHead({ title: [title, league.name, shellText.brand].filter(Boolean).join(' · ') });
  return (
    <Layout right={coreText === null ? undefined : <MatchInfo event={event} summary={summary} />}>
      <article className={`${styles.page} ${styles.match}`}>
        <CompactScore event={event} sport={sport} scoreRef={scoreRef} />
        <ScoreHeader match={match} sport={sport} summary={summary} scoreRef={scoreRef} />
        <DetailTabs eventId={eventId} event={sport.event} tabs={tabs} first={isKnown ? firstTab(tabs, hasCourse) : null}>
          {(tab) => (
            <>
              {tab !== 'summary' ? null : coreText === null ? (
                <Skeleton lines={6} label={matchText.loading} />
              ) : (
                <SummaryTab event={event} summary={summary} sport={sport} />
              )}
              {tab === 'statistics' ? <StatisticsPanel {...opened} /> : null}
              {tab === 'standings' ? <StandingsTab match={match} eventId={eventId} /> : null}
              {tab === 'corrections' ? <CorrectionsTab lines={corrections} event={event} /> : null}
            </>
          )}
        </DetailTabs>
      </article>
    </Layout>
  );
}
