import { StageType } from '@stillingen/domain';
import { type RefObject, useEffect, useState } from 'react';
import { clockTime, Crest } from '../design/index.ts';
import { shownScore } from '../table/score.ts';
import styles from './compact-score.module.css';
import type { MatchFacts } from './model/match-facts.ts';
import { Minute, stageWords, useMinute } from './stage.tsx';

/** The height of what covers the upper edge once the big score has gone: the score is out of sight when it is behind it. */
const COVERED_PX = 48;

/** Whether an element has been scrolled out at the upper edge. */
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

/**
 * The score in one line, which takes the place of the head of the match once that has been scrolled away. It repeats what
 * stands there, so it is not read out.
 */
export function CompactScore({ facts, scoreRef }: { facts: MatchFacts; scoreRef: RefObject<HTMLElement | null> }) {
  const shown = useScrolledPast(scoreRef);
  const { event } = facts;
  const { score } = shownScore(event);
  const minute = useMinute(facts);
  const live = event.stageType === StageType.live;
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={`${styles.bar} ${shown ? styles.shown : ''}`}>
        <span className={styles.name}>{event.homeName}</span>
        <Crest colours={event.homeColours} code={event.homeCode ?? ''} size={18} />
        <span className={`${styles.middle} ${live ? styles.live : ''}`}>
          <b>{score === null ? clockTime(event.start ?? 0) : `${score[0]}–${score[1]}`}</b>
          <small>{minute === null ? stageWords(facts) : <Minute minute={minute} />}</small>
        </span>
        <Crest colours={event.awayColours} code={event.awayCode ?? ''} size={18} />
        <span className={styles.name}>{event.awayName}</span>
      </div>
    </div>
  );
}
