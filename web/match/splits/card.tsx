import { holeOf, type RaceSplits } from '@stillingen/domain';
import type { SplitLine } from '@stillingen/wire';
import { raceText } from '#text/match/race.ts';
import styles from './splits.module.css';

const text = raceText.card;
const NINE = 9;

const CLASSES: Readonly<Record<string, string | undefined>> = {
  eagle: styles.eagle,
  birdie: styles.birdie,
  bogey: styles.bogey,
  'dobbelt bogey': styles.double,
};

function Hole({ strokes, par }: { strokes: string; par: string }) {
  const hole = holeOf(strokes, par);
  if (hole === null) return <td>·</td>;
  return (
    <td>
      <span className={CLASSES[hole.word]} title={hole.word}>
        {hole.strokes}
        {hole.word === 'par' ? null : <span className="unseen"> {hole.word}</span>}
      </span>
    </td>
  );
}

const sumOf = (card: string): string => {
  const counts = [...card].map((strokes) => Number.parseInt(strokes, 16));
  return counts.some(Number.isNaN) ? '' : String(counts.reduce((sum, count) => sum + count, 0));
};

function Half({ from, pars, cards }: { from: number; pars: string; cards: readonly string[] }) {
  const of = (card: string): string => card.slice(from, from + NINE);
  const holes = [...of(pars)];
  return (
    <table className={styles.card}>
      <thead>
        <tr>
          <th scope="col">{text.hole}</th>
          {holes.map((_, index) => (
            <th key={from + index} scope="col">
              {from + index + 1}
            </th>
          ))}
          <th scope="col">{from === 0 ? text.out : text.in}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.par}</th>
          {holes.map((par, index) => (
            <td key={from + index}>{par}</td>
          ))}
          <td>{sumOf(of(pars))}</td>
        </tr>
        {cards.map((card, round) => (
          <tr key={text.round(round + 1)}>
            <th scope="row">{text.round(round + 1)}</th>
            {holes.map((par, index) => (
              <Hole key={from + index} strokes={of(card)[index] ?? '-'} par={par} />
            ))}
            <td>
              <b>{sumOf(of(card))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The strokes of a player, hole by hole. */
export function Card({ line, splits: { pars = '' } }: { line: SplitLine; splits: RaceSplits }) {
  return (
    <div className={styles.cards}>
      <Half from={0} pars={pars} cards={line.cards} />
      {pars.length > NINE ? <Half from={NINE} pars={pars} cards={line.cards} /> : null}
      <p>{text.legend}</p>
    </div>
  );
}
