import type { OddsHistory, OfferOdds } from '@stillingen/wire';
import { isFresh, type Price } from '@stillingen/domain/odds';
import { memo } from 'react';
import { useNow } from '../../page/page-context.ts';
import { oddsText } from '#text/odds/odds.ts';
import { clockTime } from '../../ui/index.ts';
import { BookmakerName } from '../cells/bookmaker-name.tsx';
import { PriceCell, type Trend } from '../cells/price-cell.tsx';
import { MarkedPrice } from '../live/marked-price.tsx';
import { stepsOf } from '../model/movement.ts';
import { Spark } from '../live/movement.tsx';
import { priceOf } from '../model/summary.ts';
import { hrefOf, type OddsEvent, percent, written } from './event.ts';
import styles from './comparison.module.css';

/** Prices confirmed within the last minute are marked. */
const NEW_S = 60;

const STATE_WORDS = {
  suspended: oddsText.suspended,
  closed: oddsText.closing,
  settled: oddsText.settled,
  void: oddsText.annulled,
} as const;

interface FreshnessProps {
  readonly offer: OfferOdds;
  readonly isLive: boolean;
  readonly isExchange: boolean;
  readonly isStale: boolean;
}

/** When the prices of an open offer were confirmed; else why none are to be taken. */
function Freshness({ offer: { state, confirmed }, isLive, isExchange, isStale }: FreshnessProps) {
  const closed = isLive && state === 'closed' ? oddsText.closed : null;
  const ago = useNow((nowS) => oddsText.ago(nowS - confirmed));
  const isNew = useNow((nowS) => nowS - confirmed <= NEW_S);
  if (state !== 'open') return <small className={styles.state}>{closed ?? STATE_WORDS[state]}</small>;
  return (
    <small className={`${styles.fresh} ${isStale ? styles.old : isNew ? '' : styles.older}`}>
      {isExchange ? <abbr title={oddsText.exchangeTitle}>{oddsText.exchange}</abbr> : null}
      {isExchange ? ' · ' : null}
      {ago}
    </small>
  );
}

const trendOf = (price: Price | null, opening: Price | null): Trend =>
  price === null || opening === null || price === opening ? null : price > opening ? 'up' : 'down';

interface RowProps {
  readonly event: OddsEvent;
  readonly offer: OfferOdds;
  readonly outcomes: readonly string[];
  readonly best: readonly (Price | null)[];
  readonly payout: number | null;
  readonly isLive: boolean;
  readonly history: OddsHistory | null;
  readonly isOpen: boolean;
  readonly onToggle: (bookmaker: number) => void;
}

export const BookmakerRow = memo(function BookmakerRow(props: RowProps) {
  const { event, offer, outcomes, best, payout, isLive, history, isOpen, onToggle } = props;
  const { format } = event;
  const { state, counts, opened } = offer;
  const href = hrefOf(event, offer);
  const openedAt = clockTime(opened);
  const isExchange = event.view.bookmakers.some((each) => each.id === offer.bookmaker && each.isExchange);
  const isConfirmed = useNow((nowS) => isFresh(offer.confirmed * 1000, isLive, nowS * 1000));
  const isStale = !counts && !(isExchange && isConfirmed && state === 'open');
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <BookmakerName
          name={offer.name}
          look={event.view.comparison}
          href={href}
          note={<Freshness {...{ offer, isLive, isExchange, isStale }} />}
        >
          <button
            type="button"
            className={styles.movement}
            aria-expanded={isOpen}
            aria-label={oddsText.movementAt(offer.name)}
            onClick={() => onToggle(offer.bookmaker)}
          >
            <Spark steps={stepsOf(history, offer, outcomes[0] ?? '')} untilS={offer.confirmed} />
          </button>
        </BookmakerName>
      </th>
      {outcomes.map((outcome, at) => {
        const found = priceOf(offer, outcome);
        const price = found?.price ?? null;
        const opening = found?.opening ?? null;
        return (
          <MarkedPrice key={outcome} price={state === 'open' ? price : null}>
            <PriceCell
              price={state === 'suspended' ? null : written(price, format)}
              opening={state === 'suspended' ? null : written(opening, format)}
              openedAt={openedAt}
              trend={trendOf(price, opening)}
              isBest={counts && price !== null && price === best[at]}
              isStale={isStale}
              result={found?.result ?? null}
              href={href}
              closedWord={state === 'suspended' ? oddsText.suspended : oddsText.closed}
            />
          </MarkedPrice>
        );
      })}
      <td className={styles.payout}>{counts ? percent(payout) : '–'}</td>
    </tr>
  );
});
