import type { EventRow, Summary } from '@stillingen/wire';
import { useMemo } from 'react';
import { useKept } from '../../page/kept.ts';
import type { PageSport } from '../../page/page-context.ts';
import { matchText } from '#text/match/match.ts';
import { Empty } from '../../ui/panel.tsx';
import { Course } from '../course/course.tsx';
import { type MinuteMeaning, timelineOf, type TimelineWords } from '../model/timeline.ts';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';

const MEANING: Partial<Readonly<Record<PageSport['row'], MinuteMeaning>>> = { goals: 'minute', frames: 'part' };

function wordsOf({ row, course, formats }: PageSport): TimelineWords {
  const { format } = formats[0];
  return {
    meaning: format.kind === 'cricket' ? 'over' : (MEANING[row] ?? 'none'),
    hasManyGoals: course === 'lead',
    part: (number) => (format.kind === 'frames' ? `${matchText.partOfUnit[format.unit]} ${number}` : ''),
  };
}

function NothingYet({ event: { stageType, source } }: { event: EventRow }) {
  if (stageType === 3 || source === 2) return <Empty title={matchText.noSummary} hint={matchText.noSummaryHint} />;
  return <Empty title={matchText.noIncidents} hint={matchText.noIncidentsHint} />;
}

export function SummaryTab({
  event,
  summary,
  sport,
  available,
}: {
  event: EventRow;
  summary: Summary;
  sport: PageSport;
  available: ReadonlySet<string>;
}) {
  const { goalMark } = sport;
  const { homeName, awayName } = event;
  const names = useMemo(() => ({ home: homeName ?? '', away: awayName ?? '' }), [homeName, awayName]);
  const words = useMemo(() => wordsOf(sport), [sport]);
  const periods = useKept(useMemo(() => timelineOf(summary, words, names), [summary, words, names]));
  const hasEntries = periods.some(({ entries }) => entries.length > 0);
  const nothing = hasEntries ? null : (
    <section className={styles.none}>
      <NothingYet event={event} />
    </section>
  );
  return (
    <>
      <Course eventId={event.id!} {...{ event, summary, sport, names, available }}>
        {nothing}
      </Course>
      {hasEntries ? <Timeline periods={periods} hasManyGoals={words.hasManyGoals} goalMark={goalMark} /> : null}
    </>
  );
}
