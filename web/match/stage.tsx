import { liveText, matchMinute, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { type PageSport, useNow } from '../app/page-context.ts';
import { liveEvent } from '../design/index.ts';
import styles from './stage.module.css';

/** The minute of a live match, '67' or '45+'; null where its clock does not run. Draws again when it changes. */
export function useMinute(event: EventRow, sport: PageSport): string | null {
  return useNow((nowS) => (event.stageType === StageType.live ? matchMinute(sport, liveEvent(event, nowS), nowS) : null));
}

/** A running minute with its beating sign. */
export function Minute({ minute }: { minute: string }) {
  return (
    <b>
      {minute}
      <i className={styles.beat} aria-hidden="true">
        ’
      </i>
      <span className="unseen">. minut</span>
    </b>
  );
}

/**
 * The stage of a match in words, besides the minute that is counted: 'Slut', 'Pause', '2. halvleg', '2. periode 14',
 * 'Leg 7'; empty before it begins. Draws again when it changes.
 */
export function useStageWords(event: EventRow, sport: PageSport): string {
  const minute = useMinute(event, sport);
  const stage = event.stage ?? Stage.live;
  return useNow((nowS) => {
    if (event.stageType === StageType.scheduled && stage === Stage.scheduled) return '';
    const label = stageLabel(sport, stage, 'spoken');
    return event.stageType === StageType.live && minute === null
      ? liveText(sport, liveEvent(event, nowS), nowS, 'spoken').text
      : label;
  });
}
