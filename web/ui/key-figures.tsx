import styles from './key-figures.module.css';

export interface KeyFigure {
  readonly label: string;
  readonly value: string;
}

/** The figures of a season side by side, each above its label. */
export const KeyFigures = ({ figures }: { figures: readonly KeyFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
