import type { PageSport } from '../../page/page-context.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './serve-dot.module.css';

export const ServeDot = ({ sport }: { sport: PageSport }) => (
  <i className={styles.dot} role="img" aria-label={tableText.serving(sport)} />
);
