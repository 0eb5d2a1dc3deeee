import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/index.ts';
import { accountText } from '#text/account.ts';
import { WindowNotice } from '../notices.tsx';
import styles from './window.module.css';

function useModal(dialog: RefObject<HTMLDialogElement | null>, leave: () => void): void {
  const onClosed = useEffectEvent(leave);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // A match dialog below it still covers the page.
    const page = document.documentElement;
    const wasCovered = page.hasAttribute('data-covered');
    page.toggleAttribute('data-covered', true);
    // A browser may close the dialog without asking; React closes it.
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
  }, [dialog]);
}

/** A sheet on phones. Closes by Esc and the cross unless `isLocked`; its opener gets the focus back. */
export function Window({
  title,
  look = 'sheet',
  isLocked = false,
  onClose,
  children,
}: {
  title: string;
  /** A menu is anchored and closes on a click outside. A note leaves the page visible on phones. */
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
  // Without a field, the title takes the focus.
  const onNamed = useEffectEvent((_title: string) => {
    if (!body.current!.contains(document.activeElement)) heading.current!.focus();
  });
  useEffect(() => onNamed(title), [title]);
  useModal(dialog, leave);
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
