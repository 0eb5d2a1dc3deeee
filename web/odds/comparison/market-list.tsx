import { BET_TYPES, type BetType } from '@stillingen/domain/odds';
import type { MarketOdds } from '@stillingen/wire';
import { oddsText } from '../../text/odds/da-odds.ts';
import { Panel } from '../../ui/panel.tsx';
import { bookmakersOf, ofType, typesOf } from '../model/choice.ts';
import styles from './market-list.module.css';

/** All types of bets with how many bookmakers offer each; those that the event has come first. */
export function MarketList({
  markets,
  chosen,
  onChoose,
}: {
  markets: readonly MarketOdds[];
  chosen: BetType | null;
  onChoose: (betType: BetType) => void;
}) {
  const offered = typesOf(markets);
  return (
    <Panel title={oddsText.allMarkets} footer={oddsText.marketCount}>
      <ul className={styles.list}>
        {offered.map((betType) => (
          <li key={betType}>
            <button type="button" aria-current={betType === chosen ? 'true' : undefined} onClick={() => onChoose(betType)}>
              <span>{oddsText.types[betType]}</span>
              <small>{bookmakersOf(ofType(markets, betType))}</small>
            </button>
          </li>
        ))}
        {BET_TYPES.filter((betType) => !offered.includes(betType)).map((betType) => (
          <li key={betType}>
            <span>{oddsText.types[betType]}</span>
            <small>–</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
