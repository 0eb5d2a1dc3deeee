import { matchPath } from '@stillingen/wire';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { matchAddressOf } from '../../page/paths.ts';
import { Icon } from '../../ui/index.ts';
import { shellText } from '#text/shell.ts';
import { tableText } from '#text/table.ts';
import states from '../../list/table-states.module.css';
import styles from './match-dialog.module.css';

/** The chunk did not load: reload from a newer build, or keep the table and offer a retry. */
function WithoutCode() {
  const [isOffline, setOffline] = useState(false);
  const load = (): void => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setOffline(true),
    );
  };
  useEffect(load, []);
  return isOffline ? (
    <div className={states.empty} role="alert">
      <h2>{tableText.matchFailed}</h2>
      <button type="button" onClick={load}>
        {shellText.retry}
      </button>
    </div>
  ) : null;
}

const MatchView = lazy(async (): Promise<{ default: ComponentType<{ readonly eventId: string; readonly tabWord: string }> }> => {
  try {
    return { default: (await import('../page.tsx')).MatchView };
  } catch {
    return { default: WithoutCode };
  }
});

const WINDOW = 'popup,width=688,height=900';

export function MatchDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // So that the arrow keys scroll the match.
    view.current?.focus();
    // An attribute: a rule with `:has()` would make the browser search the page on every change.
    document.documentElement.toggleAttribute('data-covered', true);
    return () => document.documentElement.removeAttribute('data-covered');
  }, []);
  // Of the link that was followed, or of the tab that a step back returns to.
  const [tabWord] = useState(() => matchAddressOf(location.pathname)?.tab ?? '');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={tableText.openMatch}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.bar}>
        <a
          className={styles.tool}
          href={matchPath(eventId)}
          target="_blank"
          rel="noreferrer"
          aria-label={shellText.popOut}
          title={shellText.popOut}
          onClick={(event) => {
            event.preventDefault();
            window.open(location.pathname, '_blank', WINDOW);
            dialog.current?.close();
          }}
        >
          <Icon name="pop-out" />
        </a>
        <button
          type="button"
          className={styles.tool}
          aria-label={shellText.close}
          title={shellText.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div ref={view} className={styles.view} tabIndex={-1}>
        <Suspense fallback={<p className={styles.waiting}>{shellText.loading}</p>}>
          <MatchView eventId={eventId} tabWord={tabWord} />
        </Suspense>
      </div>
    </dialog>
  );
}
