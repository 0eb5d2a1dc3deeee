import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../page/page-context.ts';
import { Chip } from '../ui/index.ts';
import { matchText } from '../text/match/da-match.ts';
import { tableText } from '../text/da-table.ts';
import styles from './match-view.module.css';

export function Origin({
  event: { origin, notice },
  words,
}: {
  event: Pick<EventRow, 'origin' | 'notice'>;
  words: { readonly simulated: string; readonly replay: string };
}) {
  return (
    <>
      {origin === 'simulated' ? <p className={styles.notice}>{words.simulated}</p> : null}
      {origin === 'replay' && !notice ? <p className={styles.notice}>{words.replay}</p> : null}
      {notice ? <p className={styles.notice}>{notice}</p> : null}
    </>
  );
}

const SCORE = /^(\d+)-(\d+)$/;

export function ReviewNotice({ event, sport }: { event: EventRow; sport: PageSport }) {
  if (event.stageType !== StageType.live) return null;
  if (event.homeReview === true || event.awayReview === true)
    return (
      <p>
        <Chip kind="var">{matchText.underReview}</Chip>
      </p>
    );
  if (!event.corrections) return null;
  const [, home, away] = SCORE.exec(event.correctedFrom ?? '') ?? [];
  const was = home === undefined ? null : event.correctedFrom;
  const fell = Number(home) > (event.homeScore ?? 0) || Number(away) > (event.awayScore ?? 0);
  // Only goals are retracted one by one; sets and frames are recounted.
  const words = fell && sport.row === 'goals' ? tableText.withdrawn : tableText.changed;
  return (
    <p className={styles.corrected}>
      {was === null ? null : (
        <s>
          <span className="unseen">{matchText.was} </span>
          {was}
        </s>
      )}
      <Chip kind="correction">{words(event.correctedReason ?? '')}</Chip>
    </p>
  );
}
