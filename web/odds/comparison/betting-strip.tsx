import { BETTING_STRIP_MS } from '@stillingen/domain';
import type { MarketOdds } from '@stillingen/wire';
import { useNow } from '../../page/page-context.ts';
import { oddsText } from '#text/odds/odds.ts';
import { BookmakerName } from '../cells/bookmaker-name.tsx';
import { PriceCell } from '../cells/price-cell.tsx';
import { outcomeLabel, outcomesOf } from '../model/labels.ts';
import { priceOf } from '../model/summary.ts';
import { hrefOf, type OddsEvent, written } from './event.ts';
import styles from './overview.module.css';

const TURN_S = BETTING_STRIP_MS / 1000;

/** The bookmaker whose turn it is: each has the strip for 30 s (CONST-09). */
export const turnAt = (nowS: number, count: number): number => Math.floor(nowS / TURN_S) % count;

/** Live prices of one bookmaker after the other. */
export function BettingStrip({ market, event }: { market: MarketOdds; event: OddsEvent }) {
  const open = market.offers.filter(({ counts }) => counts);
  const turn = useNow((nowS) => (open.length === 0 ? 0 : turnAt(nowS, open.length)));
  const offer = open[turn];
  if (offer === undefined) return null;
  const href = hrefOf(event, offer);
  const { summary } = event.view;
  return (
    <section className={styles.strip} aria-label={oddsText.strip(offer.name)}>
      <div className={styles.source}>
        {oddsText.advert} · {oddsText.liveFrom} <BookmakerName name={offer.name} look={summary} href={href} />
        {href === null || !summary.hasVisit ? null : (
          <a href={href} target="_blank" rel="sponsored nofollow noopener">
            {oddsText.goTo(offer.name)}
          </a>
        )}
      </div>
      <div className={styles.cells} data-outcomes={outcomesOf(market).length}>
        {outcomesOf(market).map((outcome) => (
          <PriceCell
            key={outcome}
            label={outcomeLabel(market, outcome, event.nameOf)}
            price={written(priceOf(offer, outcome)?.price ?? null, event.format)}
            href={href}
          />
        ))}
      </div>
    </section>
  );
}
