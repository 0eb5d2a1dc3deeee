import type { EventOdds, MarketOdds } from '@stillingen/wire';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useKept } from '../../page/kept.ts';
import { SETTINGS_PATH } from '../../page/paths.ts';
import { oddsText } from '#text/odds/odds.ts';
import { Choice } from '../../ui/choice.tsx';
import { Chip } from '../../ui/index.ts';
import { Empty, Panel } from '../../ui/panel.tsx';
import { GamblingNotice } from '../notice/notice.tsx';
import { bookmakersOf, hasMoment, type MarketChoice, marketsOf, ofScope, ofType, scopesOf, typesOf } from '../model/choice.ts';
import { formOf, lineLabel, outcomeLabel } from '../model/labels.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { EntryTable } from './entry-table.tsx';
import type { OddsEvent } from './event.ts';
import { FairPanel } from './fair.tsx';
import { OutcomeGrid } from './grid.tsx';
import { LineTable } from './line-table.tsx';
import { MarketChoices } from './market-choice.tsx';
import { MarketList } from './market-list.tsx';
import { Overview } from './overview.tsx';
import styles from './comparison.module.css';

/** Null where nothing stands beside the tab. */
export type SetBeside = ((content: ReactNode) => void) | null;
type Choose = (change: Partial<MarketChoice>) => void;

interface ShownProps {
  readonly markets: readonly MarketOdds[];
  readonly chosen: MarketChoice;
  readonly event: OddsEvent;
  readonly onChoose: Choose;
}

const Advert = ({ title, isSimulated }: { title: ReactNode; isSimulated: boolean }) => (
  <span className={styles.title}>
    {title} <Chip kind="correction">{oddsText.advert}</Chip>
    {isSimulated ? <Chip kind="correction">{oddsText.demo}</Chip> : null}
  </span>
);

/** Other lines of a type that is compared for one line. */
function Lines({
  markets,
  shown,
  event,
  onChoose,
}: { markets: readonly MarketOdds[]; shown: MarketOdds } & Pick<ShownProps, 'event' | 'onChoose'>) {
  if (markets.length < 2) return null;
  return (
    <div className={styles.lines}>
      <Choice
        label={oddsText.line}
        options={markets.map((market) => ({ id: market.line ?? 0, label: lineLabel(market, event.sportId) }))}
        chosen={shown.line ?? 0}
        onChoose={(line) => onChoose({ line })}
      />
    </div>
  );
}

const Legend = ({ isDanish, isLive }: { isDanish: boolean; isLive: boolean }) => (
  <div className={styles.foot}>
    <p>{oddsText.legend(isLive)}</p>
    <p>
      {oddsText.order} {isDanish ? oddsText.licensed : null}
    </p>
  </div>
);

/** One type of bet: all lines, a grid or a list, and from there the bookmakers of one market. */
function ShownType({ markets, chosen, event, onChoose }: ShownProps) {
  const betType = chosen.betType!;
  const form = formOf(betType);
  const title = <Advert title={oddsText.types[betType]} isSimulated={event.view.isSimulated} />;
  const isCompared = form === 'outcomes' || (form === 'lines' ? chosen.line !== null : chosen.outcome !== null);
  const [first] = markets;
  if (first === undefined) return null;
  if (!isCompared && form === 'lines')
    return (
      <Panel title={title} footer={oddsText.pressLine}>
        <LineTable markets={markets} event={event} onChoose={onChoose} />
      </Panel>
    );
  if (!isCompared && form === 'grid')
    return (
      <Panel
        title={title}
        footer={`${betType === 'CORRECT_SCORE' ? oddsText.homeAndAway : oddsText.halfAndEnd} ${oddsText.closedCells} ${oddsText.pressOutcome}`}
      >
        <OutcomeGrid market={first} event={event} onOutcome={(outcome) => onChoose({ outcome })} />
      </Panel>
    );
  if (!isCompared)
    return (
      <Panel title={title} footer={oddsText.pressOutcome}>
        <EntryTable markets={markets} event={event} onOutcome={(outcome) => onChoose({ outcome })} />
      </Panel>
    );
  const market = markets.find(({ line }) => line === chosen.line) ?? first;
  return (
    <>
      <Panel
        title={title}
        aside={
          form === 'outcomes' ? (
            oddsText.formats[event.format]
          ) : (
            <button type="button" className={styles.back} onClick={() => onChoose({ line: null, outcome: null })}>
              {oddsText.back}
            </button>
          )
        }
        footer={<Legend isDanish={event.view.hasNotice} isLive={market.isLive} />}
      >
        <Lines markets={markets} shown={market} event={event} onChoose={onChoose} />
        {chosen.outcome === null ? null : (
          <h3 className={styles.outcome}>{outcomeLabel(market, chosen.outcome, event.nameOf)}</h3>
        )}
        <ComparisonTable market={market} event={event} {...(chosen.outcome === null ? {} : { only: chosen.outcome })} />
      </Panel>
      {form === 'outcomes' ? <FairPanel market={market} event={event} /> : null}
    </>
  );
}

