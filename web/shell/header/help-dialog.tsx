import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/index.ts';
import { shellText } from '#text/shell.ts';
import { HELP_ID } from './ids.ts';
import styles from './tool-button.module.css';

const NONE: { default: ComponentType } = { default: () => null };
/** Loaded on request; the heading stays alone if that fails. */
const Shortcuts = lazy(
  async (): Promise<{ default: ComponentType }> =>
    import('./shortcuts.tsx').then(
      ({ Shortcuts: shown }) => ({ default: shown }),
      () => NONE,
    ),
);

export function HelpDialog() {
  const [isOpened, setOpened] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  // It opens without scripts, so it may be open before the hydration.
  useLayoutEffect(() => {
    if (popover.current!.matches(':popover-open')) setOpened(true);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.opener}`}
        popoverTarget={HELP_ID}
        aria-label={shellText.help}
        title={shellText.help}
      >
        <Icon name="keyboard" />
      </button>
      <div
        ref={popover}
        id={HELP_ID}
        popover="auto"
        tabIndex={-1}
        className={styles.help}
        role="dialog"
        aria-label={shellText.helpTitle}
        onToggle={() => setOpened(true)}
      >
        <h2>{shellText.helpTitle}</h2>
        {isOpened ? (
          <Suspense>
            <Shortcuts />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
