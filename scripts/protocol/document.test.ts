import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPORTS } from '../../domain/index.ts';
import { ROW_TABLES } from '../../wire/rows.ts';
import { protocolDocument } from './document.ts';

const wire = new URL('../../wire/', import.meta.url);

it('docs/protocol.md says what the tables say; `npx node scripts/protocol/write.ts` renews it', () => {
  expect(readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')).toBe(protocolDocument());
});

it('lists every row table of wire/, each once', () => {
  const written = readdirSync(wire, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'text/fields.ts')
    .flatMap((name) => [...readFileSync(new URL(name, wire), 'utf8').matchAll(/^(?:export )?const (\w+) = rowCodec\(/gm)]);
  expect(new Set(ROW_TABLES.map(({ codec }) => codec)).size).toBe(ROW_TABLES.length);
  expect(ROW_TABLES).toHaveLength(written.length);
});

it('tells the stages of every sport, and the sports themselves', () => {
  const line = (title: string): string => new RegExp(`^${title}: (.*)$`, 'm').exec(protocolDocument())![1]!;
  const numbersOf = (text: string): number[] => [...text.matchAll(/(?:^|, )(\d+) /g)].map(([, number]) => Number(number));
  const stages = new Set(numbersOf(line('Stage codes')));
  for (const sport of SPORTS)
    expect(
      Object.keys(sport.stages)
        .map(Number)
        .filter((stage) => !stages.has(stage)),
    ).toEqual([]);
  expect(new Set(numbersOf(line('Sports')))).toEqual(new Set(SPORTS.map(({ id }) => id)));
});
