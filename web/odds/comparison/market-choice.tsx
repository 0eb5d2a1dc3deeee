import type { BetType } from '@stillingen/domain/odds';
import type { EventOdds, MarketOdds } from '@stillingen/wire';
import { oddsText } from '../../text/odds/da-odds.ts';
import { Choice } from '../../ui/choice.tsx';
import { hasMoment, type MarketChoice, ofType, scopesOf, typesOf } from '../model/choice.ts';
import styles from './market-choice.module.css';

interface ChoiceProps {
  readonly odds: EventOdds;
  readonly markets: readonly MarketOdds[];
  readonly chosen: MarketChoice;
  readonly isLive: boolean;
  readonly onChoose: (change: Partial<MarketChoice>) => void;
}

const MOMENTS = [
  { id: 'before', label: oddsText.before },
  { id: 'live', label: oddsText.live },
] as const;

/** Scrolls sideways only. */
function scrollToChip(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (chip != null && row != null) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

/** A part of the event and the moment have choices where there is more than one. */
export function MarketChoices({ odds, markets, chosen, isLive, onChoose }: ChoiceProps) {
  const types: readonly (BetType | null)[] = [null, ...typesOf(markets)];
  const scopes = chosen.betType === null ? [] : scopesOf(ofType(markets, chosen.betType));
  const hasBoth = hasMoment(odds, true) && hasMoment(odds, false);
  return (
    <div className={styles.choices}>
      <div className={styles.chips} role="group" aria-label={oddsText.market}>
        {types.map((type) => (
          <button
            key={type ?? ''}
            ref={type === chosen.betType ? scrollToChip : undefined}
            type="button"
            aria-pressed={type === chosen.betType}
            onClick={() => onChoose({ betType: type, line: null, outcome: null })}
          >
            {type === null ? oddsText.overview : oddsText.types[type]}
          </button>
        ))}
      </div>
      {scopes.length < 2 && !hasBoth ? null : (
        <div className={styles.parts}>
          {scopes.length < 2 ? null : (
            <Choice
              label={oddsText.period}
              options={scopes.map((id) => ({ id, label: oddsText.scopes[id] }))}
              chosen={scopes.find((scope) => scope === chosen.scope) ?? scopes[0]!}
              onChoose={(scope) => onChoose({ scope, line: null, outcome: null })}
            />
          )}
          {hasBoth ? (
            <Choice
              label={oddsText.when}
              options={MOMENTS}
              chosen={isLive ? 'live' : 'before'}
              onChoose={(id) => onChoose({ isLive: id === 'live', line: null, outcome: null })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
