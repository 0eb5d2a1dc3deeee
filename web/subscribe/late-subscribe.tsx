import { type ComponentType, useEffect, useState } from 'react';
import type { Subscribable } from './contract.ts';
import styles from './late-subscribe.module.css';

/** The button with the addresses of calendar and RSS, whose code is fetched once the page is hydrated. */
export function LateSubscribe(props: Subscribable) {
  const [View, setView] = useState<ComponentType<Subscribable> | null>(null);
  useEffect(() => {
    import('./subscribe.tsx').then(
      ({ Subscribe }) => setView(() => Subscribe),
      () => {},
    );
  }, []);
  return View === null ? null : <View {...props} />;
}

/** The button in a row of its own, at the end of a page. */
export const SubscribeRow = (props: Subscribable) => (
  <div className={styles.row}>
    <LateSubscribe {...props} />
  </div>
);
