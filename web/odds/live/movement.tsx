import { DateFormat, formatDate } from '@stillingen/domain';
import type { MarketOdds, OddsHistory, OfferOdds } from '@stillingen/wire';
import { oddsText } from '#text/odds/odds.ts';
import { type OddsEvent, written } from '../comparison/event.ts';
import { outcomeLabel } from '../model/labels.ts';
import { curveOf, type PriceStep, stepsOf } from '../model/movement.ts';
import styles from './movement.module.css';

const SMALL = { width: 60, height: 16 };
const LARGE = { width: 240, height: 40 };

interface CurveProps {
  readonly steps: readonly PriceStep[];
  readonly untilS: number;
}

function Curve({ steps, untilS, width, height }: CurveProps & typeof SMALL) {
  return (
    <svg
      className={styles.curve}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      width={width + 6}
      height={height + 6}
      aria-hidden="true"
    >
      <polyline points={curveOf(steps, untilS, width, height)} />
    </svg>
  );
}

export const Spark = (props: CurveProps) => <Curve {...props} {...SMALL} />;

/** Without its day where that is the day of `besideS`. */
function whenOf(atS: number, besideS: number): string {
  const isSameDay = formatDate(atS, DateFormat.fullDate) === formatDate(besideS, DateFormat.fullDate);
  return formatDate(atS, isSameDay ? DateFormat.time : DateFormat.dateTime);
}

interface MovementProps {
  readonly market: MarketOdds;
  readonly event: OddsEvent;
  readonly offer: OfferOdds;
  readonly outcomes: readonly string[];
  readonly history: OddsHistory | null;
}

/** A row below that of a bookmaker: each outcome from its opening to now, as curve and as table. */
export function Movement({ market, event, offer, outcomes, history }: MovementProps) {
  const price = (step: PriceStep): string => written(step.price, event.format) ?? '–';
  const when = ({ atS }: PriceStep): string => whenOf(atS, offer.confirmed);
  return (
    <tr className={styles.opened}>
      <td colSpan={outcomes.length + 2}>
        <div className={styles.outcomes}>
          {outcomes.map((outcome) => {
            const steps = stepsOf(history, offer, outcome);
            const [first, last] = [steps[0], steps.at(-1)];
            if (first === undefined || last === undefined) return null;
            const label = outcomeLabel(market, outcome, event.nameOf);
            return (
              <section key={outcome} aria-label={oddsText.movementOf(label)}>
                <h4>{label}</h4>
                <p>
                  {price(first)} <small>{when(first)}</small>
                  {first === last ? null : (
                    <>
                      {' → '}
                      {price(last)} <small>{when(last)}</small>
                    </>
                  )}
                </p>
                <Curve steps={steps} untilS={offer.confirmed} {...LARGE} />
                <details>
                  <summary>{oddsText.asTable}</summary>
                  <table>
                    <caption className="unseen">{oddsText.movementOf(label)}</caption>
                    <tbody>
                      {steps.toReversed().map((step) => (
                        <tr key={step.atS}>
                          <th scope="row">{when(step)}</th>
                          <td>{price(step)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </details>
              </section>
            );
          })}
        </div>
      </td>
    </tr>
  );
}
