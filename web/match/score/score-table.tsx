import type { Side } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { memo } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { SIDES } from '../../list/rows/kinds/index.ts';
import { serveSide } from '../../list/rows/score.ts';
import { matchText } from '#text/match/match.ts';
import { type ScoreColumn, scoreTable } from '../model/score-table.ts';
import { ServeDot } from './marks.tsx';
import styles from './score-table.module.css';

function Cell({ column, side }: { column: ScoreColumn; side: Side }) {
  const at = SIDES[side];
  const look = column.running ? styles.running : column.won === undefined ? '' : column.won === side ? styles.won : styles.lost;
  return (
    <td className={look}>
      {column.of[at]}
      {column.raised === undefined ? null : <sup>{column.raised[at]}</sup>}
      {column.beneath === undefined ? null : <small>{column.beneath[at]}</small>}
    </td>
  );
}

export const ScoreTable = memo(function ScoreTable({ event, sport }: { event: EventRow; sport: PageSport }) {
  const table = scoreTable(event, sport);
  if (table === null) return null;
  const { parts, ends } = table;
  const serves = serveSide(event, sport);
  const columns = [...parts, ...ends];
  const line = (side: Side) => (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <bdi className={styles.full}>{event[`${side}Name`]}</bdi>
          <bdi className={styles.code} aria-hidden="true">
            {event[`${side}Code`]}
          </bdi>
          {serves === side ? <ServeDot sport={sport} /> : null}
        </span>
      </th>
      {columns.map((column) => (
        <Cell key={column.title} column={column} side={side} />
      ))}
    </tr>
  );
  return (
    <div className={styles.scroller}>
      <table className={`${styles.table} ${columns.length > 7 ? styles.many : ''}`}>
        <caption className="unseen">{matchText.scoreByPart}</caption>
        <thead>
          <tr>
            <th aria-hidden="true" />
            {columns.map(({ head, title, wide }, index) => (
              <th
                key={title}
                scope="col"
                className={`${index >= parts.length ? styles.end : ''} ${wide ? styles.wide : ''}`}
                title={title}
              >
                <span aria-hidden="true">{head}</span>
                <span className="unseen">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line('home')}
          {line('away')}
        </tbody>
      </table>
    </div>
  );
});
