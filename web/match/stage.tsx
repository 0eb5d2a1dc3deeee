import { liveText, matchMinute, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { type PageSport, useNow } from '../app/page-context.ts';
import styles from './stage.module.css';

/** What the texts of a stage read of a row. */
const staged = (event: EventRow, nowS: number): Parameters<typeof liveText>[1] => ({
  stage: event.stage ?? Stage.live,
  stageStart: event.stageStart,
  start: event.start ?? nowS,
  gameTime: event.gameTime,
  score: event.homeScore === null || event.awayScore === null ? null : ([event.homeScore, event.awayScore] as const),
  format: {
    ...(event.sevens === true ? { sevens: true } : {}),
    ...(event.unit === 'sets' || event.unit === 'legs' ? { unit: event.unit } : {}),
  },
});

/** The minute of a live match, '67' or '45+'; null where its clock does not run. Draws again when it changes. */
export function useMinute(event: EventRow, sport: PageSport): string | null {
  return useNow((nowS) => (event.stageType === StageType.live ? matchMinute(sport, staged(event, nowS), nowS) : null));
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
    return event.stageType === StageType.live && minute === null ? liveText(sport, staged(event, nowS), nowS, 'spoken').text : label;
  });
}
