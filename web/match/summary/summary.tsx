import type { Side } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { useMemo } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { markMinutes } from '../../text/danish.ts';
import { matchText } from '../../text/match/da-match.ts';
import { scoreText } from '../model/match-facts.ts';
import { IncidentGlyph } from './incident-glyph.tsx';
import { type MinuteMeaning, type TimelineEntry, timelineOf, type TimelinePeriod } from '../model/timeline.ts';
import { Empty } from '../../ui/panel.tsx';
import { Course } from '../course/course.tsx';
import styles from './summary.module.css';

type GoalMark = PageSport['goalMark'];

type Names = Readonly<Record<Side, string>>;

function Entry({ entry, goalMark, names }: { entry: TimelineEntry; goalMark: GoalMark; names: Names }) {
  const { side, minute, glyph, label, scored, main, aside, score, withdrawn } = entry;
  const Name = withdrawn === null ? 'bdi' : 's';
  const saysItself = typeof glyph === 'object' && glyph.letters === main;
  return (
    <li className={`${styles.entry} ${styles[side]} ${withdrawn === null ? '' : styles.withdrawn}`}>
      <div className={styles.minute}>
        {markMinutes(minute)}
        {score === null ? null : <b>{scoreText(score)}</b>}
      </div>
      <div className={styles.body}>
        <IncidentGlyph glyph={glyph} label={label} withdrawn={withdrawn !== null} goalMark={goalMark} />
        <span className={styles.text}>
          <Name className={scored ? styles.scorer : undefined}>{saysItself ? names[side] : main}</Name>
          {aside === '' ? null : (
            <small>
              {glyph === 'substitution' ? <span className="unseen">{matchText.substitutedFor} </span> : null}
              {aside}
            </small>
          )}
          {withdrawn === null ? null : <span className={styles.why}>{matchText.withdrawn(withdrawn)}</span>}
        </span>
      </div>
    </li>
  );
}

function Period({ period, goalMark, names }: { period: TimelinePeriod; goalMark: GoalMark; names: Names }) {
  const isQuiet = period.entries.length === 0;
  return (
    <section className={styles.period}>
      <header>
        <h3>{period.label}</h3>
        {isQuiet ? <p>{matchText.quietPeriod}</p> : null}
        {period.score === '' ? null : <span>{period.score}</span>}
      </header>
      {isQuiet ? null : (
        <ol>
          {period.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} goalMark={goalMark} names={names} />
          ))}
        </ol>
      )}
    </section>
  );
}

const minuteMeaning = ({ row, formats }: PageSport): MinuteMeaning =>
  row === 'goals' ? 'minute' : formats[0].format.kind === 'cricket' ? 'over' : 'none';

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
  summary: Summary | null;
  sport: PageSport;
  /** Codes of the core feed. */
  available: ReadonlySet<string>;
}) {
  const { goalMark } = sport;
  const { homeName, awayName } = event;
  const names = useMemo(() => ({ home: homeName ?? '', away: awayName ?? '' }), [homeName, awayName]);
  const periods = useMemo(
    () => (summary === null ? [] : timelineOf(summary, minuteMeaning(sport), names)),
    [summary, sport, names],
  );
  // Its graphic shows the course.
  const isDrawn = sport.course !== null && periods.length > 0;
  const hasEntries = periods.some(({ entries }) => entries.length > 0);
  return (
    <>
      {summary === null ? null : (
        <Course eventId={event.id!} event={event} summary={summary} sport={sport} names={names} available={available} />
      )}
      {isDrawn && !hasEntries ? null : (
        <section className={styles.course} aria-label={matchText.tabs.summary}>
          {hasEntries ? (
            periods.map((period) => <Period key={period.label} period={period} goalMark={goalMark} names={names} />)
          ) : (
            <NothingYet event={event} />
          )}
        </section>
      )}
    </>
  );
}
