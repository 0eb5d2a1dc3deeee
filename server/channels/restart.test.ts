import { expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import { fixture, status } from '../../domain/testing/scenario.ts';
import { startTestStack } from '../testing/stack.ts';

it('a calendar and its tag are the same after a restart, with each move counted', async () => {
  await using stack = await startTestStack({ settings: { SITE_URL: 'https://stillingen.example' } });
  const key = await stack.keyOf('test');
  const start = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19) + 'Z';
  await stack.submit(key, [fixture({ start: start(3) })]);
  await stack.submit(key, [fixture({ seq: 2, start: start(4) }), status(2, Stage.postponed)]);
  const search = await (await fetch(`${stack.url}/x/search/?q=Vejle`)).text();
  const team = /\/hold\/[a-z-]+\/(\w{8})\//.exec(search)![1];
  const get = async () => {
    const response = await fetch(`${stack.url}/kalender/hold/${team}.ics`);
    return [response.status, response.headers.get('etag'), await response.text()] as const;
  };
  const before = await get();
  expect(before[2]).toMatch(/UID:\w{8}@stillingen\.example\r\nSEQUENCE:2\r\n/);
  expect(before[2]).toContain('SUMMARY:Udsat: Brøndby IF – Vejle Boldklub (Superligaen)');
  await stack.restart();
  expect(await get()).toEqual(before);
});
