import styles from './whole-scores.module.css';

const SCORE = /(\d+-\d+)/;

/** Prose whose scores stay on one line: browsers may break a line after a hyphen. */
export const WholeScores = ({ text }: { readonly text: string }) =>
  text.split(SCORE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  );
