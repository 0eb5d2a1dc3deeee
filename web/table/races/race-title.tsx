import type { Table } from '@stillingen/client';
import { progressText, type StageType } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { type PageSport, useStore } from '../../app/page-context.ts';
import { matchPath } from '../../app/routes.ts';
import { Chip, Flag } from '../../design/index.ts';
import { raceText } from '../../text/da-race.ts';
import { raceFacts } from '../rows/kinds/ranked.ts';
import styles from '../leagues/league-section.module.css';
import { raceName } from './race-name.ts';
import type { TitleProps } from '../rows/row-kinds.ts';
import { RowStage } from '../rows/row-stage.tsx';

/** How far the race has come. The row of its leader carries it. */
function RaceStatus({
  table,
  leader,
  league,
  sport,
  day,
}: {
  table: Table;
  leader: string;
  league: LeagueRow;
  sport: PageSport;
  day: string;
}) {
  const row = useStore(table.row(leader));
  const done = row.done === null || row.done === '' ? null : Number(row.done);
  const { length } = raceFacts(league);
  const progress = progressText(sport, { stageType: row.stageType as StageType, done, length });
  return (
    <span className={styles.status}>{progress === '' ? <RowStage row={row} sport={sport} day={day} /> : <b>{progress}</b>}</span>
  );
}

/** What stands in the head of a race: its meeting and session, where it is held, how far it has come. */
export function RaceTitle({ table, group: { league, events }, sport, day, folded, origin }: TitleProps) {
  const { par, prize } = raceFacts(league);
  const name = raceName(league);
  const about = [
    league.session,
    folded ? raceText.competitors(events.length) : league.venue,
    league.meeting ? (league.category ?? league.name) : null,
    par === '' ? null : raceText.par(par),
    prize === '' ? null : raceText.prize(prize),
  ].filter((word) => word && word !== name);
  return (
    <>
      <h2>
        <a href={sport.detailPage ? matchPath(league.stageId ?? '') : (league.url ?? '/')}>
          <Flag code={league.venueCountry ?? league.countryCode ?? ''} label="" />
          <bdi>{name}</bdi>
        </a>
      </h2>
      {origin === null ? null : <Chip kind="quiet">{origin}</Chip>}
      <span className={styles.about}>{about.join(' · ')}</span>
      <RaceStatus table={table} leader={events[0]!} league={league} sport={sport} day={day} />
    </>
  );
}
