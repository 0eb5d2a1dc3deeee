import { canPush, payout } from '@stillingen/domain/odds';
import type { MarketOdds } from '@stillingen/wire';
import { Fragment, useCallback, useState } from 'react';
import { useKept } from '../../page/kept.ts';
import { oddsText } from '#text/odds/odds.ts';
import { Movement } from '../live/movement.tsx';
import { useHistory } from '../live/use-history.ts';
import { outcomeLabel } from '../model/labels.ts';
import { payoutOf, summaryOf } from '../model/summary.ts';
import { BookmakerRow } from './bookmaker-row.tsx';
import { type OddsEvent, percent, written } from './event.ts';
import styles from './comparison.module.css';

/** A line of each bookmaker for one market, with the highest prices and the average below. */
export function ComparisonTable({ market, event, only }: { market: MarketOdds; event: OddsEvent; only?: string }) {
  const { format } = event;
  const { outcomes: all, best: allBest, average: allAverage, bestPayout, counted } = useKept(summaryOf(market));
  const at = only === undefined ? -1 : all.indexOf(only);
  const pick = <Value,>(values: readonly Value[]): readonly Value[] => (at === -1 ? values : values.slice(at, at + 1));
  const [outcomes, best, average] = [useKept(pick(all)), useKept(pick(allBest)), useKept(pick(allAverage))];
  const history = useHistory(event.eventId, market);
  const [opened, setOpened] = useState<number | null>(null);
  const onToggle = useCallback((bookmaker: number) => setOpened((before) => (before === bookmaker ? null : bookmaker)), []);
  const payoutTitle = canPush(market) ? oddsText.payoutPush : oddsText.payoutTitle;
  return (
    <table
      className={`${styles.table} ${event.view.comparison.hasBackground ? '' : styles.flat}`}
      data-outcomes={Math.min(outcomes.length, 3)}
    >
      <caption className="unseen">
        {oddsText.types[market.betType]}, {oddsText.scopes[market.scope]}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            <div>
              {oddsText.bookmaker}
              <span className={styles.movementHead}>
                {oddsText.movementOf(outcomeLabel(market, outcomes[0] ?? '', event.nameOf))}
              </span>
            </div>
          </th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col">
              {outcomeLabel(market, outcome, event.nameOf)}
            </th>
          ))}
          <th scope="col" className={styles.payout} title={payoutTitle}>
            <abbr title={payoutTitle}>{oddsText.payout}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {market.offers.map((offer) => (
          <Fragment key={offer.bookmaker}>
            <BookmakerRow
              {...{ event, offer, outcomes, best, history, onToggle }}
              payout={payoutOf(offer, all, market)}
              isLive={market.isLive}
              isOpen={offer.bookmaker === opened}
            />
            {offer.bookmaker === opened ? <Movement {...{ market, event, offer, outcomes, history }} /> : null}
          </Fragment>
        ))}
      </tbody>
      {counted === 0 ? null : (
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              {oddsText.highest}
            </th>
            {outcomes.map((outcome, index) => (
              <td key={outcome}>{written(best[index] ?? null, format) ?? '–'}</td>
            ))}
            <td className={styles.payout}>{percent(bestPayout)}</td>
          </tr>
          {average.every((price) => price === null) ? null : (
            <tr>
              <th scope="row" className={styles.name}>
                {oddsText.average}
              </th>
              {outcomes.map((outcome, index) => (
                <td key={outcome}>{written(average[index] ?? null, format) ?? '–'}</td>
              ))}
              <td className={styles.payout}>{percent(payout(market, allAverage))}</td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
}
