import { BET_TYPE_RULES, type BetType } from '@stillingen/domain/odds';
import type { MarketOdds } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { useKept } from '../../page/kept.ts';
import { oddsText } from '#text/odds/odds.ts';
import { Panel } from '../../ui/panel.tsx';
import { PriceCell } from '../cells/price-cell.tsx';
import { mainLine, type MarketChoice, ofScope, ofType, typesOf } from '../model/choice.ts';
import { formOf, lineLabel, outcomeLabel } from '../model/labels.ts';
import { resultOf } from '../model/results.ts';
import { summaryOf } from '../model/summary.ts';
import { BettingStrip } from './betting-strip.tsx';
import { EntryTable } from './entry-table.tsx';
import { type OddsEvent, written } from './event.ts';
import { OutcomeGrid } from './grid.tsx';
import styles from './overview.module.css';

interface OverviewProps {
  readonly markets: readonly MarketOdds[];
  readonly event: OddsEvent;
  readonly onChoose: (change: Partial<MarketChoice>) => void;
}

function Block({
  type,
  note,
  children,
  onChoose,
}: { type: BetType; note: string; children: ReactNode } & Pick<OverviewProps, 'onChoose'>) {
  return (
    <section className={styles.block}>
      <h3>
        <button type="button" onClick={() => onChoose({ betType: type })}>
          {oddsText.types[type]}
        </button>
        {note === '' ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

/** The highest prices of two or three outcomes. */
function Outcomes({ market, event, onChoose }: { market: MarketOdds } & Omit<OverviewProps, 'markets'>) {
  const { outcomes, best } = useKept(summaryOf(market));
  return (
    <Block type={market.betType} note={lineLabel(market, event.sportId)} onChoose={onChoose}>
      <div className={styles.cells} data-outcomes={outcomes.length}>
        {outcomes.map((outcome, at) => (
          <PriceCell
            key={outcome}
            label={outcomeLabel(market, outcome, event.nameOf)}
            price={written(best[at] ?? null, event.format)}
            result={resultOf(market, outcome)}
          />
        ))}
      </div>
    </Block>
  );
}

/** Those of the first part of the event. */
const firstOf = (markets: readonly MarketOdds[], type: BetType): readonly MarketOdds[] => ofScope(ofType(markets, type), null);

/** Every type of bet in its form, with the highest prices. */
export function Overview({ markets, event, onChoose }: OverviewProps) {
  const types = typesOf(markets);
  const [first] = markets;
  const shared = { event, onChoose };
  const lined = types.filter((type) => formOf(type) === 'lines');
  const withOutcomes = (count: number): readonly BetType[] =>
    types.filter((type) => formOf(type) === 'outcomes' && BET_TYPE_RULES[type].outcomes?.length === count);
  const groups: readonly (readonly [title: string, types: readonly BetType[]])[] = [
    [oddsText.forms.three, withOutcomes(3)],
    [oddsText.forms.two, withOutcomes(2)],
    [oddsText.forms.lines, lined],
  ];
  const grids = types.filter((type) => formOf(type) === 'grid');
  const list = types.filter((type) => formOf(type) === 'list');
  return (
    <>
      {first?.isLive === true && formOf(first.betType) === 'outcomes' ? <BettingStrip market={first} event={event} /> : null}
      <p className={styles.hint}>{oddsText.pressMarket}</p>
      {groups.map(([title, of]) =>
        of.length === 0 ? null : (
          <Panel key={title} title={title} aside={oddsText.advert}>
            <div className={styles.blocks}>
              {of.map((type) => (
                <Outcomes key={type} market={mainLine(firstOf(markets, type))!} {...shared} />
              ))}
            </div>
          </Panel>
        ),
      )}
      {grids.length === 0 ? null : (
        <Panel title={oddsText.forms.grid} aside={oddsText.advert} footer={oddsText.closedCells}>
          <div className={styles.blocks}>
            {grids.map((type) => (
              <Block key={type} type={type} note="" onChoose={onChoose}>
                <div className={styles.grid}>
                  <OutcomeGrid
                    market={firstOf(markets, type)[0]!}
                    event={event}
                    onOutcome={(outcome) => onChoose({ betType: type, outcome })}
                  />
                </div>
              </Block>
            ))}
          </div>
        </Panel>
      )}
      {list.map((type) => (
        <Panel key={type} title={oddsText.types[type]} aside={oddsText.advert}>
          <EntryTable
            markets={firstOf(markets, type)}
            event={event}
            onOutcome={(outcome) => onChoose({ betType: type, outcome })}
          />
        </Panel>
      ))}
    </>
  );
}
