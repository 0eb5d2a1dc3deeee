import { ratingWeights } from '@stillingen/domain';
import { matchText } from '#text/match/match.ts';
import { playersText } from '#text/match/players.ts';
import type { RatingSource } from './model.ts';
import styles from './players.module.css';

const text = playersText.formula;

const DECIMALS = 2;

/** '+1,00', '−0,05'. */
const signed = (weight: number): string => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(DECIMALS).replace('.', ',')}`;

function Weights({ sportId }: { sportId: number }) {
  const words = playersText.weights[sportId] ?? {};
  return (
    <table className={styles.weights}>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.won}</th>
          <th scope="col">{text.lost}</th>
        </tr>
      </thead>
      <tbody>
        {ratingWeights(sportId).map(({ code, won, lost }) => (
          <tr key={code}>
            <th scope="row">{words[code] ?? code}</th>
            <td>{signed(won)}</td>
            <td>{lost === undefined ? '' : signed(lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where ratings come from, one press away. */
export function RatingFormula({ source, sportId, isDemo }: { source: RatingSource; sportId: number; isDemo: boolean }) {
  if (source.version === '')
    return <p className={styles.source}>{text.provider(isDemo ? matchText.demo : (source.provider ?? ''))}</p>;
  return (
    <details className={styles.formula}>
      <summary>{text.summary}</summary>
      <p>{playersText.bases[sportId]}</p>
      {source.rough === true ? <p>{text.rough}</p> : null}
      <Weights sportId={sportId} />
      <p>{playersText.limits[sportId]}</p>
      <p className={styles.quiet}>{text.version(source.version ?? '')}</p>
    </details>
  );
}
