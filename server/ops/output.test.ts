import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createOutput } from './output.ts';

const lostLine = (count: number): string => `${count} lost\n`;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('[F-28] counts lines that can not be written, and reports their number when writing works again', async () => {
  const written: string[] = [];
  let isFull = true;
  const output = createOutput(
    new Writable({
      // Like the standard streams of a process: never destroyed.
      destroy(error, done) {
        done(error);
        (this as Writable & { _undestroy(): void })._undestroy();
      },
      write(chunk: Buffer, _encoding, done) {
        if (isFull) return done(new Error('ENOSPC'));
        written.push(chunk.toString());
        done();
      },
    }),
    lostLine,
  );
  for (const line of ['a\n', 'b\n']) {
    output.write(line);
    await turn();
  }
  expect([output.lost, written]).toEqual([2, []]);
  isFull = false;
  for (const line of ['c\n', 'd\n']) {
    output.write(line);
    await turn();
  }
  expect([output.lost, written]).toEqual([2, ['c\n', '2 lost\n', 'd\n']]);
});

it('[F-28] keeps a bounded number of lines for a reader that is stuck, and reports the lost ones', async () => {
  const written: string[] = [];
  let read: (() => void) | null = null;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      if (read === null) read = done;
      else done();
    },
  });
  const output = createOutput(stream, lostLine);
  const line = `${'x'.repeat(999)}\n`;
  for (let count = 0; count < 3000; count += 1) output.write(line);
  expect(stream.writableLength).toBeLessThan(2 ** 18 + 1001);
  const { lost } = output;
  expect(lost).toBeGreaterThan(2700);
  read!();
  await expect.poll(() => stream.writableLength).toBe(0);
  expect(written.at(-1)).toBe(`${lost} lost\n`);
  expect(written).toHaveLength(3000 - lost + 1);
});

it('[F-28] ignores a reader that has gone', async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const output = createOutput(stream, lostLine);
  for (let count = 0; count < 3; count += 1) {
    output.write('a\n');
    await turn();
  }
  expect(output.lost).toBe(3);
});
