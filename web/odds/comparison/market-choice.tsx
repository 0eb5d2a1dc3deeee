import type { BetScope, BetType } from '@stillingen/domain/odds';
import { memo } from 'react';
import { oddsText } from '#text/odds/odds.ts';
import { Choice } from '../../ui/choice.tsx';
import type { MarketChoice } from '../model/choice.ts';
import styles from './market-choice.module.css';

interface ChoiceProps {
  readonly types: readonly BetType[];
  /** Parts of the event that the chosen type has. */
  readonly scopes: readonly BetScope[];
  readonly chosen: BetType | null;
  readonly scope: BetScope | null;
  /** Offers before and during the event. */
  readonly hasBoth: boolean;
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
export const MarketChoices = memo(function MarketChoices({
  types,
  scopes,
  chosen,
  scope,
  hasBoth,
  isLive,
  onChoose,
}: ChoiceProps) {
  return (
    <div className={styles.choices}>
      <div className={styles.chips} role="group" aria-label={oddsText.market}>
        {[null, ...types].map((type) => (
          <button
            key={type ?? ''}
            ref={type === chosen ? scrollToChip : undefined}
            type="button"
            aria-pressed={type === chosen}
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
              chosen={scope ?? scopes[0]!}
              onChoose={(id) => onChoose({ scope: id, line: null, outcome: null })}
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
});
