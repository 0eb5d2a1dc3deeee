import { matchPath } from '@stillingen/wire';
import { leagueText } from '#text/league.ts';
import type { FormEntry } from '../model/standings.ts';
import styles from './form-badges.module.css';

function Badge({ entry }: { entry: FormEntry }) {
  const { kind, match, eventId } = entry;
  const [letter, word] = leagueText.standings.badge[kind];
  const title = `${word}: ${match}`;
  const content = (
    <>
      <span aria-hidden="true">{letter}</span>
      <span className="unseen">{title}</span>
    </>
  );
  return eventId === '' ? (
    <span className={`${styles.badge} ${styles[kind]}`} title={title}>
      {content}
    </span>
  ) : (
    <a className={`${styles.badge} ${styles[kind]}`} href={matchPath(eventId)} title={title}>
      {content}
    </a>
  );
}

export function FormBadges({ form, next }: { form: readonly FormEntry[]; next: FormEntry | null }) {
  return (
    <span className={styles.badges}>
      {form.map((entry) => (
        <Badge key={entry.eventId === '' ? entry.match : entry.eventId} entry={entry} />
      ))}
      {next === null ? null : <Badge entry={next} />}
    </span>
  );
}
