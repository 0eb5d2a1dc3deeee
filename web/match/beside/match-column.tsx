import { useEffect, useRef, useState } from 'react';
import { matchAddressOf } from '../../page/paths.ts';
import { useKeys } from '../../page/use-keys.ts';
import { LIST_RIGHT_ID } from '../../shell/frame.tsx';
import { besideText } from '#text/match/beside.ts';
import { Icon } from '../../ui/index.ts';
import type { OpenMatch } from '../dialog/match-area.tsx';
import { MatchView } from '../page.tsx';
import styles from './match-column.module.css';
import { currentRow, markRow, rowBeside } from './rows.ts';

/** Ms that the keyboard rests on a row before its match is shown. */
const REST_MS = 150;

/** The match follows the row that `j` and `k` rest on. */
function useFollowing(list: Element | null, isOff: boolean, show: (row: HTMLAnchorElement) => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (isOff || list === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'j' && key !== 'k') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const row = currentRow(list);
        if (row !== null) latest.current(row);
      }, REST_MS);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [list, isOff]);
}

function Hint() {
  return (
    <p className={styles.hint}>
      {besideText.hint[0]} <kbd>J</kbd> <kbd>K</kbd> {besideText.hint[1]} <kbd>Enter</kbd> {besideText.hint[2]}
    </p>
  );
}

/** The right column of a list on wide screens: the match that was chosen, or how to choose one. */
export function MatchColumn({ match: { eventId, open, close } }: { match: OpenMatch }) {
  const place = document.getElementById(LIST_RIGHT_ID);
  const list = place?.previousElementSibling ?? null;
  const [isPinned, setPinned] = useState(false);
  const show = (row: HTMLAnchorElement): void => {
    const address = matchAddressOf(row.pathname);
    if (address !== null && address.eventId !== eventId) open(address.eventId, row.pathname);
  };
  useFollowing(list, isPinned, show);
  useKeys({ Escape: () => eventId !== null && close() });
  useEffect(() => (eventId === null || list === null ? undefined : markRow(list, eventId)), [list, eventId]);
  useEffect(() => {
    place?.toggleAttribute('data-match', eventId !== null);
    place?.scrollTo(0, 0);
    return () => place?.removeAttribute('data-match');
  }, [place, eventId]);
  if (place === null || list === null) return null;
  if (eventId === null) return <Hint />;
  const step = (by: -1 | 1): void => {
    const row = rowBeside(list, eventId, by);
    if (row === null) return;
    row.scrollIntoView({ block: 'nearest' });
    show(row);
  };
  const steps = [
    { by: -1, icon: 'up', label: besideText.previous, key: 'K' },
    { by: 1, icon: 'down', label: besideText.next, key: 'J' },
  ] as const;
  return (
    // Its links lead to pages, as those of the dialog do.
    <section className={styles.column} aria-label={besideText.column} onClick={(event) => event.stopPropagation()}>
      <div className={styles.bar}>
        {steps.map(({ by, icon, label, key }) => (
          <button key={key} type="button" onClick={() => step(by)}>
            <Icon name={icon} size={16} />
            {label}
            <kbd aria-hidden="true">{key}</kbd>
          </button>
        ))}
        <button type="button" className={styles.pin} aria-pressed={isPinned} onClick={() => setPinned(!isPinned)}>
          {besideText.pin}
        </button>
        <a href={location.pathname}>
          <Icon name="pop-out" size={16} />
          {besideText.own}
        </a>
        <button type="button" aria-label={besideText.close} title={besideText.close} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <MatchView key={eventId} eventId={eventId} tabWord={matchAddressOf(location.pathname)?.tab ?? ''} />
    </section>
  );
}
