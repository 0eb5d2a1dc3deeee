import type { EventRow } from '@stillingen/wire';
import { StageType } from '@stillingen/domain';
import { MINUTE_MARK } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
import type { CorrectionLine as Line } from '../model/corrections.ts';
import { tabHref } from '../model/tabs.ts';
import styles from './correction-line.module.css';

/** Under the score while a correction changes how it is read. */
export function CorrectionLine({ event, lines }: { event: EventRow; lines: readonly Line[] }) {
  const line = lines.find(({ from, isOfScore }) => isOfScore && from !== '');
  if (line === undefined || event.stageType !== StageType.live) return null;
  const { minute, what, from, reason } = line;
  return (
    <p className={styles.line}>
      <span className="unseen">{matchText.was} </span>
      <s>{from}</s>
      <span>{matchText.correctionLine(what, minute === '' ? '' : minute + MINUTE_MARK, reason)}</span>
      <a href={tabHref(event.id ?? '', 'corrections')}>{matchText.tabs.corrections}</a>
    </p>
  );
}
