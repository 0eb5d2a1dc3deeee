import { leagueText } from '#text/league.ts';
import { Crest } from '../../ui/index.ts';
import type { ColumnHead, StandingLine } from '../model/standings.ts';
import styles from './aside.module.css';

const text = leagueText.standings;
const SHORT = new Set<ColumnHead['column']>(['played', 'difference', 'winShare', 'points']);

function Line({ line, heads, isMarked }: { line: StandingLine; heads: readonly ColumnHead[]; isMarked: boolean }) {
  const { rank, name, path, code, colours, cells, liveEvent } = line;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <td>{rank}</td>
      <th scope="row">
        <div>
          <Crest colours={colours} code={code} size={16} />
          {path === '' || isMarked ? <bdi title={name}>{name}</bdi> : <a href={path}>{name}</a>}
          {liveEvent === null ? null : <i className={styles.live} role="img" aria-label={text.playsNow} />}
        </div>
      </th>
      {heads.map(({ column }, at) => (
        <td key={column} className={at === heads.length - 1 ? styles.points : undefined}>
          {column === 'form' ? null : cells[column]}
        </td>
      ))}
    </tr>
  );
}

/** A few lines of a table, with the columns that fit beside a page. `marked`: a participant, or ''. */
export function ShortTable({
  caption,
  lines,
  heads,
  marked,
}: {
  caption: string;
  lines: readonly StandingLine[];
  heads: readonly ColumnHead[];
  marked: string;
}) {
  const shown = heads.filter(({ column }) => SHORT.has(column));
  return (
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={text.rank}>#</abbr>
          </th>
          <th scope="col">{text.team}</th>
          {shown.map(({ column, short, long }) => (
            <th key={column} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} heads={shown} isMarked={line.id === marked} />
        ))}
      </tbody>
    </table>
  );
}
