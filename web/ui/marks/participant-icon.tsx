import type { Side } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { Crest, Flag } from '../index.ts';
import styles from './participant-icon.module.css';

/** `size` in CSS pixels. */
export function ParticipantIcon({ event, side, sport, size }: { event: EventRow; side: Side; sport: PageSport; size: 18 | 56 }) {
  const country = event[`${side}Country`];
  if (sport.competitors === 'persons' && country)
    return (
      <span className={size === 56 ? styles.large : styles.small}>
        <Flag code={country} label="" />
      </span>
    );
  return <Crest colours={event[`${side}Colours`]} code={event[`${side}Code`] ?? event[`${side}Name`] ?? ''} size={size} />;
}
