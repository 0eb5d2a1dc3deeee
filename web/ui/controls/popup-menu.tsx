import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../marks/icon.tsx';
import styles from './popup-menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Below the button, or above it where there is more room. */
function place(menu: HTMLElement, button: Element): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const isAbove = bottom + menu.offsetHeight > innerHeight && top > innerHeight - bottom;
  menu.style.top = `${isAbove ? top - menu.offsetHeight : bottom}px`;
  menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
}

interface OpenedMenu {
  readonly n: number;
  readonly items: readonly MenuItem[];
  readonly button: Element;
}

function Opened({ label, opened: { items, button }, onClose }: { label: string; opened: OpenedMenu; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current!;
    element.showPopover();
    place(element, button);
    element.querySelector('button')!.focus();
    const hide = (): void => element.hidePopover();
    addEventListener('scroll', hide, { passive: true });
    return () => removeEventListener('scroll', hide);
  }, [button]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return menu.current!.hidePopover();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...menu.current!.querySelectorAll('button')];
    buttons[step(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length)]!.focus();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => (newState === 'closed' ? onClose() : undefined)}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // First, so that what the item opens gets the focus.
            menu.current!.hidePopover();
            item.run();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** Three dots that open a menu; its items are made when it opens. Esc and a press beside it close it. */
export function PopupMenu({
  label,
  items,
  className = '',
}: {
  label: string;
  items: () => readonly MenuItem[];
  className?: string | undefined;
}) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  // The event of closing comes later: another menu may be open by then.
  const open = (button: Element): void => setOpened((last) => ({ n: (last?.n ?? 0) + 1, items: items(), button }));
  const close = (closed: OpenedMenu): void => setOpened((last) => (last === closed ? null : last));
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        // A pointer closes the opened menu; a key is pressed on the button when the menu is gone.
        onClick={({ currentTarget, detail }) => (opened === null || detail === 0 ? open(currentTarget) : undefined)}
      >
        <Icon name="more" />
      </button>
      {opened === null ? null : <Opened key={opened.n} label={label} opened={opened} onClose={() => close(opened)} />}
    </>
  );
}
