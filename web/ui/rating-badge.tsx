import styles from './rating-badge.module.css';

const STEPS = [
  { from: 8, look: 'top' },
  { from: 7, look: 'good' },
  { from: 6, look: 'fair' },
  { from: 0, look: 'poor' },
] as const;

/** `rating` as feeds write it, '7.4'. Its step is a help: the figure is always written. */
export function RatingBadge({ rating }: { rating: string }) {
  const { look } = STEPS.find(({ from }) => Number(rating) >= from) ?? STEPS[STEPS.length - 1]!;
  return <span className={`${styles.rating} ${styles[look]}`}>{rating.replace('.', ',')}</span>;
}
