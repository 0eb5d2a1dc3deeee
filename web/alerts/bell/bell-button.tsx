import { ALERT_KINDS, kindsOf } from '@stillingen/domain';
import { useRef } from 'react';
import { isRowFocused, useKeys } from '../../page/use-keys.ts';
import { bellText, ruleText } from '#text/mine/alerts.ts';
import { Icon } from '../../ui/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Alerts } from '../alerts.ts';
import type { AlertSubject } from '../contract.ts';
import { ALERT_DRAWINGS } from '../drawings.ts';
import { maskFor } from '../masks.ts';
import { useAlerts, useDocument } from '../use-alerts.ts';
import styles from './bell-button.module.css';
import { openBell } from './open-bell.ts';

/** Of a button that opens the bell. */
function useBell(alerts: Alerts, subject: AlertSubject) {
  const mask = useDocument(alerts, (settings) => maskFor(settings, subject));
  const words = ruleText(kindsOf(mask), ALERT_KINDS.length);
  return {
    drawing: ALERT_DRAWINGS[mask === 0 ? 'bell-off' : 'bell'],
    words,
    button: {
      'aria-pressed': mask !== 0,
      'aria-haspopup': 'dialog',
      'aria-label': bellText.button(words, subject.name),
      onClick: () => openBell(subject),
    },
  } as const;
}

function Known({ alerts, subject }: { alerts: Alerts; subject: AlertSubject }) {
  const button = useRef<HTMLButtonElement>(null);
  const bell = useBell(alerts, subject);
  useKeys({ b: () => !isRowFocused() && openBell(subject) }, button);
  return (
    <Button ref={button} className={styles.bell} {...bell.button}>
      <Icon drawing={bell.drawing} size={16} />
      {bell.words}
    </Button>
  );
}

function KnownInLine({ alerts, subject }: { alerts: Alerts; subject: AlertSubject }) {
  const bell = useBell(alerts, subject);
  return (
    <button type="button" {...bell.button}>
      <Icon drawing={bell.drawing} />
    </button>
  );
}

/** The bell of a match, a team or a league, with its rule in words. Drawn once the page is hydrated. */
export function BellButton({ subject }: { subject: AlertSubject }) {
  const alerts = useAlerts();
  return alerts === null ? null : <Known alerts={alerts} subject={subject} />;
}

/** Without words, at the end of a line that names its subject. */
export function BellInLine({ subject }: { subject: AlertSubject }) {
  const alerts = useAlerts();
  return <span className={styles.inLine}>{alerts === null ? null : <KnownInLine alerts={alerts} subject={subject} />}</span>;
}
