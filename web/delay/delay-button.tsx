import { useId, useState } from 'react';
import { Icon } from '../ui/index.ts';
import { delayText } from '#text/delay.ts';
import styles from './delay-button.module.css';
import { DelayPanel } from './delay-panel.tsx';
import { useDelay } from './delay.ts';

export function DelayButton({ eventId }: { eventId: string }) {
  const [seconds] = useDelay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-pressed={seconds > 0} popoverTarget={id}>
        <Icon name="tv" size={15} />
        {seconds === 0 ? delayText.title : delayText.span(seconds)}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={delayText.title}
        className={styles.sheet}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? (
          <>
            <h2>{delayText.title}</h2>
            <DelayPanel eventId={eventId} />
          </>
        ) : null}
      </div>
    </>
  );
}
