import { matchPath } from '@stillingen/wire';
import { Crest, Flag, isCountry } from '../../ui/index.ts';
import { leagueText } from '#text/league.ts';
import type { ColumnHead, StandingLine, StandingTableView } from '../model/standings.ts';
import { FormBadges } from './form-badges.tsx';
import styles from './standings.module.css';

const text = leagueText.standings;
const TENS_LENGTH = '100-98'.length;

/** As an attribute: inline styles are not allowed. */
function Stripe({ colour }: { colour: string }) {
  return (
    <svg className={styles.stripe} aria-hidden="true">
      <rect width="100%" height="100%" fill={`#${colour}`} />
    </svg>
  );
}

function Head({ head: { column, short, long } }: { head: ColumnHead }) {
  return (
    <th scope="col" className={styles[column]}>
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

/** Notes stand at the column that decides the rank. */
function Cell({ line, column }: { line: StandingLine; column: ColumnHead['column'] }) {
  if (column === 'form')
    return (
      <td className={styles.form}>
        <FormBadges form={line.form} next={line.next} />
      </td>
    );
  const numbers = column === 'points' || column === 'winShare' ? line.notes : [];
  return (
    <td className={styles[column]}>
      {line.cells[column]}
      {numbers.map((number) => (
        <sup key={number}>{number}</sup>
      ))}
    </td>
  );
}

function Name({ line: { name, path } }: { line: StandingLine }) {
  const written = <bdi title={name}>{name}</bdi>;
  return path === '' ? written : <a href={path}>{written}</a>;
}

function Who({ line, hasCrest }: { line: StandingLine; hasCrest: boolean }) {
  const { country, team, code, colours } = line;
  return (
    <>
      {hasCrest ? <Crest colours={colours} code={code} size={18} /> : null}
      {isCountry(country) ? <Flag code={country} label="" /> : null}
      {team === '' ? (
        <Name line={line} />
      ) : (
        <span className={styles.person}>
          <Name line={line} />
          <small>{team}</small>
        </span>
      )}
    </>
  );
}

function LiveMark({ line }: { line: StandingLine }) {
  const { liveEvent, moved } = line;
  const move = moved === 0 ? '' : moved > 0 ? text.up(moved) : text.down(-moved);
  return (
    <>
      {moved === 0 ? null : (
        <span className={moved > 0 ? styles.up : styles.down} title={move}>
          {moved > 0 ? '▲' : '▼'}
          <span className="unseen"> {move}</span>
        </span>
      )}
      {liveEvent === null ? null : (
        <a className={styles.live} href={matchPath(liveEvent)} title={text.live}>
          <i aria-hidden="true" />
          <span className="unseen">{text.live}</span>
        </a>
      )}
    </>
  );
}

function Line({
  line,
  heads,
  hasCrests,
  marked,
}: {
  line: StandingLine;
  heads: readonly ColumnHead[];
  hasCrests: boolean;
  marked: boolean;
}) {
  return (
    <tr className={marked ? styles.marked : undefined}>
      <td className={styles.rank} title={line.zoneLabel === '' ? undefined : line.zoneLabel}>
        {line.zoneColour === '' ? null : <Stripe colour={line.zoneColour} />}
        {line.rank}
        {line.zoneLabel === '' ? null : <span className="unseen">, {line.zoneLabel}</span>}
      </td>
      <th scope="row" className={styles.team}>
        <div>
          <Who line={line} hasCrest={hasCrests} />
          {marked ? <span className="unseen"> ({text.inThisMatch})</span> : null}
          <LiveMark line={line} />
        </div>
      </th>
      {heads.map(({ column }) => (
        <Cell key={column} line={line} column={column} />
      ))}
    </tr>
  );
}

function Explanation({ table }: { table: StandingTableView }) {
  const anyLive = table.lines.some(({ liveEvent }) => liveEvent !== null);
  if (table.legend.length === 0 && table.notes.length === 0 && !anyLive) return null;
  return (
    <footer className={styles.explanation}>
      {table.legend.length === 0 && !anyLive ? null : (
        <ul className={styles.legend} aria-label={text.legend}>
          {table.legend.map(({ id, label, colour }) => (
            <li key={id}>
              <Stripe colour={colour} />
              {label}
            </li>
          ))}
          {anyLive ? (
            <li>
              <span className={styles.live}>
                <i aria-hidden="true" />
              </span>
              {text.liveLegend}
            </li>
          ) : null}
        </ul>
      )}
      {table.notes.length === 0 ? null : (
        <ol className={styles.notes} aria-label={text.notes}>
          {table.notes.map(({ number, text: note }) => (
            <li key={number}>
              <sup>{number}</sup>
              {note}
            </li>
          ))}
        </ol>
      )}
    </footer>
  );
}

/** In a narrow container it shows `columns`; in a wide one both. */
export function StandingsTable({
  table,
  heads,
  nameLabel,
  hasCrests,
  caption,
  heading,
  marked,
  columns,
}: {
  table: StandingTableView;
  heads: readonly ColumnHead[];
  nameLabel: string;
  hasCrests: boolean;
  caption: string;
  heading: string;
  marked: readonly string[];
  columns: 'numbers' | 'form';
}) {
  const inHundreds = table.lines.some(({ cells }) => cells.goals.length > TENS_LENGTH);
  return (
    <div
      className={`${styles.panel} ${columns === 'form' ? styles.showForm : styles.showNumbers} ${inHundreds ? styles.hundreds : ''}`}
    >
      {heading === '' ? null : <h3>{heading}</h3>}
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <abbr title={text.rank}>#</abbr>
            </th>
            <th scope="col" className={styles.team}>
              {nameLabel}
            </th>
            {heads.map((head) => (
              <Head key={head.column} head={head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line) => (
            <Line key={line.id} line={line} heads={heads} hasCrests={hasCrests} marked={marked.includes(line.id)} />
          ))}
        </tbody>
      </table>
      <Explanation table={table} />
    </div>
  );
}
