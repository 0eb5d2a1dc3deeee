import { CONSENT_PATH, CONSENT_PURPOSES, CONSENT_VERSION, type ConsentPurpose } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** As the question for consent answers it; the page learns of it when it is seen again. */
export async function consentTo(page: Page, granted: readonly ConsentPurpose[]): Promise<void> {
  const status = await page.evaluate(
    async ({ path, body }) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      document.dispatchEvent(new Event('visibilitychange'));
      return answer.status;
    },
    { path: CONSENT_PATH, body: JSON.stringify({ version: CONSENT_VERSION, asked: CONSENT_PURPOSES, granted }) },
  );
  expect(status).toBe(200);
}
