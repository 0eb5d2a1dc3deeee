import type { Table, TableRow } from '@stillingen/client';
import { type Side, StageType } from '@stillingen/domain';
import { matchPath, type LeagueRow } from '@stillingen/wire';
import { memo, startTransition, useMemo, useState } from 'react';
import { MoreRows } from '../list/motion/gradual.tsx';
import { channelsOf } from '../list/rows/channels.ts';
import { sideSign } from '../list/rows/row.tsx';
import { shownScore } from '../list/rows/score.ts';
import { raceName } from '../list/races/meetings.ts';
import { Flag } from '../ui/index.ts';
import { type PageSport, usePage, useStore } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { RowStage } from '../ui/stage-cell.tsx';
import styles from './row.module.css';

function Name({ row, side, sport }: { row: TableRow; side: Side; sport: PageSport }) {
  const name = row[`${side}Name`] ?? '';
  return (
    <>
      {sideSign(row, side, sport)}
      <bdi className={side === 'home' ? styles.first : undefined} title={name}>
        {name}
      </bdi>
    </>
  );
}

/** Of a match its sides, of a race its meeting and session. */
function Names({ row, league, sport }: { row: TableRow; league: LeagueRow; sport: PageSport }) {
  if (league.noDuel !== true)
    return (
      <>
        <Name row={row} side="home" sport={sport} />
        <Name row={row} side="away" sport={sport} />
      </>
    );
  const name = raceName(league);
  return (
    <>
      {league.venueCountry ? <Flag code={league.venueCountry} label="" /> : null}
      <bdi className={league.session ? styles.first : undefined} title={name}>
        {name}
      </bdi>
      {league.session ? <span className={styles.session}>{league.session}</span> : null}
    </>
  );
}

/** Subscribes to its own match only. */
const TvRow = memo(function TvRow({
  table,
  id,
  league,
  day,
  namesChannels,
}: {
  table: Table;
  id: string;
  league: LeagueRow;
  day: string;
  namesChannels: boolean;
}) {
  const row = useStore(table.row(id));
  const sport = usePage().sport(league.sportId!);
  const score = sport.duel ? shownScore(row, sport).score : null;
  const eventId = row.raceId ?? id;
  const isLive = row.stageType === StageType.live;
  const about = [league.name, row.round ? tableText.round(row.round, league) : ''].filter(Boolean);
  const channels = namesChannels ? channelsOf(row).join(', ') : '';
  return (
    <li>
      <a className={`${styles.row} ${isLive ? styles.live : ''}`} href={matchPath(eventId)} data-event={eventId}>
        <RowStage row={row} sport={sport} day={day} />
        <span className={styles.names}>
          <Names row={row} league={league} sport={sport} />
          <small>
            {about.join(', ')}
            {channels === '' ? null : (
              <b title={tableText.onTelevision(channels)}>
                <span className="unseen">. </span>
                {channels}
              </b>
            )}
          </small>
        </span>
        {score === null ? null : <b className={styles.score}>{score.join('-')}</b>}
      </a>
    </li>
  );
});

interface RowsProps {
  readonly table: Table;
  readonly ids: readonly string[];
  readonly day: string;
  readonly namesChannels: boolean;
}

/** A page stays below 3,000 elements until a visitor comes near the end of its rows. */
const FIRST_ROWS = 120;
const MORE_ROWS = 200;

export function TvRows({ table, ids, ...row }: RowsProps) {
  const { hasSport } = usePage();
  const { leagues } = useStore(table.structure);
  const leagueOf = useMemo(
    () => new Map(leagues.flatMap(({ league, events }) => events.map((id) => [id, league] as const))),
    [leagues],
  );
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const more = useMemo(
    () => (drawn < ids.length ? () => startTransition(() => setDrawn(drawn + MORE_ROWS)) : null),
    [drawn, ids.length],
  );
  return (
    <>
      <ul className={styles.rows}>
        {ids.slice(0, drawn).map((id) => {
          const league = leagueOf.get(id);
          return league === undefined || !hasSport(league.sportId ?? 0) ? null : (
            <TvRow key={id} table={table} id={id} league={league} {...row} />
          );
        })}
      </ul>
      <MoreRows more={more} />
    </>
  );
}
