import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../server/ops/config/config.ts';

/** A path of this machine means nothing to readers. */
const shownDefault = (text: string): string => (path.isAbsolute(text) && text.endsWith('dist') ? 'web/dist' : text || 'none');
const cell = (text: string): string => text.replaceAll('|', '\\|');

const rows = Object.values(SETTINGS).map(
  ({ name, meaning, allowed, fallback }) => `| \`${name}\` | ${cell(meaning)} | ${cell(allowed)} | ${shownDefault(fallback)} |`,
);

/** `npm test -- scripts/settings.test.ts -u` renews it. */
it('docs/settings.md documents every setting of server/ops/config/', async () => {
  await expect(
    [
      '# Settings',
      '',
      'From the environment, read once at the start. A wrong one stops the start with one line. Written from `server/ops/config/`.',
      '',
      '| name | meaning | allowed | default |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../docs/settings.md');
});
