import { atTime } from '#language/time.ts';
import { DateFormat, formatDate } from '@stillingen/domain';
import { FOR_EVER, type OddsMode } from '@stillingen/wire';
import { useState } from 'react';
import { oddsModeText } from '#text/odds/odds-mode.ts';
import { Button } from '../../ui/controls/button.tsx';
import { clockTime } from '../../ui/index.ts';
import styles from './odds-settings.module.css';

const DAY_S = 86_400;
const SPANS = { day: DAY_S, month: 30 * DAY_S, forever: Number.POSITIVE_INFINITY } as const;
type Span = keyof typeof SPANS;
const words = oddsModeText.lock;

export type LockUntil = Exclude<OddsMode['lockedUntil'], null>;

const endOf = (until: OddsMode['lockedUntil']): number => (until === FOR_EVER ? Number.POSITIVE_INFINITY : (until ?? 0));

/** 'Odds er spærret til 29.12.2026 kl. 20:15.' */
export const lockText = (until: LockUntil): string =>
  until === FOR_EVER ? words.forGood : words.until(`${formatDate(until, DateFormat.fullDate)} ${atTime(clockTime(until))}`);

/** A lock is asked for twice, and can only become longer. */
export function OddsLock({
  lockedUntil,
  nowS,
  onLock,
}: {
  lockedUntil: OddsMode['lockedUntil'];
  nowS: number;
  onLock: (until: LockUntil) => void;
}) {
  const [wanted, setWanted] = useState<Span | null>(null);
  const untilOf = (span: Span): LockUntil => (span === 'forever' ? FOR_EVER : nowS + SPANS[span]);
  return (
    <div className={styles.lock}>
      <p>{words.text}</p>
      {lockedUntil === null ? null : <p role="status">{lockText(lockedUntil)}</p>}
      <div className={styles.spans} role="group" aria-label={words.title}>
        {(Object.keys(SPANS) as Span[]).map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={span === wanted}
            disabled={endOf(untilOf(span)) <= endOf(lockedUntil)}
            onClick={() => setWanted(span)}
          >
            {words.spans[span]}
          </button>
        ))}
      </div>
      {wanted === null ? null : (
        <div className={styles.confirm} role="alertdialog" aria-label={words.title}>
          <p>{words.ask(words.spans[wanted])}</p>
          <div className={styles.answers}>
            <Button onClick={() => setWanted(null)}>{words.cancel}</Button>
            <Button
              onClick={() => {
                setWanted(null);
                onLock(untilOf(wanted));
              }}
            >
              {words.confirm}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
