import { dayOf, PROJECT_TYPE, StageType } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import { memo, useMemo } from 'react';
import { matchesOf, type ScheduledMatch } from '../../league/model/schedule.ts';
import type { StandingLine } from '../../league/model/standings.ts';
import { useStandingsOf } from '../../league/standings/use-standings.ts';
import { DatedMatch } from '../../list/dated-match.tsx';
import { type LiveTable, useTable } from '../../list/use-table.ts';
import { useKept } from '../../page/kept.ts';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { aroundText as words } from '#text/match/around.ts';
import { tableText } from '#text/table.ts';
import { Crest } from '../../ui/index.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Fixture } from '../model/match-facts.ts';
import { tabHref } from '../model/tabs.ts';
import type { TableOfMatch } from '../opened.ts';
import styles from './around.module.css';
import { tablePart } from './table-part.ts';

const ROWS = 6;

interface AroundProps {
  readonly eventId: string;
  readonly match: Fixture;
  readonly sport: PageSport;
}

interface RowProps {
  readonly line: StandingLine;
  readonly marked: boolean;
  readonly sport: PageSport;
  readonly column: 'points' | 'winShare';
}

const Row = memo(function Row({ line, marked, sport, column }: RowProps) {
  const { rank, name, path, colours, code, cells, liveEvent } = line;
  const written = <bdi title={name}>{name}</bdi>;
  return (
    <tr className={marked ? styles.marked : undefined}>
      <td>{rank}</td>
      <th scope="row">
        <div>
          {sport.competitors === 'teams' ? <Crest colours={colours} code={code} size={16} /> : null}
          {path === '' ? written : <a href={path}>{written}</a>}
          {liveEvent === null ? null : (
            <span className={styles.live} title={words.playing}>
              <span className="unseen">{words.playing}</span>
            </span>
          )}
        </div>
      </th>
      <td>{cells.played}</td>
      <td className={styles.points}>{cells[column]}</td>
    </tr>
  );
});

/** Six rows of the table around both sides, as the matches stand. */
function PartOfTable({ eventId, match: { league, event }, sport, texts, feed }: AroundProps & TableOfMatch) {
  const { tables, heads } = useStandingsOf(texts, feed);
  const ids = [event.homeId ?? '', event.awayId ?? ''];
  const parts = useKept(tablePart(tables, ids, ROWS));
  if (parts.length === 0) return null;
  const column = heads.some((head) => head.column === 'points') ? 'points' : 'winShare';
  const isLive = parts.some((part) => part.some(({ liveEvent }) => liveEvent !== null));
  return (
    <Panel title={<a href={tabHref(eventId, 'standings')}>{words.table}</a>} aside={isLive ? words.now : undefined}>
      <table className={styles.table}>
        <caption className="unseen">{words.tableCaption(league.name ?? '')}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part[0]!.id}>
            {part.map((line) => (
              <Row key={line.id} line={line} marked={ids.includes(line.id)} sport={sport} column={column} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}

function Matches({
  title,
  matches,
  live,
  sport,
  day,
}: {
  title: string;
  matches: readonly ScheduledMatch[];
  live: LiveTable;
  sport: PageSport;
  day?: string;
}) {
  if (matches.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={day === undefined ? undefined : styles.ofDay}>
        {matches.map(({ event, league }) => (
          <DatedMatch key={event.id} table={live.table} id={event.id ?? ''} sport={sport} league={league} day={day} />
        ))}
      </ul>
    </Panel>
  );
}

/** The other matches of the round, live, and after the match the next one of each side. */
function Neighbours({ eventId, match: { league, event }, sport }: AroundProps) {
  const feed = buildPageFeedName({ kind: 'neighbours', sport: sport.id, event: eventId, projectType: PROJECT_TYPE.id });
  const live = useTable(feed, 0, feed);
  const { leagues } = useStore(live.table.structure);
  const matches = useMemo(
    () => matchesOf(leagues, live.table.rows).toSorted((a, b) => (a.event.start ?? 0) - (b.event.start ?? 0)),
    [leagues, live.table],
  );
  const day = dayOf(event.start ?? 0);
  const isOfRound = (other: ScheduledMatch): boolean =>
    other.league.stageId === league.stageId &&
    (other.event.round ?? '') === (event.round ?? '') &&
    ((event.round ?? '') !== '' || dayOf(other.event.start ?? 0) === day);
  const nextOf = (side: string | null): ScheduledMatch | undefined =>
    matches.find(
      ({ event: { homeId, awayId, start, stageType } }) =>
        stageType !== StageType.finished && (start ?? 0) > (event.start ?? 0) && (homeId === side || awayId === side),
    );
  const next = [nextOf(event.homeId), nextOf(event.awayId)];
  const isNext = (other: ScheduledMatch): boolean => event.stageType === StageType.finished && next.includes(other);
  const round = tableText.round(event.round ?? '', league);
  return (
    <>
      <Matches title={words.next} matches={matches.filter(isNext)} live={live} sport={sport} />
      <Matches
        title={round === '' ? words.sameDay : words.round(round)}
        matches={matches.filter((other) => isOfRound(other) && !isNext(other))}
        live={live}
        sport={sport}
        day={day}
      />
    </>
  );
}

interface AsideProps extends AroundProps {
  /** Null without one, and beside the whole of it. */
  readonly table: TableOfMatch | null;
}

/** Beside a match: where it stands in its competition, and what is played around it. */
export function AroundAside({ table, ...props }: AsideProps) {
  return (
    <>
      {table === null ? null : <PartOfTable {...props} {...table} />}
      <Neighbours {...props} />
    </>
  );
}
