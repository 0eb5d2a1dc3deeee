import { useEffect, useRef } from 'react';
import { useStore } from '../../page/page-context.ts';
import { toastText } from '../../text/mine/da-alerts.ts';
import { Icon } from '../../ui/index.ts';
import { useHeld } from '../use-held.ts';
import { useOnTop } from '../use-on-top.ts';
import { closeToast, type ShownToast, toast } from './toast.ts';
import styles from './toasts.module.css';

const LIFE_MS = 8_000;

function ToastLine({ shown }: { shown: ShownToast }) {
  const element = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(element);
  const { text, action } = shown;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(closeToast, LIFE_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      closeToast();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <div ref={element} className={styles.toast}>
      <span>{text}</span>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            closeToast();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={toastText.close} onClick={closeToast}>
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
