import { matchPath } from '@stillingen/wire';
import type { Table, TableRow } from '@stillingen/client';
import { eventItemId, type Side, StageType } from '@stillingen/domain';
import { type ComponentType, memo, type ReactNode } from 'react';
import { type PageSport, usePage, useStore } from '../../page/page-context.ts';
import { Crest, Flag, Icon } from '../../ui/index.ts';
import { MatchStar } from '../../mine/star.tsx';
import { tableText } from '#text/table.ts';
import { channelsOf } from './channels.ts';
import { type DuelCells, duelCells, type Note, scoreWord, SIDES } from './kinds/index.ts';
import styles from './row.module.css';
import sides from './sides.module.css';
import { SideNumbers } from './row-numbers.tsx';
import { RowStage } from '../../ui/stage-cell.tsx';
import { serveSide, shownScore } from './score.ts';
import { correctedSign, redCards, sideChip } from './side-marks.tsx';

/** The crest of a team, the flag of a person. */
export function sideSign(row: TableRow, side: Side, sport: PageSport): ReactNode {
  const name = row[`${side}Name`] ?? '';
  if (sport.competitors === 'teams') return <Crest colours={row[`${side}Colours`]} code={row[`${side}Code`] ?? name} size={16} />;
  const country = row[`${side}Country`] ?? '';
  return country === '' ? <span className={sides.noFlag} /> : <Flag code={country} label="" pair={row[`${side}Countries`]} />;
}

export function OnTelevision({ row }: { row: TableRow }) {
  if (!row.broadcasts || row.stageType === StageType.finished) return null;
  const channels = channelsOf(row).join(', ');
  if (channels === '') return null;
  return (
    <span className={styles.television} title={channels}>
      <Icon name="tv" size={14} label={tableText.onTelevision(channels)} />
    </span>
  );
}

interface LineProps {
  readonly row: TableRow;
  readonly side: Side;
  readonly sport: PageSport;
  readonly cells: DuelCells;
  readonly isWinner: boolean;
}

const BETWEEN_PARTNERS = ' / ';
/** Countries where the surname comes first: 'Hwang Jae-won'. */
const SURNAME_FIRST: ReadonlySet<string | undefined> = new Set(['cn', 'hk', 'kp', 'kr', 'tw', 'vn']);
const surnameOf = (name: string, country: string | undefined): string =>
  SURNAME_FIRST.has(country) ? name.split(' ')[0]! : name.slice(name.indexOf(' ') + 1);

/** On phones the surnames of a pair, so that both are read. */
function SideName({ row, side, name }: { row: TableRow; side: Side; name: string }) {
  if (!name.includes(BETWEEN_PARTNERS)) return <bdi title={name}>{name}</bdi>;
  const country = row[`${side}Country`] ?? '';
  const countries = row[`${side}Countries`]?.split('|') ?? [country, country];
  return (
    <bdi title={name}>
      <span className={styles.whole}>{name}</span>
      <span className={styles.narrow} aria-hidden="true">
        {name
          .split(BETWEEN_PARTNERS)
          .map((person, at) => surnameOf(person, countries[at]))
          .join(BETWEEN_PARTNERS)}
      </span>
    </bdi>
  );
}

function SideLine({ row, side, sport, cells, isWinner }: LineProps) {
  const name = row[`${side}Name`] ?? '';
  const record = row.results?.[SIDES[side]]?.record;
  const word = scoreWord(row, sport);
  const hasScored = row.highlight?.kind === 'goal' && row.highlight.side === side;
  return (
    <>
      <span className={`${sides.team} ${isWinner ? sides.winner : ''}`}>
        {sideSign(row, side, sport)}
        <SideName row={row} side={side} name={name} />
        {row[`${side}Advanced`] === true ? (
          <span className={styles.advanced}>
            <span aria-hidden="true">▸</span>
            <span className="unseen">{tableText.advanced}</span>
          </span>
        ) : null}
        {serveSide(row, sport) === side ? (
          <span className={styles.serves} role="img" aria-label={tableText.serving(sport)} />
        ) : null}
        {record === undefined ? null : <span className={styles.record}>{record}</span>}
        {redCards(row[`${side}Reds`])}
        {sideChip(row, side, word)}
        {correctedSign(row, side)}
        {side === 'home' ? <OnTelevision row={row} /> : null}
      </span>
      <SideNumbers row={row} side={side} cells={cells} isHot={hasScored && word === null} />
    </>
  );
}

/** Letters of 'Breakbold': on phones it stands below the stage and leaves its room to the names. */
const BRIEF = 9;

function RowNote({ note: { text, spoken, short = text } }: { note: Note }) {
  const className = `${sides.note} ${short.length <= BRIEF ? styles.brief : ''}`;
  if (spoken === undefined && short === text) return <span className={className}>{text}</span>;
  return (
    <span className={className} title={spoken ?? text}>
      <span className={short === text ? undefined : styles.wide} aria-hidden="true">
        {text}
      </span>
      {short === text ? null : (
        <span className={styles.narrow} aria-hidden="true">
          {short}
        </span>
      )}
      <span className="unseen">{spoken ?? text}</span>
    </span>
  );
}

function originNote(row: TableRow): Note | null {
  if (row.origin === null) return null;
  return { text: row.origin === 'replay' ? tableText.replayed : tableText.simulated };
}

function isTinted(row: TableRow, sport: PageSport): boolean {
  const kind = row.highlight?.kind;
  return kind === 'red-card' || (kind === 'goal' && scoreWord(row, sport) !== null);
}

export interface RowToolProps {
  readonly table: Table;
  readonly sportId: number;
  readonly id: string;
}

/** Subscribes to its own row only, so a goal renders one row. `day` as '2026-11-20'. */
export const MatchRow = memo(function MatchRow({
  table,
  id,
  sport,
  day,
  marksOrigin,
  place,
  Tool,
}: {
  table: Table;
  id: string;
  sport: PageSport;
  day: string;
  marksOrigin?: boolean;
  /** Below the stage, in a list of several sports or leagues. */
  place?: string;
  Tool?: ComponentType<RowToolProps>;
}) {
  const { request } = usePage();
  const row = useStore(table.row(id));
  const cells = duelCells(row, sport);
  const { winner } = shownScore(row, sport);
  const note = cells.note ?? ((marksOrigin ?? request.demo !== 'all') ? originNote(row) : null);
  return (
    <li id={eventItemId(sport.id, id)} data-glide={id}>
      <MatchStar table={table} sportId={sport.id} id={id} name={`${row.homeName ?? ''} – ${row.awayName ?? ''}`} />
      <a className={`${styles.row} ${isTinted(row, sport) ? styles.tinted : ''}`} href={matchPath(id)} data-event={id}>
        <span className={styles.when}>
          <RowStage row={row} sport={sport} day={day} />
          {place === undefined ? null : <small className={styles.place}>{place}</small>}
        </span>
        <SideLine row={row} side="home" sport={sport} cells={cells} isWinner={winner === 'home'} />
        <SideLine row={row} side="away" sport={sport} cells={cells} isWinner={winner === 'away'} />
        {note === null ? null : <RowNote note={note} />}
      </a>
      {Tool && <Tool table={table} sportId={sport.id} id={id} />}
    </li>
  );
});