/** The odds of one event: types of bets, parts, before and during, bookmakers. */
export function EventOddsView({
  odds,
  event,
  startsLive,
  first = {},
  beside = null,
  onShown,
  onTurnOff,
}: {
  odds: EventOdds;
  event: OddsEvent;
  startsLive: boolean;
  first?: Partial<MarketChoice>;
  /** Places the list of markets; null for below. */
  beside?: SetBeside;
  /** Called with the type and the part whose bookmakers are shown. */
  onShown?: (market: Pick<MarketOdds, 'betType' | 'scope'> | null) => void;
  onTurnOff?: () => void;
}) {
  const [choice, setChoice] = useState<MarketChoice>(() => ({
    betType: odds.markets[0]?.betType ?? null,
    scope: null,
    isLive: startsLive,
    line: null,
    outcome: null,
    ...first,
  }));
  const onChoose = useCallback<Choose>((change) => setChoice((before) => ({ ...before, ...change })), []);
  const markets = marketsOf(odds, choice.isLive);
  const ofChosenType = choice.betType === null ? [] : ofType(markets, choice.betType);
  const ofChosen = useKept(ofScope(ofChosenType, choice.scope));
  // A type may end while it is open: suspended live offers leave with their part of the match.
  const chosen: MarketChoice = ofChosen.length === 0 ? { ...choice, betType: null } : { ...choice, scope: ofChosen[0]!.scope };
  const { betType, scope } = chosen;
  useEffect(() => {
    onShown?.(betType === null || scope === null ? null : { betType, scope });
  }, [onShown, betType, scope]);
  const types = useKept(typesOf(markets));
  const bookmakers = useKept(types.map((type) => bookmakersOf(ofType(markets, type))));
  const scopes = useKept(scopesOf(ofChosenType));
  const list = useMemo(
    () => (types.length === 0 ? null : <MarketList {...{ types, bookmakers, onChoose }} chosen={betType} />),
    [types, bookmakers, onChoose, betType],
  );
  useEffect(() => beside?.(list), [beside, list]);
  useEffect(() => () => beside?.(null), [beside]);
  if (markets.length === 0) return <Empty title={oddsText.none} hint={oddsText.noneHint} />;
  const shared = { event, onChoose };
  return (
    <>
      <MarketChoices
        {...{ types, scopes, scope, onChoose }}
        chosen={betType}
        hasBoth={hasMoment(odds, true) && hasMoment(odds, false)}
        isLive={markets[0]!.isLive}
      />
      {betType === null ? (
        <Overview markets={markets} {...shared} />
      ) : (
        <ShownType markets={ofChosen} chosen={chosen} {...shared} />
      )}
      {event.view.hasNotice ? <GamblingNotice /> : null}
      <p className={styles.follows}>
        {oddsText.follows}{' '}
        {onTurnOff === undefined ? null : (
          <>
            <button type="button" onClick={onTurnOff}>
              {oddsText.turnOffOdds}
            </button>
            {' · '}
          </>
        )}
        <a href={`${SETTINGS_PATH}#odds`}>{oddsText.settings}</a>
      </p>
      {beside === null ? list : null}
    </>
  );
}
