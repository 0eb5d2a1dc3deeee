import { FormLetter } from '../../list/dated-match.tsx';
import { headToHeadText } from '#text/match/around.ts';
import styles from './form.module.css';
import type { PastMatch, PastOfSide } from './meetings.ts';

const LETTERS = 5;

/** The newest at the right. */
export function Form({ matches }: { matches: readonly PastMatch[] }) {
  const letters = matches.slice(0, LETTERS).toReversed();
  return letters.length === 0 ? null : (
    <span className={styles.form} role="group" aria-label={headToHeadText.form}>
      {letters.map(({ key, badge }) => (badge === null ? null : <FormLetter key={key} badge={badge} />))}
    </span>
  );
}

export const TeamName = ({ name, path }: Pick<PastOfSide, 'name' | 'path'>) =>
  path === '' ? (
    <bdi title={name}>{name}</bdi>
  ) : (
    <a className={styles.team} href={path}>
      <bdi title={name}>{name}</bdi>
    </a>
  );
