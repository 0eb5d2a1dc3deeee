import type { OutcomeResult } from '@stillingen/domain/odds';
import { memo } from 'react';
import { oddsText } from '#text/odds/odds.ts';
import styles from './price-cell.module.css';

export type Trend = 'up' | 'down' | null;
const ARROWS = { up: ['▲', oddsText.rose], down: ['▼', oddsText.fell] } as const;

export interface PriceCellProps {
  /** As the visitor's format writes it; null where none is to be taken: a dash. */
  readonly price: string | null;
  readonly opening?: string | null;
  /** When the opening price was received. */
  readonly openedAt?: string;
  readonly trend?: Trend;
  readonly isBest?: boolean;
  /** It counts in nothing: not confirmed lately. */
  readonly isStale?: boolean;
  readonly result?: OutcomeResult | null;
  /** The outcome, where no column has it as its head. */
  readonly label?: string;
  /** At the end of a row: columns have labels where the screen is wide. */
  readonly inRow?: boolean;
  readonly href?: string | null;
  readonly closedWord?: string;
}

const lookOf = ({ price, isBest = false, isStale = false, result = null }: PriceCellProps): string => {
  if (result !== null) return result === 'won' || result === 'half won' ? styles.won! : styles.lost!;
  if (price === null) return styles.closed!;
  if (isStale) return styles.stale!;
  return isBest ? styles.best! : '';
};

/** Props are plain values: a change draws its own cell again and no other. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { price, opening = null, openedAt = '', trend = null, isBest = false, result = null, label, href = null } = props;
  const content = (
    <>
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
      {trend === null || price === null || result !== null ? null : (
        <i className={styles[trend]} role="img" aria-label={ARROWS[trend][1]}>
          {ARROWS[trend][0]}
        </i>
      )}
      {price !== null ? (
        price
      ) : result === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="unseen">{props.closedWord ?? oddsText.closed}</span>
        </>
      ) : null}
      {opening === null || result !== null ? null : <small title={oddsText.opened(opening, openedAt)}>{opening}</small>}
      {result === null ? null : <small>{oddsText.results[result]}</small>}
      {isBest && result === null ? <span className="unseen">{oddsText.isBest}</span> : null}
    </>
  );
  const place = props.inRow === true ? styles.inRow : label === undefined ? '' : styles.labelled;
  const className = `${styles.cell} ${lookOf(props)} ${place}`;
  if (href === null || price === null) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="sponsored nofollow noopener">
      {content}
    </a>
  );
});
