import { MAX_DELAY_SECONDS } from '@stillingen/client';
import { useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../page/page-context.ts';
import { delayText } from '#text/delay.ts';
import styles from './delay-panel.module.css';
import { useDelay } from './delay.ts';

/** The last tap set the delay, replacing `before`, or had no goal to set it by. */
type Tap = { readonly before: number } | 'nothing';

function Calibration({ eventId }: { eventId: string }) {
  const { client } = usePage();
  const [seconds, change] = useDelay();
  const [tap, setTap] = useState<Tap | null>(null);
  const onTap = (): void => {
    const ageS = client?.secondsSinceLastChange(eventId) ?? null;
    if (ageS === null) return setTap('nothing');
    setTap({ before: seconds });
    change(ageS);
  };
  return (
    <div className={styles.calibration}>
      <button type="button" className={styles.happened} onClick={onTap}>
        {delayText.happened}
      </button>
      <p className={styles.hint} role="status">
        {tap === null ? delayText.happenedHint : tap === 'nothing' ? delayText.nothing : delayText.set(seconds)}{' '}
        {tap === null || tap === 'nothing' ? null : (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              change(tap.before);
              setTap(null);
            }}
          >
            {delayText.undo}
          </button>
        )}
      </p>
    </div>
  );
}

export function DelayPanel({ eventId }: { eventId: string | null }) {
  const [set, change] = useDelay();
  // Each delay that is set fetches everything again: only the released position counts.
  const [passing, pass] = useState<number | null>(null);
  const seconds = passing ?? set;
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const input = slider.current!;
    // React's `onChange` fires for every step; the native event only on release.
    const settle = (): void => {
      pass(null);
      change(Number(input.value));
    };
    input.addEventListener('change', settle);
    return () => input.removeEventListener('change', settle);
  }, [change]);
  return (
    <div className={styles.panel}>
      <p className={styles.why}>{delayText.why}</p>
      {eventId === null ? null : <Calibration eventId={eventId} />}
      <div className={styles.amount}>
        <label htmlFor={id}>{delayText.amount}</label>
        <output htmlFor={id}>{seconds === 0 ? delayText.off : delayText.span(seconds)}</output>
        <input
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={MAX_DELAY_SECONDS}
          step={1}
          value={seconds}
          aria-valuetext={seconds === 0 ? delayText.off : delayText.span(seconds)}
          onChange={({ target }) => {
            const value = Number(target.value);
            // Released where it was taken, the browser fires no change event.
            pass(value === set ? null : value);
          }}
        />
        <button type="button" className={styles.off} disabled={seconds === 0} onClick={() => change(0)}>
          {delayText.turnOff}
        </button>
      </div>
    </div>
  );
}
