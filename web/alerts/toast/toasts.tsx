import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../page/page-context.ts';
import { toastText } from '#text/mine/alerts.ts';
import { Icon } from '../../ui/index.ts';
import { useHeld } from '../use-held.ts';
import { useOnTop } from '../use-on-top.ts';
import { closeToast, type ShownToast, toast } from './toast.ts';
import styles from './toasts.module.css';

const LIFE_MS = 8_000;

function ToastLine({ shown }: { shown: ShownToast }) {
  const element = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(element);
  const before = useRef<HTMLElement | null>(null);
  const { text, action } = shown;
  /** The focus goes back to where it came from. */
  const close = (): void => {
    if (element.current!.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    closeToast();
  };
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(closeToast, LIFE_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeNow();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <div
      ref={element}
      className={styles.toast}
      onFocus={({ relatedTarget }) => {
        if (!element.current!.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
    >
      <span>{text}</span>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={toastText.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** Browser only. */
export function Toasts() {
  const shown = useStore(toast);
  const place = useOnTop(toast);
  return (
    <div ref={place} className={styles.place} role="status">
      {shown === null ? null : <ToastLine key={shown.number} shown={shown} />}
    </div>
  );
}
