import type { MarketOdds } from '@stillingen/wire';
import { memo } from 'react';
import { useKept } from '../../page/kept.ts';
import { oddsText } from '#text/odds/odds.ts';
import { PriceCell } from '../cells/price-cell.tsx';
import { MarkedPrice } from '../live/marked-price.tsx';
import type { MarketChoice } from '../model/choice.ts';
import { lineLabel, outcomeLabel } from '../model/labels.ts';
import { summaryOf } from '../model/summary.ts';
import { resultOf } from '../model/results.ts';
import { type OddsEvent, percent, written } from './event.ts';
import styles from './comparison.module.css';

const Line = memo(function Line({
  market,
  event,
  onChoose,
}: {
  market: MarketOdds;
  event: OddsEvent;
  onChoose: (change: Partial<MarketChoice>) => void;
}) {
  const { outcomes, best, bestPayout } = useKept(summaryOf(market));
  const results = outcomes.map((outcome) => resultOf(market, outcome));
  const won = outcomes.filter((_, at) => results[at] === 'won');
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <div>
          <button type="button" onClick={() => onChoose({ line: market.line })}>
            {lineLabel(market, event.sportId)}
          </button>
          {won.length === 0 ? null : (
            <small className={styles.note}>
              {oddsText.settledAs(won.map((outcome) => outcomeLabel(market, outcome, event.nameOf)))}
            </small>
          )}
        </div>
      </th>
      {outcomes.map((outcome, at) => (
        <MarkedPrice key={outcome} price={best[at] ?? null}>
          <PriceCell price={written(best[at] ?? null, event.format)} result={results[at] ?? null} />
        </MarkedPrice>
      ))}
      <td className={styles.payout}>{percent(bestPayout)}</td>
    </tr>
  );
});

/** The highest prices of each line; a line leads to its bookmakers. */
export function LineTable({
  markets,
  event,
  onChoose,
}: {
  markets: readonly MarketOdds[];
  event: OddsEvent;
  onChoose: (change: Partial<MarketChoice>) => void;
}) {
  const [first] = markets;
  if (first === undefined) return null;
  return (
    <table className={styles.table}>
      <caption className="unseen">{oddsText.types[first.betType]}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {oddsText.line}
          </th>
          {summaryOf(first).outcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {outcomeLabel({ betType: first.betType, line: null }, outcome, event.nameOf)}
            </th>
          ))}
          <th scope="col" className={styles.payout}>
            <abbr title={oddsText.payoutTitle}>{oddsText.payout}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <Line key={market.line} market={market} event={event} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}
