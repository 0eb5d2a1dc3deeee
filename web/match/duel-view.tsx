import { isTotallyFinished, type StageCode, StageType } from '@stillingen/domain';
import { readSummary, type Summary } from '@stillingen/wire';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { EmbedButton } from '../embed/offer/button.tsx';
import { useKept } from '../page/kept.ts';
import { Filled } from '../page/waiting.tsx';
import { useHead, usePage, useStore } from '../page/page-context.ts';
import { duelCells } from '../list/rows/kinds/index.ts';
import { shellText } from '#text/shell.ts';
import { matchText } from '#text/match/match.ts';
import { CompactScore } from './score/compact-score.tsx';
import { useCorrections } from './corrections/use-corrections.ts';
import { DetailTabs } from './detail-tabs.tsx';
import styles from './match-view.module.css';
import { type Opened, standingsFeed } from './opened.ts';
import { aboutMatch } from './model/about.ts';
import type { CorrectionLine } from './model/corrections.ts';
import { fixtureOf, longTime, type MatchFeed, readCore } from './model/match-facts.ts';
import { useMatchTabs } from './odds/use-odds-tab.ts';
import { tabOfWord, tabsOf } from './model/tabs.ts';
import { BesideTab } from './panel-props.ts';
import { PanelFrame } from './panel-frame.tsx';
import { hasPanel } from './panels.ts';
import { ScoreHeader } from './score/score-header.tsx';
import { MatchInfo } from './match-info.tsx';
import { AFTER, ASIDE, BEFORE, CORRECTIONS, SUMMARY } from './views.ts';

const FIRST = 'summary';
const FILLING = ['core', 'summary', 'corrections'] as const;
const NO_CORRECTIONS: readonly CorrectionLine[] = [];
const NO_FACTS: Summary['facts'] = [];

export function DuelView({ opened, match }: { opened: Opened; match: MatchFeed }) {
  const { eventId, feeds, texts, Layout } = opened;
  const { league, event } = match;
  const page = usePage();
  const sport = page.sport(league.sportId!);
  const possible = useMatchTabs(sport, eventId);
  const coreText = useStore(texts.text(feeds.core));
  const core = useMemo(() => (coreText === null ? null : readCore(coreText)), [coreText]);
  const available = useMemo(() => new Set(core?.tabs?.split(',')), [core]);
  const summaryText = useStore(texts.text(feeds.summary));
  const summary = useKept(useMemo(() => (summaryText === null ? null : readSummary(summaryText)), [summaryText]));
  const fixture = useKept(fixtureOf(match));
  const standings = standingsFeed(league);
  const hasTable = standings !== null && available.has('TA') && sport.tabs.includes('standings');
  const table = useMemo(() => (hasTable ? { texts, feed: standings } : null), [hasTable, texts, standings]);
  const corrections = useCorrections(opened, sport);
  const [wanted, setWanted] = useState(() => tabOfWord(possible, opened.tabWord) ?? FIRST);
  const tabs = useKept(tabsOf(match, core, possible, corrections?.length ?? 0, wanted).filter(({ tab }) => hasPanel(tab)));
  const chosen = tabs.find(({ tab }) => tab === wanted) ?? tabs[0]!;
  const isOver = isTotallyFinished({ stage: event.stage as StageCode, stageType: event.stageType as StageType });
  const [beside, setBeside] = useState<ReactNode>(null);
  const scoreRef = useRef<HTMLDivElement>(null);
  const versus = `${event.homeName ?? ''} – ${event.awayName ?? ''}`;
  const offers = [{ kind: 'match', id: eventId, title: versus }] as const;
  const { total } = duelCells(event, sport);
  const title = matchText.title(
    event.homeName ?? '',
    event.awayName ?? '',
    total === null || total.includes('') || sport.row === 'fight' ? '' : total.join('-'),
  );
  useHead({
    title: [title, league.name, shellText.brand].filter(Boolean).join(' · '),
    description: matchText.description(event.homeName ?? '', event.awayName ?? '', league.name ?? '', longTime(event)),
    about: () => aboutMatch(match, sport),
  });
  return (
    <Layout
      right={
        coreText === null ? undefined : (
          <>
            {beside}
            <MatchInfo event={fixture.event} facts={summary?.facts ?? NO_FACTS} />
            <ASIDE.View eventId={eventId} match={fixture} sport={sport} table={chosen.tab === 'standings' ? null : table} />
          </>
        )
      }
    >
      <article className={`${styles.page} ${styles.match}`}>
        <CompactScore event={event} sport={sport} scoreRef={scoreRef} />
        <ScoreHeader
          match={match}
          fixture={fixture}
          sport={sport}
          summary={summary}
          corrections={corrections ?? NO_CORRECTIONS}
          table={table}
          scoreRef={scoreRef}
        />
        <DetailTabs eventId={eventId} event={sport.event} tabs={tabs} chosen={chosen} onChoose={setWanted}>
          {chosen.tab !== FIRST && chosen.tab !== 'corrections' ? (
            <BesideTab value={coreText === null ? null : setBeside}>
              <PanelFrame tab={chosen.tab} label={chosen.label} eventId={eventId} match={fixture} sport={sport} />
            </BesideTab>
          ) : (
            <Filled source={texts} feeds={FILLING.map((feed) => feeds[feed])} what={chosen.label}>
              {coreText === null || summary === null || corrections === null ? null : chosen.tab === 'corrections' ? (
                <CORRECTIONS.View lines={corrections} event={event} season={{ opened, name: league.name ?? '' }} />
              ) : event.stageType === StageType.scheduled ? (
                <BEFORE.View eventId={eventId} match={match} sport={sport} summary={summary} tabs={tabs} table={table} />
              ) : (
                <>
                  {isOver && core !== null && (available.has('MR') || core.bestPlayer !== null) ? (
                    <AFTER.View event={event} core={core} hasReport={available.has('MR')} />
                  ) : null}
                  <SUMMARY.View event={event} summary={summary} sport={sport} available={available} />
                </>
              )}
            </Filled>
          )}
        </DetailTabs>
        <EmbedButton offers={offers} />
      </article>
    </Layout>
  );
}
