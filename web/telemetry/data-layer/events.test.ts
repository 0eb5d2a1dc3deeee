import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EVENTS } from './events.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../../docs/telemetry.md');

it('[ANALYTICS-01] docs/telemetry.md lists every event of the data layer, and no other', () => {
  const rows = Object.entries(EVENTS).map(([name, { when, fields, purpose }]) => {
    const listed = Object.entries(fields).map(([field, kind]) => `\`${field}\` (${kind})`);
    return `| \`${name}\` | ${when} | ${listed.join(', ') || 'none'} | ${purpose} |`;
  });
  const text = readFileSync(DOCUMENT, 'utf8');
  const table = text.slice(text.indexOf('| event |')).split('\n\n')[0]!;
  expect(table.split('\n').slice(2)).toEqual(rows);
});
