import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { Chip } from '../ui/index.ts';
import { matchText } from '#text/match/match.ts';
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

export function ReviewNotice({ event: { stageType, homeReview, awayReview } }: { event: EventRow }) {
  if (stageType !== StageType.live || (homeReview !== true && awayReview !== true)) return null;
  return (
    <p>
      <Chip kind="var">{matchText.underReview}</Chip>
    </p>
  );
}
