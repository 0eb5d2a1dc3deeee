import { DateFormat, dayOf, formatDate } from '@stillingen/domain';
import { useCallback, useEffect, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { deliveryText as text, KIND_TEXT } from '#text/mine/alerts.ts';
import { Failure, Panel, Skeleton } from '../ui/panel.tsx';
import { permission } from './push-client.ts';
import type { Alerts } from './alerts.ts';
import type { Delivery, PushSubscriptionClient } from './contract.ts';
import { Push } from './settings/push.tsx';
import styles from './page.module.css';
import { useMaybe } from './use-alerts.ts';

type Found = readonly Delivery[] | 'loading' | 'failed';

function useDeliveries(push: PushSubscriptionClient | null): readonly [Found, () => void] {
  const [found, setFound] = useState<Found>('loading');
  const load = useCallback(() => {
    let isGone = false;
    const show = (next: Found): void => {
      if (!isGone) setFound(next);
    };
    if (push === null) show([]);
    else push.log().then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [push]);
  useEffect(load, [load]);
  return [
    found,
    () => {
      setFound('loading');
      load();
    },
  ];
}

function wordsOf({ kind }: Delivery): string {
  if (kind === 'test') return text.testKind;
  return kind === 'rule' ? text.ruleKind : KIND_TEXT[kind].label;
}

function Lines({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <li key={`${delivery.at} ${delivery.event} ${delivery.kind}`}>
          <span className={styles.what}>{wordsOf(delivery)}</span>
          <span className={styles.outcome}>
            {text.outcomes[delivery.outcome]} {formatDate(delivery.at, DateFormat.dateTime)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether messages reach this device, and which were sent to it. */
export function Delivered({ alerts }: { alerts: Alerts }) {
  const push = useMaybe(alerts.push);
  const today = dayOf(useStore(usePage().nowS));
  const [found, retry] = useDeliveries(push);
  const sent = typeof found === 'string' ? [] : found.filter(({ outcome }) => outcome === 'sent');
  const last = sent[0];
  return (
    <>
      <Panel title={text.device}>
        <dl className={styles.facts}>
          <div>
            <dt>{text.permission}</dt>
            <dd>{text.permissions[permission()]}</dd>
          </div>
          <div>
            <dt>{text.last}</dt>
            <dd>{last === undefined ? text.never : formatDate(last.at, DateFormat.dateTime)}</dd>
          </div>
          <div>
            <dt>{text.countToday}</dt>
            <dd>{sent.filter(({ at }) => dayOf(at) === today).length}</dd>
          </div>
        </dl>
        <div className={styles.pad}>
          <Push alerts={alerts} />
        </div>
      </Panel>
      <Panel title={text.recent}>
        {found === 'loading' ? (
          <Skeleton lines={3} label={text.loading} />
        ) : found === 'failed' ? (
          <Failure title={text.failed} hint={text.failedHint} retry={shellText.retry} onRetry={retry} />
        ) : (
          <Lines deliveries={found} />
        )}
      </Panel>
    </>
  );
}
