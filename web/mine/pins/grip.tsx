import { type KeyboardEvent, useId, useRef } from 'react';
import { pinsText } from '#text/mine/pins.ts';
import { Icon } from '../../ui/index.ts';
import styles from './pin-list.module.css';
import { type DragHandlers, useGripEvents } from './use-drag.ts';

interface GripProps {
  readonly name: string;
  /** Among the leagues of its sport, counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly drag: DragHandlers;
}

/** Dragged, moved by the arrow keys, or pressed for a menu. */
export function Grip({ name, place, count, onMove, drag }: GripProps) {
  const id = useId();
  const grip = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  useGripEvents(grip, drag, (wasMoved) => {
    wasDragged.current = wasMoved;
  });
  const choices = [
    [pinsText.up, place - 1],
    [pinsText.down, place + 1],
    [pinsText.first, 0],
    [pinsText.last, count - 1],
  ] as const;
  const move = (to: number): void => {
    if (to !== place && to >= 0 && to < count) onMove(to);
  };
  const onGripKey = (event: KeyboardEvent): void => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  const openMenu = (): void => {
    const { style } = menu.current!;
    const { left, bottom } = grip.current!.getBoundingClientRect();
    menu.current!.showPopover();
    style.left = `${left}px`;
    style.top = `${Math.min(bottom, innerHeight - menu.current!.offsetHeight)}px`;
    menu.current!.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  };
  const onMenuKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    items.at((items.indexOf(document.activeElement as HTMLElement) + step) % items.length)?.focus();
  };
  return (
    <>
      <button
        ref={grip}
        type="button"
        className={styles.grip}
        aria-label={pinsText.reorder(name)}
        aria-haspopup="menu"
        aria-controls={id}
        onKeyDown={onGripKey}
        onClick={() => {
          if (!wasDragged.current) openMenu();
          wasDragged.current = false;
        }}
      >
        <Icon name="grip" />
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={pinsText.reorder(name)}
        popover="auto"
        className={styles.menu}
        onKeyDown={onMenuKey}
      >
        {choices.map(([label, to]) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={to === place || to < 0 || to >= count}
            onClick={() => {
              menu.current?.hidePopover();
              move(to);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
