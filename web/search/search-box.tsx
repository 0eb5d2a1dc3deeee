import { SEARCH_KEY, SEARCH_PAGE_PATH } from '@stillingen/wire';
import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { shellText } from '#text/shell.ts';
import { useKeys } from '../page/use-keys.ts';
import { Icon, isPlainClick } from '../ui/index.ts';
import type { SearchPanelProps } from './panel/panel.tsx';
import styles from './search-box.module.css';

/** A plain form before scripts and without them; its panel is loaded with the first press. */
export function SearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  // An attribute: phones focus a field only within the press, and only where it is seen.
  const show = (isShown: boolean): void => {
    form.current!.toggleAttribute('data-open', isShown);
    setOpen(isShown);
  };
  const open = (): void => {
    show(true);
    field.current!.focus();
  };
  const load = (hadFocus: Element | null): void => {
    if (isOpen) return;
    before.current = hadFocus;
    show(true);
    import('./panel/panel.tsx').then(
      ({ SearchPanel }) => setPanel(() => SearchPanel),
      () => show(false),
    );
  };
  useKeys({ '/': open });
  const loadIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) load(null);
  });
  // A press before the hydration has no handler.
  useLayoutEffect(() => loadIfFocused(), []);
  return (
    <form ref={form} className={styles.box} action="/soeg/" role="search">
      <label>
        <Icon name="search" />
        <input
          ref={field}
          name={SEARCH_KEY}
          type="search"
          placeholder={shellText.searchHint}
          aria-label={shellText.search}
          autoComplete="off"
          onFocus={({ relatedTarget }) => load(relatedTarget)}
        />
        <kbd aria-hidden="true" />
      </label>
      {isOpen && Panel !== null ? <Panel form={form} field={field} before={before} onClose={() => show(false)} /> : null}
      <a
        className={styles.opener}
        href={SEARCH_PAGE_PATH}
        aria-label={shellText.search}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
      </a>
    </form>
  );
}
