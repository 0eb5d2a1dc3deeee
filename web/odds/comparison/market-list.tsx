import { BET_TYPES, type BetType } from '@stillingen/domain/odds';
import { memo } from 'react';
import { oddsText } from '#text/odds/odds.ts';
import { Panel } from '../../ui/panel.tsx';
import type { MarketChoice } from '../model/choice.ts';
import styles from './market-list.module.css';

/** All types of bets with how many bookmakers offer each; those that the event has come first. */
export const MarketList = memo(function MarketList({
  types,
  bookmakers,
  chosen,
  onChoose,
}: {
  types: readonly BetType[];
  /** How many offer each type. */
  bookmakers: readonly number[];
  chosen: BetType | null;
  onChoose: (change: Partial<MarketChoice>) => void;
}) {
  return (
    <Panel title={oddsText.allMarkets} footer={oddsText.marketCount}>
      <ul className={styles.list}>
        {types.map((betType, at) => (
          <li key={betType}>
            <button
              type="button"
              aria-current={betType === chosen ? 'true' : undefined}
              onClick={() => onChoose({ betType, line: null, outcome: null })}
            >
              <span>{oddsText.types[betType]}</span>
              <small>{bookmakers[at]}</small>
            </button>
          </li>
        ))}
        {BET_TYPES.filter((betType) => !types.includes(betType)).map((betType) => (
          <li key={betType}>
            <span>{oddsText.types[betType]}</span>
            <small>–</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
