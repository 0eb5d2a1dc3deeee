import { decimalText } from '@stillingen/domain';
import { type CareerLine, type PersonFeed, splitValues } from '@stillingen/wire';
import { personText } from '#text/person.ts';
import { Panel } from '../ui/panel.tsx';
import { TeamLink } from './matches.tsx';
import { NONE } from './race-lines.tsx';
import styles from './page.module.css';

const SUMMED = new Set(['K', 'MIN', 'M', 'A', 'GK', 'RK']);

/** Empty for averages, and where a season lacks the figure. */
function totalOf(rows: readonly CareerLine[], at: number): string {
  const values = rows.map(({ values: all }) => splitValues(all)[at] || '0');
  return values.every((value) => /^\d+$/.test(value)) ? String(values.reduce((sum, value) => sum + Number(value), 0)) : '';
}

function Seasons({
  title,
  rows,
  columns,
  isSummed,
}: {
  title: string;
  rows: readonly CareerLine[];
  columns: PersonFeed['columns'];
  isSummed: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={title === personText.career ? 'unseen' : styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{personText.season}</th>
          <th scope="col" className={styles.name}>
            {rows.some(({ team }) => team !== null) ? personText.team : personText.competition}
          </th>
          {columns.map(({ code, label }) => (
            <th key={code} scope="col">
              <abbr title={personText.figure(code ?? '', label ?? '')}>{personText.head(code ?? '', label ?? '')}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <span className={styles.when}>
                {personText.seasonShort(row.season ?? '')}
                {row.counted === true ? <small>{personText.running}</small> : null}
              </span>
            </th>
            <td className={styles.name}>
              {row.team === null ? (
                row.competition
              ) : (
                <>
                  <TeamLink name={row.team} url={row.teamUrl} code={row.teamCode} colours={row.teamColours} />
                  <small className={styles.competition}>{row.competition}</small>
                </>
              )}
            </td>
            {splitValues(row.values).map((value, at) => (
              <td key={at}>{value === '' ? NONE : decimalText(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {isSummed && rows.length > 1 ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {personText.total}
            </th>
            {columns.map(({ code }, at) => (
              <td key={code}>{SUMMED.has(code ?? '') ? totalOf(rows, at) : ''}</td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** In sports of teams, clubs and national teams apart. */
export function Career({ career, ofTeams }: Pick<PersonFeed, 'career'> & { ofTeams: boolean }) {
  const { rows, columns } = career;
  if (rows.length === 0) return null;
  if (!ofTeams)
    return (
      <Panel title={personText.career}>
        <Seasons title={personText.career} {...{ rows, columns }} isSummed={false} />
      </Panel>
    );
  const [clubs, nations] = [false, true].map((national) => rows.filter((row) => (row.national === true) === national));
  return (
    <Panel title={personText.career}>
      <Seasons title={personText.clubs} rows={clubs!} columns={columns} isSummed />
      <Seasons title={personText.national} rows={nations!} columns={columns} isSummed={false} />
    </Panel>
  );
}
