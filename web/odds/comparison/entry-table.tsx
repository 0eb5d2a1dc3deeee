import type { MarketOdds } from '@stillingen/wire';
import { memo, useMemo } from 'react';
import { oddsText } from '#text/odds/odds.ts';
import { PriceCell } from '../cells/price-cell.tsx';
import { lineLabel } from '../model/labels.ts';
import { resultOf } from '../model/results.ts';
import { summaryOf } from '../model/summary.ts';
import { type OddsEvent, written } from './event.ts';
import styles from './comparison.module.css';

/** The columns for which a phone has room. */
const MOST_PLACES = 3;

interface Places {
  readonly market: MarketOdds;
  readonly best: ReadonlyMap<string, number>;
}

function bestByEntry(market: MarketOdds): Places {
  const { outcomes, best } = summaryOf(market);
  return {
    market,
    best: new Map(outcomes.flatMap((outcome, at) => (best[at] == null ? [] : [[outcome, best[at]] as const]))),
  };
}

const EntryButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    <bdi>{name}</bdi>
  </button>
);

const EntryRow = memo(function EntryRow({
  entry,
  places,
  event,
  onOutcome,
}: {
  entry: string;
  places: readonly Places[];
  event: OddsEvent;
  onOutcome: (outcome: string) => void;
}) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <EntryButton name={event.nameOf(entry)} onPress={() => onOutcome(entry)} />
      </th>
      {places.map(({ market, best }) => (
        <td key={market.line}>
          <PriceCell price={written(best.get(entry) ?? null, event.format)} result={resultOf(market, entry)} />
        </td>
      ))}
    </tr>
  );
});

/** The highest prices of competitors by place: to win, among the first three. */
export function EntryTable({
  markets,
  event,
  onOutcome,
}: {
  markets: readonly MarketOdds[];
  event: OddsEvent;
  onOutcome: (outcome: string) => void;
}) {
  const places = useMemo(() => markets.slice(0, MOST_PLACES).map(bestByEntry), [markets]);
  const entries = useMemo(() => {
    const all = [...new Set(places.flatMap(({ best }) => [...best.keys()]))];
    const first = places[0]?.best ?? new Map<string, number>();
    const priceOf = (entry: string): number => first.get(entry) ?? Number.POSITIVE_INFINITY;
    return all.toSorted((a, b) => priceOf(a) - priceOf(b));
  }, [places]);
  return (
    <table className={styles.table}>
      <caption className="unseen">{oddsText.types.TOP_POSITION_MERGED}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {oddsText.entry}
          </th>
          {places.map(({ market }) => (
            <th key={market.line} scope="col">
              {lineLabel(market, event.sportId)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry} {...{ entry, places, event, onOutcome }} />
        ))}
      </tbody>
    </table>
  );
}
