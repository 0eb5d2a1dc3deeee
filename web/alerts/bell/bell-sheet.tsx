import { bellText } from '#text/mine/alerts.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Alerts } from '../alerts.ts';
import type { AlertSubject } from '../contract.ts';
import { isFollowed, maskFor, maskPath, ownMask } from '../masks.ts';
import { Kinds } from '../settings/kinds.tsx';
import { SendTest } from '../settings/push.tsx';
import { useDocument, useMaybe } from '../use-alerts.ts';
import styles from './bell-sheet.module.css';

function Test({ alerts }: { alerts: Alerts }) {
  const push = useMaybe(alerts.push);
  const state = useMaybe(push?.state);
  return push === null || state !== 'on' ? null : <SendTest push={push} />;
}

/** What one match, team or league rings for. Every press holds at once. */
export function BellSheet({ alerts, subject }: { alerts: Alerts; subject: AlertSubject }) {
  const document = alerts.settings;
  const mask = useDocument(alerts, (settings) => maskFor(settings, subject));
  const own = useDocument(alerts, (settings) => ownMask(settings, subject));
  const hasUsual = useDocument(alerts, (settings) => isFollowed(settings, subject));
  const path = maskPath(subject);
  return (
    <>
      <p className={styles.name}>{subject.name}</p>
      <Kinds mask={mask} label={bellText.kinds} onChange={(next) => document.set(path, next)} />
      <div className={styles.foot}>
        {own === null ? (
          <p>{mask === 0 ? bellText.isOff : bellText.isUsual}</p>
        ) : (
          <Button onClick={() => document.remove(path)}>{hasUsual ? bellText.usual : bellText.off}</Button>
        )}
        <Test alerts={alerts} />
      </div>
    </>
  );
}
