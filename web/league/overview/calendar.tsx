import type { Table } from '@stillingen/client';
import { DateFormat, dayOf, formatDate, Stage, stageLabel, StageType } from '@stillingen/domain';
import { matchPath } from '@stillingen/wire';
import { memo } from 'react';
import { DayText } from '../../list/dated-match.tsx';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { leagueText } from '#text/league.ts';
import { Flag, isCountry } from '../../ui/index.ts';
import { type DatedRace, nameIn } from '../model/races.ts';
import styles from './calendar.module.css';

const text = leagueText.calendar;

interface LineProps {
  readonly table: Table;
  readonly sport: PageSport;
  readonly race: DatedRace;
  readonly name: string;
  readonly isNext: boolean;
}

function Outcome({ table, sport, race: { race }, isNext }: LineProps) {
  const row = useStore(table.row(race.events[0]!));
  const { stage, stageType, rank, homeName, homeCountry } = row;
  if (stageType === StageType.live) return <b className={styles.live}>{leagueText.live}</b>;
  if (stageType !== StageType.finished) return isNext ? <b className={styles.next}>{text.next}</b> : null;
  if (rank !== 1)
    return stage === Stage.finished ? null : <span className={styles.off}>{stageLabel(sport, stage!, 'spoken')}</span>;
  return (
    <span className={styles.winner}>
      {isCountry(homeCountry) ? <Flag code={homeCountry} label="" /> : null}
      <bdi>{homeName}</bdi>
    </span>
  );
}

/** Subscribes to the row of its leader. */
const Line = memo(function Line(props: LineProps) {
  const { race, name } = props;
  const {
    id,
    session,
    start,
    end,
    race: { league },
  } = race;
  const place = [session === name ? '' : session, league.venue === name ? '' : league.venue].filter(Boolean).join(' · ');
  return (
    <tr>
      <td className={styles.day}>
        <DayText startS={start} />
        {end === null || dayOf(end) === dayOf(start) ? null : <small>–{formatDate(end, DateFormat.shortDate)}</small>}
      </td>
      <th scope="row">
        <span>
          <Flag code={league.venueCountry ?? league.countryCode ?? ''} label="" />
          <span>
            <a href={matchPath(id)} data-event={id}>
              <bdi>{name}</bdi>
            </a>
            {place === '' ? null : <small>{place}</small>}
          </span>
        </span>
      </th>
      <td className={styles.outcome}>
        <Outcome {...props} />
      </td>
    </tr>
  );
});

/** The races of a season with their days and winners; the next one is marked. */
export function Calendar({ table, sport, calendar }: { table: Table; sport: PageSport; calendar: readonly DatedRace[] }) {
  const next = calendar.find(({ race }) => table.row(race.events[0]!).get().stageType === StageType.scheduled);
  return (
    <table className={styles.table}>
      <caption className="unseen">{text.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.race(sport.event)}</th>
          <th scope="col">{text.winner}</th>
        </tr>
      </thead>
      <tbody>
        {calendar.map((race) => (
          <Line key={race.id} {...{ table, sport, race }} name={nameIn(calendar, race.race.league)} isNext={race === next} />
        ))}
      </tbody>
    </table>
  );
}
