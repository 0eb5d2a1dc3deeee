import { matchMinute, type Side, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { capital, MINUTE_MARK, sayMinute } from '#text/language.ts';
import { Crest, Flag, liveEvent, stageText } from '../../ui/index.ts';
import styles from './marks.module.css';

/** '67' or '45+'; null if its clock does not run. */
export function useMinute(event: EventRow, sport: PageSport): string | null {
  return useNow((nowS) => (event.stageType === StageType.live ? matchMinute(sport, liveEvent(event, nowS), nowS) : null));
}

function Marked({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">
        {text}
        <i className={styles.beat}>{MINUTE_MARK}</i>
      </span>
      <span className="unseen">{sayMinute(text)}</span>
    </>
  );
}

export const Minute = ({ minute }: { minute: string }) => (
  <b>
    <Marked text={minute} />
  </b>
);

export function StageWords({ event, sport }: { event: EventRow; sport: PageSport }) {
  const minute = useMinute(event, sport);
  const stage = event.stage ?? Stage.live;
  const words = useNow((nowS) => {
    if (event.stageType === StageType.scheduled && stage === Stage.scheduled) return '';
    if (event.stageType === StageType.live && minute === null) return stageText(event, sport, nowS, 'spoken');
    return stageLabel(sport, stage, 'spoken');
  });
  if (words === '') return null;
  return <span>{words.endsWith(MINUTE_MARK) ? <Marked text={words.slice(0, -MINUTE_MARK.length)} /> : capital(words)}</span>;
}

export const ServeDot = ({ sport }: { sport: PageSport }) => (
  <i className={styles.dot} role="img" aria-label={tableText.serving(sport)} />
);

export function ParticipantIcon({ event, side, sport, size }: { event: EventRow; side: Side; sport: PageSport; size: 18 | 56 }) {
  const country = event[`${side}Country`];
  if (sport.competitors === 'persons' && country)
    return (
      <span className={size === 56 ? styles.large : styles.small}>
        <Flag code={country} label="" pair={event[`${side}Countries`]} />
      </span>
    );
  return <Crest colours={event[`${side}Colours`]} code={event[`${side}Code`] ?? event[`${side}Name`] ?? ''} size={size} />;
}
