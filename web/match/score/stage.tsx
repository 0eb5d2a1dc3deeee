import { matchMinute, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { type PageSport, useNow } from '../../app/page-context.ts';
import { liveEvent, MINUTE_MARK, stageText } from '../../design/index.ts';
import styles from './stage.module.css';

/** The minute of a live match, '67' or '45+'; null where its clock does not run. Draws again when it changes. */
export function useMinute(event: EventRow, sport: PageSport): string | null {
  return useNow((nowS) => (event.stageType === StageType.live ? matchMinute(sport, liveEvent(event, nowS), nowS) : null));
}

/** The beating sign behind a running minute. */
const Mark = () => (
  <>
    <i className={styles.beat} aria-hidden="true">
      {MINUTE_MARK}
    </i>
    <span className="unseen">. minut</span>
  </>
);

/** A running minute with its beating sign. */
export function Minute({ minute }: { minute: string }) {
  return (
    <b>
      {minute}
      <Mark />
    </b>
  );
}

/**
 * The stage of a match in words, besides the minute that is counted: 'Slut', 'Pause', '2. halvleg', '2. periode 14’',
 * 'Leg 7'; nothing before it begins. Draws again when it changes.
 */
export function StageWords({ event, sport }: { event: EventRow; sport: PageSport }) {
  const minute = useMinute(event, sport);
  const stage = event.stage ?? Stage.live;
  const words = useNow((nowS) => {
    if (event.stageType === StageType.scheduled && stage === Stage.scheduled) return '';
    if (event.stageType === StageType.live && minute === null) return stageText(event, sport, nowS, 'spoken');
    return stageLabel(sport, stage, 'spoken');
  });
  if (words === '') return null;
  if (!words.endsWith(MINUTE_MARK)) return <span>{words}</span>;
  return (
    <span>
      {words.slice(0, -MINUTE_MARK.length)}
      <Mark />
    </span>
  );
}
