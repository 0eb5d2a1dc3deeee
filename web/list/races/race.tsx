import { Chip, Flag } from '../../ui/index.ts';
import { raceText } from '#text/match/race.ts';
import styles from '../sections/league-section.module.css';
import { raceName } from './meetings.ts';
import type { RowsProps, TitleProps } from './meetings.ts';
import { RaceRow } from './race-row.tsx';
import raceRowsStyles from './race-rows.module.css';

export function RaceTitle({ group: { league, races = [] }, sport, folded, origin }: TitleProps) {
  const name = raceName(league);
  const about = [
    folded ? raceText.races(races.length, sport.event) : null,
    races.every((race) => race.league.venue === league.venue) ? league.venue : null,
    league.meeting ? (league.category ?? league.name) : null,
  ].filter((word) => word && word !== name);
  return (
    <>
      <h2>
        <a href={league.url ?? '/'}>
          <Flag code={league.venueCountry ?? league.countryCode ?? ''} label="" />
          <bdi>{name}</bdi>
        </a>
      </h2>
      {origin === null ? null : <Chip kind="quiet">{origin}</Chip>}
      <span className={styles.about}>{about.join(' · ')}</span>
    </>
  );
}

export const RaceRows = ({ group, listId, ...row }: RowsProps) => (
  <ul id={listId} className={raceRowsStyles.rows}>
    {(group.races ?? [group]).map((race) => (
      <RaceRow key={race.league.stageId} race={race} {...row} />
    ))}
  </ul>
);

export { RaceRows as Rows, RaceTitle as Title };
