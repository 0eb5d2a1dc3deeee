import { useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { deliveryText, pushText } from '#text/mine/alerts.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PushSubscriptionClient } from '../contract.ts';
import { useMaybe } from '../use-alerts.ts';
import type { Alerts } from '../alerts.ts';
import styles from './settings.module.css';

/** Web Push of iPhones and iPads needs the home screen. */
const needsHomeScreen = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

/** What the last press led to; null while nothing was pressed. */
export function useOutcome(): readonly [
  string | null,
  (work: Promise<void>, whenDone: string | null, whenFailed: string) => void,
] {
  const [outcome, setOutcome] = useState<string | null>(null);
  return [
    outcome,
    (work, whenDone, whenFailed) => {
      setOutcome(null);
      work.then(
        () => setOutcome(whenDone),
        () => setOutcome(whenFailed),
      );
    },
  ];
}

export function SendTest({ push }: { push: PushSubscriptionClient }) {
  const [outcome, report] = useOutcome();
  return (
    <>
      <Button onClick={() => report(push.test(), deliveryText.testSent, deliveryText.testFailed)}>{deliveryText.test}</Button>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </>
  );
}

function Known({ push }: { push: PushSubscriptionClient }) {
  const state = useStore(push.state);
  const [outcome, report] = useOutcome();
  if (state === 'unsupported') return <p>{needsHomeScreen() ? pushText.homeScreen : pushText.unsupported}</p>;
  if (state === 'denied') return <p>{pushText.denied}</p>;
  const isOn = state === 'on';
  return (
    <>
      {isOn ? <p className={styles.on}>{pushText.on}</p> : null}
      <div className={styles.buttons}>
        <Button
          look={isOn ? 'plain' : 'main'}
          disabled={state === 'working'}
          onClick={() => report(isOn ? push.turnOff() : push.turnOn(), null, pushText.failed)}
        >
          {state === 'working' ? pushText.working : isOn ? pushText.turnOff : pushText.turnOn}
        </Button>
        {isOn ? <SendTest push={push} /> : null}
      </div>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </>
  );
}

/** Web Push on this device, with what is in its way in words; nothing where the site has none. */
export function Push({ alerts }: { alerts: Alerts }) {
  const push = useMaybe(alerts.push);
  return push === null ? null : <Known push={push} />;
}
