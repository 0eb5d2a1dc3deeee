import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { runProgram } from '../../harness/program.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const TEXT = 'Vi flytter server kl. 22 <script>alert(1)</script>';

describe.runIf(hasBrowser)('an operator announces something to visitors', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.[Symbol.asyncDispose]());
  const status = (...words: string[]): ReturnType<typeof runProgram> =>
    runProgram(['status', ...words], { DATA_DIR: path.resolve(site.stack.config.dataDir) });

  it('[PAGE-30] shows the line to visitors of every page until it is removed, as text and politely', async () => {
    const pages = [await site.open('/fodbold/'), await site.open('/om/', { viewport: PHONE })];
    const box = pages.map((page) => page.locator('header + [role=status]'));
    for (const each of box) expect(await each.innerText()).toBe('');
    expect(await status()).toMatchObject({ code: 0, stdout: 'no text is shown\n' });

    const set = await status(TEXT, '--until', '2999-01-01T00:00Z');
    expect(set).toMatchObject({ code: 0, stdout: `shown until 2999-01-01T00:00:00.000Z: ${TEXT}\n`, stderr: '' });
    for (const each of box) await each.getByText(TEXT).waitFor();
    // A page that is opened later shows it too.
    await (await site.open('/tilgaengelighed/')).locator('header + [role=status]').getByText(TEXT).waitFor();

    expect(await status('--clear')).toMatchObject({ code: 0, stdout: 'no text is shown\n' });
    for (const each of box) await expect.poll(() => each.innerText()).toBe('');
  });
});
