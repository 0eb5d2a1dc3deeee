import { useStandingsOf } from '../../league/standings/use-standings.ts';
import { leagueText } from '#text/league.ts';
import { matchText } from '#text/match/match.ts';
import type { TableOfMatch } from '../opened.ts';
import styles from './score-header.module.css';

const LETTERS = 5;

/** 'nr. 2 · VVUTV': where a side stands in the table as its match stands. */
export function Place({ texts, feed, id }: TableOfMatch & { id: string }) {
  const { tables } = useStandingsOf(texts, feed);
  const line = tables.flatMap(({ lines }) => lines).findLast((one) => one.id === id);
  if (line === undefined) return null;
  const { badge } = leagueText.standings;
  const letters = line.form.slice(-LETTERS).map(({ kind }) => (kind === 'upcoming' ? '' : badge[kind][0]));
  return <small className={styles.place}>{matchText.place(line.rank, letters.join(''))}</small>;
}
