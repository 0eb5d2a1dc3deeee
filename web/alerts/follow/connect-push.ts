import { browserPorts } from '@stillingen/client';
import type { Account } from '@stillingen/client/account';
import type { Mine } from '@stillingen/client/mine';
import { browserPush, createWebPush } from '@stillingen/client/web-push';
import { WORKER_PATH } from '../../entry/offline/paths.ts';
import type { MineParts } from '../../mine/contract.ts';
import type { Alerts } from '../alerts.ts';
import { createPushClient } from '../push-client.ts';
import { alertDocument } from './document.ts';

/** Several changes in a row are sent once. */
const REFRESH_MS = 3_000;

/** Web Push of this browser: its server learns what the device follows, or whose account it is. */
export function connectPush({ push }: Alerts, mine: Mine, { client, account, config }: MineParts): void {
  let known: Account | null = null;
  const owner = () => {
    const loggedIn = config.localOnly === true ? null : (known?.loggedIn() ?? null);
    return loggedIn === null ? { document: alertDocument(mine) } : { loggedIn };
  };
  const webPush = createWebPush({ browser: browserPush(WORKER_PATH), owner, delayS: client.delay.get });
  const shown = createPushClient(webPush);
  push.set(shown);
  const { after } = browserPorts();
  let cancel: () => void = () => {};
  const refresh = (): void => {
    if (shown.state.get() !== 'on') return;
    cancel();
    // What is not sent now is sent with the next change.
    cancel = after(REFRESH_MS, () => void webPush.refresh().catch(() => {}));
  };
  account.follow(({ account: opened }) => {
    known = opened;
    let user = opened.loggedIn()?.id;
    opened.subscribe(() => {
      const now = opened.loggedIn()?.id;
      if (now === user) return;
      user = now;
      refresh();
    });
  });
  // The server reads the document of an account itself.
  mine.subscribe(() => (mine.isSignedIn ? undefined : refresh()));
  client.delay.subscribe(refresh);
}
