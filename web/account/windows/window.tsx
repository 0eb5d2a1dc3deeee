import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/index.ts';
import { accountText } from '../../text/da-account.ts';
import { WindowNotice } from '../notices.tsx';
import styles from './window.module.css';

/**
 * A window over the page; on phones a sheet fills the screen. Esc and the cross close it, unless `isLocked`. Where it was opened from
 * has the focus again afterwards.
 */
export function Window({
  title,
  look = 'sheet',
  isLocked = false,
  onClose,
  children,
}: {
  title: string;
  /**
   * A menu is small, stands where it was opened, and goes when something else is touched. A note has nothing to type in, and leaves
   * the page to be seen on phones.
   */
  look?: 'sheet' | 'note' | 'menu';
  isLocked?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const leave = (): void => {
    if (!isLocked) onClose();
  };
  const onClosed = useEffectEvent(leave);
  // What has no field to begin with begins with its name.
  const onNamed = useEffectEvent((_title: string) => {
    if (!body.current!.contains(document.activeElement)) heading.current!.focus();
  });
  useEffect(() => onNamed(title), [title]);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // A match may be open under it, and covers the page still when this is closed.
    const page = document.documentElement;
    const wasCovered = page.hasAttribute('data-covered');
    page.toggleAttribute('data-covered', true);
    // A browser may close it against our word: it is closed when we say so.
    const stay = (): void => {
      if (element.isConnected && !element.open) {
        element.showModal();
        onClosed();
      }
    };
    element.addEventListener('close', stay);
    return () => {
      element.removeEventListener('close', stay);
      element.close();
      page.toggleAttribute('data-covered', wasCovered);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.window} ${styles[look]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (look === 'menu' && event.target === dialog.current) leave();
      }}
    >
      <div className={styles.bar}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={accountText.close} disabled={isLocked} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <WindowNotice />
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </dialog>
  );
}
