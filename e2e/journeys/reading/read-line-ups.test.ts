import type { LineupMessage, Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, hasBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf } from '../../harness/table.ts';

const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
const AT = '2026-11-20T17:00:00Z';

const LINEUP: LineupMessage = {
  kind: 'lineup',
  key: 'm/lineup',
  seq: 1,
  at: AT,
  event: 'm',
  side: 'home',
  formation: '4-3-3',
  confirmed: true,
  starters: Array.from({ length: 11 }, (_, at) => ({
    name: `Spiller Nummer${at + 1}`,
    number: at + 1,
    position: at + 1,
    role: ROLES[at === 0 ? 0 : at < 5 ? 1 : at < 8 ? 2 : 3],
  })),
  coach: 'Steve Cooper',
};
const retraction: Message = {
  kind: 'retraction',
  key: 'm/lineup/retraction',
  seq: 1,
  at: AT,
  supersedes: { key: 'm/lineup', seq: 1 },
  reason: 'clerical',
};

describe.runIf(hasBrowser)('a visitor who reads who plays', () => {
  let site: ProductSite;
  let path: string;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub', more: { referee: 'Morten Krogh' } });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(...match.kickedOff(50));
    const table = await fetch(`${site.stack.url}/fodbold/`);
    path = /\/kamp\/[A-Za-z0-9]{8}\//.exec(await table.text())![0];
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[GEN-12, EVENT-38] a line-up appears while its tab is open, and goes when it is taken back', async () => {
    const page = await site.open(`${path}opstillinger/`, { viewport: DESKTOP });
    const main = page.getByRole('main');
    await expect.poll(() => readingOf(main)).toContain('Ingen opstillinger endnu');
    await site.submit(LINEUP);
    const team = page.getByRole('list', { name: 'Brøndby IF, 4-3-3' });
    await team.waitFor();
    expect(await readingOf(main)).toContain('Bekræftet');
    await site.submit(retraction);
    await expect.poll(() => readingOf(main)).toContain('Ingen opstillinger endnu');
  });
});
