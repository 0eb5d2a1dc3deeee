import { matchPath } from '@stillingen/wire';
import type { Table, TableLeague, TableRow } from '@stillingen/client';
import { leagueItemId, progressText, StageType } from '@stillingen/domain';
import { memo, type ReactNode, useId, useState } from 'react';
import { type PageSport, usePage, useStore } from '../../page/page-context.ts';
import { Chip, clockTime, Flag, Icon, isCountry } from '../../ui/index.ts';
import { raceText } from '#text/match/race.ts';
import { RaceStar } from '../../mine/star.tsx';
import { tableText } from '#text/table.ts';
import { raceName } from './meetings.ts';
import { FIRST_ENTRIES } from '../motion/gradual.tsx';
import { OnTelevision } from '../rows/row.tsx';
import { decidingCell, entryCells, raceDetails } from '../rows/kinds/ranked.ts';
import { RowStage } from '../../ui/stage-cell.tsx';
import { useBestDane, useDanes } from './danes.ts';
import { OpenRace } from './open-race.tsx';
import styles from './race-rows.module.css';

interface RaceRowProps {
  readonly table: Table;
  readonly race: TableLeague;
  readonly sport: PageSport;
  readonly day: string;
}

function Remarks({ row }: { row: TableRow }) {
  const corrected = row.corrections ? tableText.changed(row.correctedReason ?? '') : null;
  return (
    <>
      {row.provisional ? <Chip kind="quiet">{tableText.provisional}</Chip> : null}
      {row.notice ? <Chip kind="notice">{row.notice}</Chip> : null}
      {corrected === null ? null : row.highlight?.kind === 'correction' ? (
        <Chip kind="correction">{corrected}</Chip>
      ) : (
        <span title={corrected}>
          <Icon name="corrected" size={13} label={corrected} />
        </span>
      )}
    </>
  );
}

function RaceStage({ row, race, sport, day }: RaceRowProps & { row: TableRow }) {
  const done = row.done === null || row.done === '' ? null : Number(row.done);
  const { length } = raceDetails(race.league);
  const progress = progressText(sport, { stageType: row.stageType as StageType, done, length });
  return progress === '' ? <RowStage row={row} sport={sport} day={day} /> : <b className={styles.progress}>{progress}</b>;
}

function RaceHead({ row, race, sport }: RaceRowProps & { row: TableRow }) {
  const { league, events } = race;
  const { par, prize } = raceDetails(league);
  const isAhead = row.stageType === StageType.scheduled;
  const about = [
    isAhead || row.timeUnknown === true || row.start === null ? '' : clockTime(row.start),
    isAhead ? raceText.startList(Math.max(events.length, league.entries ?? 0)) : '',
    par === '' ? '' : raceText.par(par),
    prize === '' ? '' : raceText.prize(prize),
  ].filter((word) => word !== '');
  return (
    <span className={styles.head}>
      <b>{league.session || raceText.race(sport.event)}</b>
      <Remarks row={row} />
      <OnTelevision row={row} />
      <small>{about.join(' · ')}</small>
    </span>
  );
}

interface FirstEntryProps {
  readonly table: Table;
  readonly id: string;
  readonly sport: PageSport;
  readonly note?: string;
}

/** Subscribes to its own row only. */
const FirstEntry = memo(function FirstEntry({ table, id, sport, note = '' }: FirstEntryProps) {
  const row = useStore(table.row(id));
  const { rank, out, cells } = entryCells(row, sport, sport.board);
  const deciding = decidingCell(cells);
  const name = row.homeName ?? '';
  const hasWon = row.rank === 1 && row.stageType === StageType.finished;
  return (
    <span className={styles.entry} data-glide={id}>
      <span className={styles.rank}>
        {rank}
        {out === '' ? null : <span className="unseen">{out}</span>}
      </span>
      {isCountry(row.homeCountry) ? <Flag code={row.homeCountry} label="" /> : null}
      <span className={styles.name}>
        <bdi className={hasWon ? styles.winner : undefined} title={name}>
          {name}
        </bdi>
        {note === '' ? null : <small className={styles.note}>{note}</small>}
        {row.team ? <small>{row.team}</small> : null}
      </span>
      {deciding === null ? null : (
        <span>
          <span className="unseen">{`${deciding.column.spoken ?? deciding.column.label}: `}</span>
          {deciding.text}
        </span>
      )}
    </span>
  );
});

/** A link to its page, or a button that opens it in place if its sport has no detail pages. */
export function RaceRow(props: RaceRowProps) {
  const { table, race, sport } = props;
  const { league, events } = race;
  const [isOpen, open] = useState(false);
  const openId = useId();
  const row = useStore(table.row(events[0]!));
  const raceId = league.stageId ?? '';
  const name = league.session || raceText.race(sport.event);
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': openId, onClick: () => open(!isOpen) };
  const isRanked = entryCells(row, sport, []).rank !== '';
  const first = isOpen || !isRanked ? [] : events.slice(0, FIRST_ENTRIES);
  const { odds } = usePage();
  const best = useBestDane(table, useDanes(table, events, sport));
  const entries = best === null || first.length === 0 || first.includes(best) ? first : [...first, best];
  const about: ReactNode = (
    <>
      <span className={styles.when}>
        <RaceStage {...props} row={row} />
      </span>
      <RaceHead {...props} row={row} />
      {odds && !isOpen && !isRanked ? <odds.RaceFavourites table={table} entries={events} /> : null}
      {first.length === 0 ? null : (
        <span className={styles.first}>
          {entries.map((id) => (
            <FirstEntry key={id} {...{ table, id, sport }} note={id === best ? raceText.bestDane : ''} />
          ))}
        </span>
      )}
    </>
  );
  const chevron = <Icon name={isOpen ? 'up' : 'down'} size={16} />;
  const className = `${styles.race} ${row.stageType === StageType.live ? styles.live : ''}`;
  return (
    <li id={leagueItemId(sport.id, raceId)}>
      <RaceStar
        table={table}
        sportId={sport.id}
        id={raceId}
        name={[raceName(league), league.session].filter(Boolean).join(', ')}
        shown={sport.limits.onMain}
      />
      {sport.detailPage ? (
        <div className={styles.line}>
          <a className={className} href={matchPath(raceId)} data-event={raceId}>
            {about}
          </a>
          <button
            type="button"
            className={styles.toggle}
            aria-label={isOpen ? raceText.showLess(name) : raceText.showMore(name)}
            {...toggle}
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button type="button" className={`${styles.line} ${className}`} data-event={raceId} {...toggle}>
          {about}
          <span className={styles.toggle}>{chevron}</span>
        </button>
      )}
      <div id={openId}>{isOpen ? <OpenRace table={table} race={race} sport={sport} /> : null}</div>
    </li>
  );
}
