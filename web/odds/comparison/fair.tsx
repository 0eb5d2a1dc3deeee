import type { MarketOdds } from '@stillingen/wire';
import { type OddsFormat, formatPrice, MAX_PRICE, MIN_PRICE } from '@stillingen/domain/odds';
import { oddsText } from '#text/odds/odds.ts';
import { Panel } from '../../ui/panel.tsx';
import { fairChances } from '../model/summary.ts';
import type { OddsEvent } from './event.ts';
import styles from './fair.module.css';

const priceOfChance = (chance: number): number =>
  Math.min(MAX_PRICE, Math.max(MIN_PRICE, Math.round(1000 / Math.max(chance, 1 / MAX_PRICE))));

/** Whole percent that add up to 100. */
export function wholePercents(chances: readonly number[]): readonly number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  let rest = 100 - floors.reduce((sum, each) => sum + each, 0);
  const byRemainder = chances
    .map((chance, at) => ({ at, remainder: (chance * 100) % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { at } of byRemainder) {
    if (rest <= 0) break;
    floors[at]! += 1;
    rest -= 1;
  }
  return floors;
}

const SIDES: Readonly<Record<string, (event: OddsEvent) => string>> = {
  home: ({ homeName }) => homeName,
  away: ({ awayName }) => awayName,
  draw: () => oddsText.draw,
};

function Share({ label, percent, price, format }: { label: string; percent: number; price: number; format: OddsFormat }) {
  return (
    <div>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        {percent} %<small>{oddsText.fair.would(formatPrice(price, format))}</small>
      </dd>
    </div>
  );
}

/** The market as chances without the margin of bookmakers. */
export function FairPanel({ market, event }: { market: MarketOdds; event: OddsEvent }) {
  const fair = fairChances(market);
  if (fair === null) return null;
  const { outcomes, chances, counted, margin } = fair;
  const percents = wholePercents(chances);
  return (
    <Panel
      title={oddsText.fair.title}
      aside={oddsText.fair.of(counted)}
      footer={oddsText.fair.hint(margin.toFixed(1).replace('.', ','))}
    >
      <div className={styles.body}>
        <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {chances.map((chance, at) => (
            <rect
              key={outcomes[at]}
              x={100 * chances.slice(0, at).reduce((sum, each) => sum + each, 0) + (at === 0 ? 0 : 0.3)}
              width={Math.max(0, 100 * chance - 0.3)}
              height="10"
              data-side={outcomes[at]}
            />
          ))}
        </svg>
        <dl>
          {outcomes.map((outcome, at) => (
            <Share
              key={outcome}
              label={SIDES[outcome]?.(event) ?? oddsText.outcomes[outcome] ?? outcome}
              percent={percents[at]!}
              price={priceOfChance(chances[at]!)}
              format={event.format}
            />
          ))}
        </dl>
      </div>
    </Panel>
  );
}
