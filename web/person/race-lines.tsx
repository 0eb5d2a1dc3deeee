import type { Table, TableLeague } from '@stillingen/client';
import { decimalText, entryStatusText, StageType } from '@stillingen/domain';
import { matchPath, type PersonRaceLine } from '@stillingen/wire';
import { competitionCode, DayText } from '../list/dated-match.tsx';
import { type PageSport, useStore } from '../page/page-context.ts';
import { personText } from '#text/person.ts';
import { raceLine } from './model/races.ts';
import styles from './page.module.css';

export const NONE = '–';

export function When({ startS, competition }: { startS: number; competition: string }) {
  return (
    <span className={styles.when}>
      <DayText startS={startS} />
      <small title={competition}>
        <span aria-hidden="true">{competitionCode(competition)}</span>
        <span className="unseen">{competition}</span>
      </small>
    </span>
  );
}

function placeText({ rank, tied, status }: PersonRaceLine, { progress }: PageSport): string {
  if (rank !== null) return progress === 'holes' ? `${tied === true ? 'T' : ''}${rank}` : `${rank}.`;
  return entryStatusText(status).short || NONE;
}

export const RaceHeads = () => (
  <thead>
    <tr>
      <th scope="col">{personText.date}</th>
      <th scope="col" className={styles.name}>
        {personText.meeting}
      </th>
      <th scope="col">{personText.rank}</th>
      <th scope="col">{personText.resultFull}</th>
    </tr>
  </thead>
);

/** NODUEL-04: hidden, as the tab of matches leads there too. */
export function MoreRaces({ id, path, sport }: { id: string; path: string; sport: PageSport }) {
  return (
    <div id={id} hidden>
      <a href={path}>{personText.all(sport.event)}</a>
    </div>
  );
}

/** A race of an athlete, with the own place and result. */
export function RaceLine({ race, sport, isLive = false }: { race: PersonRaceLine; sport: PageSport; isLive?: boolean }) {
  return (
    <tr>
      <th scope="row">
        <When startS={race.start ?? 0} competition={race.competition ?? ''} />
      </th>
      <td className={styles.name}>
        <a href={matchPath(race.event ?? '')} data-event={race.event}>
          {[race.meeting || race.competition, race.session].filter(Boolean).join(' · ')}
        </a>
      </td>
      <td>
        <abbr className={isLive ? styles.live : undefined} title={entryStatusText(race.status).long || undefined}>
          {placeText(race, sport)}
        </abbr>
      </td>
      <td>{race.result === '' ? NONE : decimalText(race.result ?? '')}</td>
    </tr>
  );
}

interface LiveProps {
  readonly table: Table;
  readonly sport: PageSport;
}

/** One race of the table, followed live. */
function LiveLine({ table, sport, race: { league, events } }: LiveProps & { race: TableLeague }) {
  const row = useStore(table.row(events[0]!));
  return <RaceLine race={raceLine(row, league)} sport={sport} isLive={row.stageType === StageType.live} />;
}

/** Races of an athlete or of a team of them, with the own place in each. */
export function RacesTable({ races, ...of }: LiveProps & { races: readonly TableLeague[] }) {
  return (
    <table className={styles.table}>
      <RaceHeads />
      <tbody>
        {races.map((race) => (
          <LiveLine key={race.league.stageId} race={race} {...of} />
        ))}
      </tbody>
    </table>
  );
}
