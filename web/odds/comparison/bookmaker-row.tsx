import type { OfferOdds } from '@stillingen/wire';
import type { Price } from '@stillingen/domain/odds';
import { memo } from 'react';
import { useNow } from '../../page/page-context.ts';
import { oddsText } from '../../text/odds/da-odds.ts';
import { clockTime } from '../../ui/index.ts';
import { PriceCell, type Trend } from '../cells/price-cell.tsx';
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

/** When the prices of an open offer were confirmed; else why none are to be taken. */
function Freshness({ offer: { state, confirmed, counts } }: { offer: OfferOdds }) {
  const ago = useNow((nowS) => oddsText.ago(nowS - confirmed));
  const isNew = useNow((nowS) => nowS - confirmed <= NEW_S);
  if (state !== 'open') return <small className={styles.state}>{STATE_WORDS[state]}</small>;
  return <small className={`${styles.fresh} ${counts ? (isNew ? '' : styles.older) : styles.old}`}>{ago}</small>;
}

/** Of the first word and the last: 'Eksempel A' is EA. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const last = words.length > 1 ? words.at(-1)![0] : name[1];
  return `${name[0] ?? ''}${last ?? ''}`.toUpperCase();
}

function Bookmaker({ offer, href }: { offer: OfferOdds; href: string | null }) {
  const name = <bdi>{offer.name}</bdi>;
  return (
    <div>
      <span className={styles.mark} aria-hidden="true">
        {initialsOf(offer.name)}
      </span>
      <span className={styles.pair}>
        {href === null ? (
          name
        ) : (
          <a href={href} target="_blank" rel="sponsored nofollow noopener" title={oddsText.visit(offer.name)}>
            {name}
          </a>
        )}
        <Freshness offer={offer} />
      </span>
    </div>
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
}

export const BookmakerRow = memo(function BookmakerRow({ event, offer, outcomes, best, payout }: RowProps) {
  const { format } = event;
  const { state, counts, opened } = offer;
  const href = hrefOf(event, offer);
  const openedAt = clockTime(opened);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Bookmaker offer={offer} href={href} />
      </th>
      {outcomes.map((outcome, at) => {
        const found = priceOf(offer, outcome);
        const price = found?.price ?? null;
        const opening = found?.opening ?? null;
        return (
          <td key={outcome}>
            <PriceCell
              price={state === 'suspended' ? null : written(price, format)}
              opening={state === 'suspended' ? null : written(opening, format)}
              openedAt={openedAt}
              trend={trendOf(price, opening)}
              isBest={counts && price !== null && price === best[at]}
              isStale={!counts}
              result={found?.result ?? null}
              href={href}
              closedWord={state === 'suspended' ? oddsText.suspended : oddsText.closed}
            />
          </td>
        );
      })}
      <td className={styles.payout}>{counts ? percent(payout) : '–'}</td>
    </tr>
  );
});
