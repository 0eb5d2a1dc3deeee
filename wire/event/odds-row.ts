import { formatPrice, thousandthsOf } from '@stillingen/domain/odds';
import { int, rowCodec, text, type Words, yes } from '../text/fields.ts';

/** The odds of one event, fo_ (wire format 2.2). Several values are joined by a bar (SYNC-19). */
export const oddsRow = rowCodec({
  id: text('AA', 'event id'),
  odds: text('MI', 'odds of each outcome: 1.60|3.60|6.00'),
  previousOdds: text('MJ', 'the odds before them, in a list alone; empty for an outcome that has none'),
  active: text('MK', 'whether each is offered: 1|1|1'),
  trend: text('ML', 'movement of each: down|up|up'),
  outcomes: text('MM', 'ids of the outcomes: o_1|o_0|o_2; AH1, AH2, OU1, OU2, ML1, ML2, 10, 02 and EW alike'),
  highest: text('MIH', 'the highest odds of each among the bookmakers that are served; this site alone has it'),
  offersLive: yes('AN', 'y if live bets are accepted'),
  liveBookmakers: text('MW', 'ids of the bookmakers with live bets: 16|417'),
  mainBookmaker: int('MBO', 'id of the bookmaker whose odds these are'),
  excluded: text('MX', 'ids of the bookmakers whose odds of this event are not published'),
  startingPrice: text('OSP', 'starting price of a runner; no other feed has it'),
  betslip: int('MBS', 'betslip mode: 0 off, 1 betslip, 2 deeplink'),
});
export type OddsRow = Words<typeof oddsRow.fields>;

/** EVENT-24, EVENT-25. */
export const ODDS_OUTCOMES = ['1', '0', '2', '10', '02', 'AH1', 'AH2', 'OU1', 'OU2', 'ML1', 'ML2', 'EW'] as const;
export type OddsOutcome = (typeof ODDS_OUTCOMES)[number];

/** Prices in thousandths, and an each-way handicap alike. */
export interface OutcomeOdds {
  readonly outcome: OddsOutcome;
  readonly odds: number | null;
  readonly previous: number | null;
  /** Among the bookmakers that are served. */
  readonly highest: number | null;
  readonly isActive: boolean;
}

type OutcomeWords = Pick<OddsRow, 'odds' | 'previousOdds' | 'active' | 'trend' | 'outcomes' | 'highest'>;
const BETWEEN = '|';
const PREFIX = 'o_';
const oddsText = (odds: number | null): string => (odds === null ? '' : formatPrice(odds, 'eu'));

const trendOf = ({ odds, previous }: OutcomeOdds): string =>
  odds === null || previous === null || odds === previous ? '' : odds > previous ? 'up' : 'down';

export function oddsWords(offered: readonly OutcomeOdds[]): OutcomeWords {
  const each = (of: (outcome: OutcomeOdds) => string): string => offered.map(of).join(BETWEEN);
  return {
    odds: each(({ odds }) => oddsText(odds)),
    previousOdds: each(({ outcome, previous }) => (outcome === 'EW' ? '' : oddsText(previous))),
    active: each(({ isActive }) => (isActive ? '1' : '0')),
    trend: each(trendOf),
    outcomes: each(({ outcome }) => PREFIX + outcome),
    highest: each(({ highest }) => oddsText(highest)),
  };
}

export function outcomesOf({ odds, previousOdds, active, outcomes, highest }: OutcomeWords): OutcomeOdds[] {
  const [values, before, active01, most] = [odds, previousOdds, active, highest].map((words) => (words ?? '').split(BETWEEN));
  return (outcomes ?? '').split(BETWEEN).flatMap((name, at): OutcomeOdds[] => {
    const outcome = ODDS_OUTCOMES.find((each) => PREFIX + each === name);
    if (outcome === undefined) return [];
    const previous = outcome === 'EW' ? null : thousandthsOf(before![at] ?? '');
    const [now, top] = [values![at], most![at]].map((each) => thousandthsOf(each ?? ''));
    return [{ outcome, odds: now!, previous, highest: top!, isActive: active01![at] === '1' }];
  });
}
