import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { type RefObject, useEffect, useState } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { clockTime } from '../../ui/index.ts';
import { duelCells } from '../../list/rows/kinds/index.ts';
import styles from './compact-score.module.css';
import { Minute, ParticipantIcon, StageWords, useMinute } from './marks.tsx';
const COVERED_PX = 48;

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPast(
          entry !== undefined &&
            !entry.isIntersecting &&
            entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0) + COVERED_PX,
        ),
      { rootMargin: `-${COVERED_PX}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return past;
}

/** Repeats the head of the match, so it is hidden from screen readers. */
export function CompactScore({
  event,
  sport,
  scoreRef,
}: {
  event: EventRow;
  sport: PageSport;
  scoreRef: RefObject<HTMLElement | null>;
}) {
  const shown = useScrolledPast(scoreRef);
  const { total } = duelCells(event, sport);
  const minute = useMinute(event, sport);
  const live = event.stageType === StageType.live;
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={`${styles.bar} ${shown ? styles.shown : ''}`}>
        <span className={styles.name}>{event.homeName}</span>
        <ParticipantIcon event={event} side="home" sport={sport} size={18} />
        <span className={`${styles.middle} ${live ? styles.live : ''}`}>
          <b>{total === null || total.join('') === '' ? clockTime(event.start ?? 0) : total.join('–')}</b>
          <small>{minute === null ? <StageWords event={event} sport={sport} /> : <Minute minute={minute} />}</small>
        </span>
        <ParticipantIcon event={event} side="away" sport={sport} size={18} />
        <span className={styles.name}>{event.awayName}</span>
      </div>
    </div>
  );
}
