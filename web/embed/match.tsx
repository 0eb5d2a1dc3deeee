import { readSummary } from '@stillingen/wire';
import { useMemo } from 'react';
import { readMatch } from '../match/model/match-facts.ts';
import { feedsOf } from '../match/opened.ts';
import { MatchCrumbs } from '../match/score/match-crumbs.tsx';
import { ScoreTable } from '../match/score/score-table.tsx';
import { Scoreboard } from '../match/score/scoreboard.tsx';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useHead, usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import type { EventProps } from './content.ts';
import styles from './frame.module.css';

export function MatchEmbed({ id, sportId }: EventProps) {
  const feeds = useMemo(() => feedsOf(id), [id]);
  const texts = useFeedTexts(id, [feeds.event, feeds.summary]);
  const [text, summaryText] = [useStore(texts.text(feeds.event)), useStore(texts.text(feeds.summary))];
  const match = useMemo(() => (text === null ? null : readMatch(text)), [text]);
  const summary = useMemo(() => (summaryText === null ? null : readSummary(summaryText)), [summaryText]);
  const sport = usePage().sport(sportId);
  const name = `${match?.event.homeName ?? ''} – ${match?.event.awayName ?? ''}`;
  useHead({ title: `${name} · ${shellText.brand}` });
  if (match === null) return null;
  const { event } = match;
  return (
    <article className={styles.match}>
      <MatchCrumbs {...match} sport={sport} />
      <Scoreboard event={event} sport={sport} summary={summary} />
      <ScoreTable event={event} sport={sport} />
    </article>
  );
}
