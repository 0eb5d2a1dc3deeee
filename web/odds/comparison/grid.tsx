import type { MarketOdds } from '@stillingen/wire';
import { useKept } from '../../page/kept.ts';
import { oddsText } from '#text/odds/odds.ts';
import { PriceCell } from '../cells/price-cell.tsx';
import { outcomeLabel } from '../model/labels.ts';
import { resultOf } from '../model/results.ts';
import { type MarketSummary, summaryOf } from '../model/summary.ts';
import { type OddsEvent, written } from './event.ts';
import styles from './comparison.module.css';

const SCORE = /^(\d):(\d)$/;
/** More goals stand below the grid: a phone has room for so many columns. */
const MOST_GOALS = 4;
const RESULTS = ['1', 'X', '2'] as const;

interface GridShape {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  outcomeAt(row: string, column: string): string;
}

function shapeOf(betType: MarketOdds['betType'], outcomes: readonly string[]): GridShape {
  if (betType === 'HALF_FULL_TIME') return { rows: RESULTS, columns: RESULTS, outcomeAt: (half, full) => `${half}/${full}` };
  const scores = outcomes.flatMap((outcome) => {
    const [, home, away] = SCORE.exec(outcome) ?? [];
    return home === undefined ? [] : [[Number(home), Number(away)] as const];
  });
  const upTo = (side: 0 | 1): readonly string[] => {
    const most = Math.max(-1, ...scores.map((score) => score[side]).filter((goals) => goals <= MOST_GOALS));
    return Array.from({ length: most + 1 }, (_, goals) => String(goals));
  };
  return { rows: upTo(0), columns: upTo(1), outcomeAt: (home, away) => `${home}:${away}` };
}

interface CellProps {
  readonly market: MarketOdds;
  readonly event: OddsEvent;
  readonly summary: MarketSummary;
  readonly outcome: string;
  readonly isLabelled?: boolean;
  readonly onOutcome: (outcome: string) => void;
}

/** The highest price of an outcome; it leads to its bookmakers. */
function OutcomeCell({ market, event, summary: { outcomes, best }, outcome, isLabelled = false, onOutcome }: CellProps) {
  const at = outcomes.indexOf(outcome);
  const label = outcomeLabel(market, outcome, event.nameOf);
  const price = written(best[at] ?? null, event.format);
  const cell = <PriceCell price={price} result={resultOf(market, outcome)} {...(isLabelled ? { label } : {})} />;
  if (at === -1) return cell;
  return (
    <button
      type="button"
      className={styles.cellButton}
      aria-label={`${label}: ${price ?? oddsText.closed}`}
      onClick={() => onOutcome(outcome)}
    >
      {cell}
    </button>
  );
}

/** Correct scores, or results at half and full time. */
export function OutcomeGrid({ market, event, onOutcome }: Pick<CellProps, 'market' | 'event' | 'onOutcome'>) {
  const summary = useKept(summaryOf(market));
  const { rows, columns, outcomeAt } = shapeOf(market.betType, summary.outcomes);
  const inGrid = new Set(rows.flatMap((row) => columns.map((column) => outcomeAt(row, column))));
  const others = summary.outcomes.filter((outcome) => !inGrid.has(outcome));
  const shared = { market, event, summary, onOutcome };
  return (
    <>
      {rows.length === 0 ? null : (
        <table className={styles.grid}>
          <caption className="unseen">{oddsText.types[market.betType]}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{oddsText.outcome}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map((column) => (
                  <td key={column}>
                    <OutcomeCell {...shared} outcome={outcomeAt(row, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length === 0 ? null : (
        <div className={styles.others}>
          {others.map((outcome) => (
            <OutcomeCell key={outcome} {...shared} outcome={outcome} isLabelled />
          ))}
        </div>
      )}
    </>
  );
}
