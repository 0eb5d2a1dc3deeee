import type { BookmakerLook } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { oddsText } from '#text/odds/odds.ts';
import styles from './bookmaker-name.module.css';

/** Of the first word and the last: 'Eksempel A' is EA. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const last = words.length > 1 ? words.at(-1)![0] : name[1];
  return `${name[0] ?? ''}${last ?? ''}`.toUpperCase();
}

interface BookmakerNameProps {
  readonly name: string;
  readonly look: BookmakerLook;
  /** Null where its prices lead nowhere. */
  readonly href: string | null;
  readonly note?: ReactNode;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** The mark of a bookmaker, its name, or both. */
export function BookmakerName({ name, look: { hasMark, hasName, isLinked }, href, note, children }: BookmakerNameProps) {
  const mark = hasMark ? (
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : null;
  const shown = hasName ? (
    <bdi>{name}</bdi>
  ) : (
    <>
      {mark}
      <span className="unseen">{name}</span>
    </>
  );
  return (
    <div className={styles.bookmaker}>
      {hasName ? mark : null}
      <span className={styles.pair}>
        {href === null || !isLinked ? (
          shown
        ) : (
          <a href={href} target="_blank" rel="sponsored nofollow noopener" title={oddsText.visit(name)}>
            {shown}
          </a>
        )}
        {note}
      </span>
      {children}
    </div>
  );
}
