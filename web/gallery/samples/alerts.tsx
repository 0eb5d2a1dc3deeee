import { eventItemId } from '@stillingen/domain';
import { BellButton } from '../../alerts/bell/bell-button.tsx';
import { showToast } from '../../alerts/toast/toast.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from '../page.module.css';

const SUBJECTS = [
  { kind: 'match', id: eventItemId(1, 'aB3dE6gH'), name: 'FC Midtjylland – FC København' },
  { kind: 'team', id: 'aB3dE6gH', name: 'FC Midtjylland' },
  { kind: 'league', id: '1_8_aB3dE6gH', name: 'Superligaen' },
] as const;

/** Bells, and a line that may be taken back. */
export const AlertSamples = () => (
  <p className={styles.buttons}>
    {SUBJECTS.map((subject) => (
      <BellButton key={subject.id} subject={subject} />
    ))}
    <Button
      onClick={() =>
        showToast({
          text: 'Du følger Brentford – Newcastle. Besked om: mål, kort, slut.',
          action: { label: 'Fortryd', run: () => showToast({ text: 'Du følger ikke længere kampen.' }) },
        })
      }
    >
      Følg
    </Button>
  </p>
);
