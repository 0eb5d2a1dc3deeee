import { useMemo } from 'react';
import { useFilled } from '../list/races/use-filled.ts';
import { raceName } from '../list/races/meetings.ts';
import { useTextTable } from '../list/use-text-table.ts';
import { matchFeed } from '../match/opened.ts';
import { BoardRows } from '../match/race/board-rows.tsx';
import { type RaceFeed, readRace } from '../match/race/race-feed.ts';
import { RaceHeader } from '../match/race/race-header.tsx';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useHead, usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { raceText } from '#text/match/race.ts';
import type { EventProps } from './content.ts';
import styles from './frame.module.css';

/** Competitors that an embed shows. */
const LEADERS = 10;

function Leaders({ race, text, sportId }: { race: RaceFeed; text: string; sportId: number }) {
  const sport = usePage().sport(sportId);
  const table = useTextTable(text);
  const { leagues } = useStore(table.structure);
  const ids = useMemo(() => leagues.flatMap(({ events }) => events).slice(0, LEADERS), [leagues]);
  const filled = useFilled(table, ids, sport, sport.board);
  const label = raceText.raceBoard(raceName(race.league));
  return <BoardRows {...{ table, sport, label, ids, filled }} best={null} columnSet="main" />;
}

export function RaceEmbed({ id, sportId }: EventProps) {
  const feed = matchFeed('eventRow', id);
  const text = useStore(useFeedTexts(id, [feed]).text(feed));
  const race = useMemo(() => (text === null ? null : readRace(text)), [text]);
  const sport = usePage().sport(sportId);
  useHead({ title: [race === null ? '' : raceName(race.league), shellText.brand].filter(Boolean).join(' · ') });
  if (race === null || text === null) return null;
  return (
    <article className={styles.race}>
      <RaceHeader eventId={id} race={race} sport={sport} />
      {race.lead === null ? null : <Leaders race={race} text={text} sportId={sportId} />}
    </article>
  );
}
