import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '../account.module.css';
import { useNow } from '../../page/page-context.ts';
import { accountText } from '#text/account.ts';
import type { FormName } from '@stillingen/client/account';
import { useAccountController } from '../use-account.ts';

/** Server time in ms, renewed each minute. */
export const useMinuteMs = (): number => useNow((nowS) => nowS - (nowS % 60)) * 1000;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <p className={styles.status}>
      {accountText.loadFailed}{' '}
      <button type="button" className={styles.link} onClick={() => void onRetry()}>
        {accountText.retry}
      </button>
    </p>
  );
}

export function Opener({ to, className, children }: { to: FormName | 'exportData'; className: string; children: ReactNode }) {
  const { overlays } = useAccountController();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (overlays.get().cameFrom === to) button.current?.focus();
  }, [overlays, to]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      onClick={() => (to === 'exportData' ? overlays.open(to) : overlays.openForm(to, true))}
    >
      {children}
    </button>
  );
}
