import { expect, it } from 'vitest';
import { startPushService } from '../../server/testing/push-service.ts';
import { type TestWebhookBody, verifyWebhook } from '../../server/testing/webhooks/verify-webhook.ts';
import { openSite } from '../harness/faults/site.ts';
import { deliver } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { runProgram } from '../harness/program.ts';

const GOALS = 12;
const KILLED_AFTER: ReadonlySet<number> = new Set([3, 7, 8]);

it('a webhook gets every goal, signed, when the server is killed between them', async () => {
  await using receiver = await startPushService();
  await using site = await openSite({ WEBHOOK_LOOPBACK: 'on', LOG_LEVEL: 'silent' });
  const { machine, key } = site;
  const run = (...words: string[]) => runProgram(['webhook', ...words], machine.settings);

  expect(await run('add', 'http://10.0.0.1/hook')).toMatchObject({ code: 2, stdout: '' });
  const added = await run('add', `${receiver.url}/hook?token=1`, '--events', 'goal', '--sport', 'soccer');
  const [, id, secret] = /^(wh_\w+) posts goal soccer to http:\S+\/hook\?…\nsecret, shown once: (whsec_\S+)\n$/.exec(
    added.stdout,
  )!;
  expect(await run('test', id!)).toMatchObject({ code: 0, stdout: 'answered 201\n' });
  const deliveries = (): readonly TestWebhookBody[] => receiver.received.map((each) => verifyWebhook(secret!, each));
  expect(deliveries()).toMatchObject([{ type: 'test' }]);

  const match = createMatch({ key: 'hook', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  await deliver(machine.url, key, match.kickedOff(5));
  for (let goals = 1; goals <= GOALS; goals += 1) {
    await deliver(machine.url, key, [match.score(goals, 0)]);
    if (!KILLED_AFTER.has(goals)) continue;
    await machine.kill();
    await machine.start();
  }
  const scored = (): number[] => [
    ...new Set(deliveries().flatMap(({ type, data }) => (type === 'match.score' ? (data['score'] as number[])[0]! : []))),
  ];
  await expect.poll(scored, { timeout: 60_000 }).toEqual(Array.from({ length: GOALS }, (_, at) => at + 1));

  await expect
    .poll(async () => (await run('list')).stdout)
    .toMatch(/ active {2}\S+ {2}goal soccer\n.*; 0 waiting, 0 dead letters\n/);
  expect(await fetch(`${machine.url}/metrics`).then((answer) => answer.text())).toMatch(
    /^stillingen_webhook_attempts_total\{outcome="delivered"\} [1-9]/m,
  );
  expect(await run('retry', id!)).toMatchObject({ code: 0, stdout: `0 dead letters of ${id} will be sent again\n` });
  expect(await run('remove', id!)).toMatchObject({ code: 0, stdout: `${id} is removed\n` });
  expect(await run('remove', id!)).toMatchObject({ code: 1, stdout: '' });
  expect((await run('list')).stdout).toBe('0 webhooks\n');
});
