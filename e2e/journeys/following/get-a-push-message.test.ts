import { ALERT_CALLS, type AlertPayload } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushService, type TestPushService } from '../../../server/testing/push-service.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { activeWorker, deliverPush, recordShown, shownBy } from '../../harness/worker.ts';

describe.runIf(hasBrowser)('a visitor with push messages', () => {
  let site: ProductSite;
  let push: TestPushService;
  beforeAll(async () => {
    push = await startPushService();
    site = await openSite({ WEB_PUSH_LOOPBACK: 'on' });
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await push[Symbol.asyncDispose]();
  });

  it('[GEN-15] a goal is encrypted by the server and shown by the service worker, and its correction replaces it', async () => {
    const match = createMatch({ key: 'm1', home: 'Brøndby IF', away: 'Vejle Boldklub' });
    await site.submit(...match.kickedOff(10));
    const page = await site.open('/fodbold/', { serviceWorkers: 'allow' });
    const worker = await recordShown(await activeWorker(page));
    const id = await page.locator('[data-event]').first().getAttribute('data-event');
    const device = push.device('a');
    const document = { mygames: { data: { [`g_1_${id}`]: { AD: 1, MG: '0' } } }, alerts: { kinds: 255 } };
    const { method, path } = ALERT_CALLS.subscribe;
    const status = await page.evaluate(
      async ([address, sent, how]) =>
        (await fetch(address!, { method: how!, body: sent!, headers: { 'content-type': 'application/json' } })).status,
      [path, JSON.stringify({ ...device.subscription, document }), method],
    );
    expect(status).toBe(204);

    await site.submit(match.score(1, 0));
    await expect.poll(() => push.textsOf(device)).toHaveLength(1);
    await site.submit(match.score(0, 0));
    await expect.poll(() => push.textsOf(device)).toHaveLength(2);
    for (const text of push.textsOf(device)) await deliverPush(page, text);
    await expect.poll(() => shownBy(worker)).toHaveLength(2);
    const [goal, correction] = await shownBy(worker);
    const url = `${new URL(page.url()).origin}/kamp/${id}/`;
    expect(goal).toMatchObject({ title: 'Mål til Brøndby IF: 1-0', options: { renotify: true, data: { url } } });
    expect(correction!.options.tag).toBe(goal!.options.tag);
    expect(correction!.title).toBe((JSON.parse(push.textsOf(device)[1]!) as AlertPayload).t);
  });

  it('a message that can not be read is shown as a plain notification', async () => {
    const page = await site.open('/fodbold/', { serviceWorkers: 'allow' });
    const worker = await recordShown(await activeWorker(page));
    await deliverPush(page, 'not JSON');
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Der er nyt i en kamp, du følger' }]);
  });
});
