import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchMinute, SPORTS } from '../../domain/index.ts';
import { ROW_TABLES } from '../../wire/rows.ts';
import { protocolDocument } from './document.ts';
import { sampleRows } from './samples.ts';

const wire = new URL('../../wire/', import.meta.url);

it('docs/protocol.md agrees with the tables; `npx node scripts/protocol/write.ts` renews it', () => {
  expect(readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')).toBe(protocolDocument());
});

it('lists every row table of wire/, each once', () => {
  const written = readdirSync(wire, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'text/fields.ts')
    .flatMap((name) => [...readFileSync(new URL(name, wire), 'utf8').matchAll(/^(?:export )?const (\w+) = rowCodec\(/gm)]);
  expect(new Set(ROW_TABLES.map(({ codec }) => codec)).size).toBe(ROW_TABLES.length);
  expect(ROW_TABLES).toHaveLength(written.length);
});

it('lists all sports and the stages of each', () => {
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

it('shows a row of every table as a server writes it', () => {
  const samples = sampleRows();
  expect(ROW_TABLES.filter((table) => !samples.has(table)).map(({ title }) => title)).toEqual([]);
  const text = protocolDocument();
  for (const [{ codec, tree }, sample] of samples) {
    expect(text).toContain(sample);
    expect(sample.startsWith(tree === true ? 'TS÷' : `${codec.head}÷`)).toBe(true);
  }
});

it('[CLOCK-03] has a formula and a table of clocks that give the minutes which the site shows', () => {
  const clocks = [...protocolDocument().matchAll(/^\| ([a-z-, ]+) \| (\d+) \| (\d+) \| (\d*) \| (\d+) \|$/gm)];
  expect(clocks.length).toBeGreaterThan(15);
  const start = 1_795_197_600;
  for (const [, sports, stage, base, cap, breaks] of clocks) {
    for (const name of sports!.split(', ')) {
      const sport = SPORTS.find((each) => each.name === name)!;
      for (const stageStart of [null, start + 4000]) {
        const began = stageStart ?? start + 60 * (Number(base) + Number(breaks));
        for (const seconds of [0, 59, 60, 44 * 60, 45 * 60, 200 * 60]) {
          const minute = Number(base) + Math.floor(seconds / 60) + 1;
          const shown = cap !== '' && minute > Number(cap) ? `${cap}+` : String(minute);
          expect(matchMinute(sport, { stage: Number(stage), stageStart, start }, began + seconds)).toBe(shown);
        }
      }
    }
  }
});
