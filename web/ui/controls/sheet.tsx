import { type ReactNode, useRef, useState } from 'react';
import { shellText } from '#text/shell.ts';
import { Icon } from '../marks/icon.tsx';
import styles from './sheet.module.css';

/**
 * An overlay window, from below on phones. A browser shows one at a time (WIN-10), closes it by Esc
 * and a press outside, and gives the focus back. Opened by a button with its id as `popoverTarget`.
 */
export function Sheet({ id, title, footer, children }: { id: string; title: string; footer?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={styles.sheet}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') heading.current?.focus();
      }}
    >
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={shellText.close} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{isOpen ? children : null}</div>
      {footer === undefined || !isOpen ? null : <div className={styles.foot}>{footer}</div>}
    </div>
  );
}
