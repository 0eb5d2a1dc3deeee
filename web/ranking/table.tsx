import { decimalText, formatThousands, HOME_COUNTRY } from '@stillingen/domain';
import type { RankingFeed, RankingLine } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { rankingText } from '#text/ranking.ts';
import { Flag } from '../ui/index.ts';
import type { RankingView } from './address.ts';
import styles from './table.module.css';

/** Lines of one page of the feed. */
export const PAGE_LINES = 100;
/** Lines of the home country above the list. */
const PINNED = 5;

/** '11 330' and '1 880,4'. */
export function pointsText(points: number, digits = Number.isInteger(points) ? 0 : 1): string {
  const [whole = '', fraction] = Math.abs(points).toFixed(digits).split('.');
  return formatThousands(Number(whole)) + (fraction === undefined ? '' : decimalText(`0.${fraction}`).slice(1));
}

/** '+200' and '−0,8'; a dash for nothing. */
export const changeText = (change: number, digits?: number): string =>
  change === 0 ? '–' : (change > 0 ? '+' : '−') + decimalText(pointsText(change, digits));

function Move({ rank, previous }: Pick<RankingLine, 'rank' | 'previous'>) {
  if (previous === null || rank === null)
    return (
      <span className={styles.fresh} title={rankingText.isNew}>
        {rankingText.fresh}
      </span>
    );
  const places = previous - rank;
  if (places === 0)
    return (
      <span className={styles.same}>
        <span aria-hidden="true">–</span>
        <span className="unseen">{rankingText.same}</span>
      </span>
    );
  const word = places > 0 ? rankingText.up(places) : rankingText.down(-places);
  return (
    <span className={places > 0 ? styles.up : styles.down} title={word}>
      <span aria-hidden="true">
        {places > 0 ? '▲' : '▼'}
        {Math.abs(places)}
      </span>
      <span className="unseen">{word}</span>
    </span>
  );
}

interface Columns {
  readonly change: boolean;
  readonly tournaments: boolean;
  readonly points: boolean;
  readonly digits: number;
}

function Line({ line, columns }: { line: RankingLine; columns: Columns }) {
  const { name, rank, points, change, tournaments, url, countryCode, country, playing } = line;
  return (
    <tr className={countryCode === HOME_COUNTRY ? styles.marked : undefined}>
      <td className={styles.rank}>{rank}</td>
      <td className={styles.move}>
        <Move rank={rank} previous={line.previous} />
      </td>
      <th scope="row" className={styles.name}>
        <div>
          <Flag code={countryCode ?? ''} label={country === name ? '' : (country ?? '')} />
          {url ? (
            <a href={url}>
              <bdi title={name ?? ''}>{name}</bdi>
            </a>
          ) : (
            <bdi title={name ?? ''}>{name}</bdi>
          )}
          {playing === true ? <i className={styles.playing} role="img" aria-label={rankingText.playing} /> : null}
        </div>
      </th>
      {columns.change ? <td className={styles.change}>{change === null ? '' : changeText(change, columns.digits)}</td> : null}
      {columns.tournaments ? <td className={styles.tournaments}>{tournaments}</td> : null}
      {columns.points ? <td className={styles.points}>{points === null ? '' : pointsText(points, columns.digits)}</td> : null}
    </tr>
  );
}

const Gap = ({ children, width }: { children: ReactNode; width: number }) => (
  <tr className={styles.gap}>
    <td colSpan={width}>{children}</td>
  </tr>
);

function columnsOf({ lines }: RankingFeed, view: RankingView): Columns {
  return {
    change: view === 'live' && lines.some(({ change }) => change !== null),
    tournaments: view === 'official' && lines.some(({ tournaments }) => tournaments !== null),
    points: lines.some(({ points }) => points !== null),
    digits: lines.every(({ points }) => points === null || Number.isInteger(points)) ? 0 : 1,
  };
}

function Head({ columns }: { columns: Columns }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.rank}>
          {rankingText.rank}
        </th>
        <th scope="col" className={styles.move}>
          <span className="unseen">{rankingText.move}</span>
        </th>
        <th scope="col" className={styles.name}>
          {rankingText.name}
        </th>
        {columns.change ? (
          <th scope="col" className={styles.change}>
            <abbr title={rankingText.sinceFull}>{rankingText.since}</abbr>
          </th>
        ) : null}
        {columns.tournaments ? (
          <th scope="col" className={styles.tournaments}>
            <abbr title={rankingText.tournamentsFull}>{rankingText.tournaments}</abbr>
          </th>
        ) : null}
        {columns.points ? (
          <th scope="col" className={styles.points}>
            {rankingText.points}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface RankingTableProps {
  readonly ranking: RankingFeed;
  /** Lines of the home country. */
  readonly home: readonly RankingLine[];
  readonly view: RankingView;
  /** Whether the list begins here, below those of the home country. */
  readonly isFirst: boolean;
  /** Of all countries: the next of the home country stand below its part. */
  readonly isWhole: boolean;
  readonly homeHref: string;
  readonly pages: ReactNode;
}

/** Those of the home country above the list and again in it; the next of them below its part. */
export function RankingTable({ ranking, home, view, isFirst, isWhole, homeHref, pages }: RankingTableProps) {
  const { lines } = ranking;
  const columns = columnsOf(ranking, view);
  const width = 3 + [columns.change, columns.tournaments, columns.points].filter(Boolean).length;
  const pinned = isFirst ? home.filter(({ image }) => image === 'men') : [];
  const last = lines.at(-1)!.rank ?? 0;
  const next = isWhole ? home.find(({ rank }) => (rank ?? 0) > last) : undefined;
  return (
    <section className={styles.panel}>
      <table>
        <Head columns={columns} />
        {pinned.length === 0 ? null : (
          <tbody>
            {pinned.slice(0, PINNED).map((line) => (
              <Line key={line.id} line={line} columns={columns} />
            ))}
            <Gap width={width}>
              {pinned.length > PINNED ? <a href={homeHref}>{rankingText.allHome(pinned.length)}</a> : rankingText.whole}
            </Gap>
          </tbody>
        )}
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} columns={columns} />
          ))}
        </tbody>
        {next === undefined ? null : (
          <tbody>
            {next.rank! > last + 1 ? <Gap width={width}>{rankingText.gap(last + 1, next.rank! - 1)}</Gap> : null}
            <Line line={next} columns={columns} />
          </tbody>
        )}
      </table>
      {pages}
      <footer>{view === 'live' ? rankingText.footLive : rankingText.footOfficial}</footer>
    </section>
  );
}
