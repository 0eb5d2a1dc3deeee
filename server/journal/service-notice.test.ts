import { expect, it } from 'vitest';
import { startTestStack } from '../testing/stack.ts';
import { noticeAt, setNotice } from './service-notice.ts';

it('a notice ends at its time, and stays without one', () => {
  expect([999, 1000].map((nowMs) => noticeAt({ text: 'Vi flytter', untilMs: 1000 }, nowMs))).toEqual(['Vi flytter', null]);
  expect(noticeAt({ text: 'Vi flytter', untilMs: null }, Number.MAX_SAFE_INTEGER)).toBe('Vi flytter');
  expect(noticeAt(null, 0)).toBeNull();
});

it('[PAGE-30] the system feed carries the notice of the operator within seconds, until it is removed or over', async () => {
  await using stack = await startTestStack();
  const cells = async (): Promise<string> => (await stack.feed('sys_1')).text();
  expect(await cells()).not.toContain('stm');
  await setNotice(stack.db, { text: 'Vi flytter server kl. 22', untilMs: null });
  await expect.poll(cells).toContain('¬stm÷Vi flytter server kl. 22¬');
  await setNotice(stack.db, { text: 'Forbi', untilMs: Date.now() - 1 });
  await expect.poll(cells).not.toContain('stm');
  await setNotice(stack.db, { text: 'Igen', untilMs: Date.now() + 3_600_000 });
  await expect.poll(cells).toContain('¬stm÷Igen¬');
  await stack.restart();
  expect(await cells()).toContain('¬stm÷Igen¬');
  await setNotice(stack.db, null);
  await expect.poll(cells).not.toContain('stm');
});
