import { shellText } from '#text/shell.ts';
import { tableText } from '#text/table.ts';
import type { EventWord } from '#text/language.ts';
import styles from './table-states.module.css';

const SKELETON = [4, 6, 3];

export function TableSkeleton() {
  return (
    <div role="status" aria-label={shellText.loading}>
      {SKELETON.map((rows, index) => (
        <div key={index} className={styles.skeleton} aria-hidden="true">
          <i />
          {Array.from({ length: rows }, (_, row) => (
            <p key={row}>
              <span />
              <span />
              <span />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

export function FailedTable({ event, onRetry }: { event: EventWord; onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <h2>{tableText.failed(event)}</h2>
      <p>{tableText.failedHint}</p>
      <button type="button" onClick={onRetry}>
        {shellText.retry}
      </button>
    </div>
  );
}
