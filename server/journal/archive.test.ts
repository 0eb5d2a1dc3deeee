import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { archiveChunk, archiveFolder, readWhole } from './archive.ts';
import { lastNumber, LeadershipLost } from './journal.ts';

const ENTRIES = 23;
const CHUNK = 5;

let stack: TestStack;
let folder: string;
let term: number;
const options = () => ({ days: 30, term, chunkEntries: CHUNK });
const move = () => archiveChunk(stack.db, folder, options());
const inJournal = async (): Promise<number[]> =>
  (await stack.db<{ n: number }[]>`select n::int from journal order by n`).map(({ n }) => n);
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
async function whole(after = 0): Promise<number[]> {
  return (await Array.fromAsync(readWhole(stack.db, folder, after))).map(({ n }) => n);
}

beforeEach(async () => {
  stack = await startTestStack();
  folder = archiveFolder(stack.config.dataDir);
  const key = await stack.keyOf('test');
  await stack.submit(
    key,
    numbers(1, ENTRIES).map((n) =>
      fixture({ key: `m${n}`, home: { name: `Hold ${n}` }, venue: 'Ends\u2028of\u2029lines\u0085' }),
    ),
  );
  await stack.db`insert into snapshot (n, version) values (${ENTRIES}, 0)`;
  await stack.db`update journal set received_at = received_at - interval '31 days' where n <= 17`;
  term = Number((await stack.db<{ term: string }[]>`select term from instance`)[0]!.term);
});
afterEach(() => stack[Symbol.asyncDispose]());

describe('archive of the journal', () => {
  it('moves old entries in files of its size, unchanged, and leaves the rest', async () => {
    const before = await Array.fromAsync(readWhole(stack.db, folder, 0));
    const moved: boolean[] = [];
    do moved.push(await move());
    while (moved.at(-1) === true);
    expect(moved).toEqual([true, true, true, true, false]);
    expect(await inJournal()).toEqual(numbers(18, ENTRIES));
    const files = readdirSync(folder).toSorted();
    expect(files.at(-1)).toBe('journal-000000000016-000000000017.ndjson.gz');
    const lines = files.flatMap((file) =>
      gunzipSync(readFileSync(path.join(folder, file)))
        .toString()
        .trim()
        .split('\n'),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(before.slice(0, 17));
    expect(await Array.fromAsync(readWhole(stack.db, folder, 0))).toEqual(before);
    expect(await whole(9)).toEqual(numbers(10, ENTRIES));
    expect(await whole(20)).toEqual(numbers(21, ENTRIES));
  });

  it('keeps entries that a snapshot does not hold, and the last entry', async () => {
    await stack.db`update journal set received_at = received_at - interval '31 days'`;
    await stack.db`delete from snapshot`;
    expect(await move()).toBe(false);
    await stack.db`insert into snapshot (n, version) values (3, 0), (${ENTRIES}, 0)`;
    expect(await move()).toBe(true);
    expect(await move()).toBe(false);
    expect(await inJournal()).toEqual(numbers(4, ENTRIES));
    await stack.db`delete from snapshot where n = 3`;
    while (await move());
    expect(await inJournal()).toEqual([ENTRIES]);
    expect(await lastNumber(stack.db)).toBe(ENTRIES);
    expect(await whole()).toEqual(numbers(1, ENTRIES));
  });

  it('is read as one with the journal while entries move', async () => {
    await move();
    const seen: number[] = [];
    for await (const { n } of readWhole(stack.db, folder, 0)) {
      seen.push(n);
      if (n === CHUNK) await move();
    }
    expect(seen).toEqual(numbers(1, ENTRIES));
  });

  it('is not written after leadership was lost, and removes entries that stand in both places', async () => {
    await stack.db`update instance set term = term + 1`;
    await expect(move()).rejects.toThrow(LeadershipLost);
    expect(await inJournal()).toEqual(numbers(1, ENTRIES));
    expect(await whole()).toEqual(numbers(1, ENTRIES));
    term += 1;
    expect(await move()).toBe(true);
    expect(readdirSync(folder)).toEqual(['journal-000000000001-000000000005.ndjson.gz']);
    expect(await inJournal()).toEqual(numbers(6, ENTRIES));
  });

  it('is not spoilt by a leader that was paused while it wrote, and continues under the next leader', async () => {
    mkdirSync(folder, { recursive: true });
    const first = 'journal-000000000001-000000000005.ndjson.gz';
    const theirs = openSync(path.join(folder, `${first}.part`), 'w');
    writeSync(theirs, 'the first half');
    expect(await move()).toBe(true);
    writeSync(theirs, 'the second half');
    closeSync(theirs);
    expect(readdirSync(folder)).toEqual([first]);
    expect(await whole()).toEqual(numbers(1, ENTRIES));
  });

  it('has no file with a gap when entries leave the journal while they are read', async () => {
    const db = new Proxy(stack.db, {
      async apply(target, self, args: [TemplateStringsArray]) {
        if (args[0].join('').includes('order by n limit') && args[0].join('').includes('as text'))
          await stack.db`delete from journal where n in (3, 4)`;
        return Reflect.apply<unknown, unknown[], unknown>(target as never, self, args);
      },
    });
    await expect(archiveChunk(db, folder, options())).rejects.toThrow(LeadershipLost);
    expect(readdirSync(folder)).toEqual([]);
    expect(await inJournal()).toEqual([1, 2, ...numbers(5, ENTRIES)]);
  });

  it('reads about as much as it moves, however much is due', async () => {
    const many = 40_000;
    await stack.db`update journal set received_at = received_at - interval '31 days'`;
    await stack.db`
      insert into journal (n, provider, key, seq, received_at, message)
      select n, 'test', 'k', n, now() - interval '31 days', '{}' from generate_series(${ENTRIES + 1}::int, ${many}::int) as n`;
    await stack.db`insert into snapshot (n, version) values (${many}, 0)`;
    await stack.db`delete from snapshot where n = ${ENTRIES}`;
    await stack.db.unsafe('analyze journal');
    const read = await stack.db.begin(async (tx) => {
      const readNow = async (): Promise<number> => {
        const [table] = await tx<{ read: number }[]>`
          select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'journal'`;
        return table!.read;
      };
      const before = await readNow();
      await archiveChunk(tx, folder, options());
      return (await readNow()) - before;
    });
    expect(read).toBeLessThan(many / 2);
  });

  it('names a file that can not be read in one line', async () => {
    await move();
    const file = path.join(folder, 'journal-000000000001-000000000005.ndjson.gz');
    writeFileSync(file, readFileSync(file).subarray(0, 60));
    await expect(whole()).rejects.toThrow(`${file} can not be read: unexpected end of file; put a whole copy of it there`);
  });

  it('does not begin anew in another folder, as it would not be complete', async () => {
    await move();
    const other = path.join(folder, 'other');
    await expect(archiveChunk(stack.db, other, options())).rejects.toThrow(
      `the archive in ${other} ends at entry 0, and the journal begins at 6: nothing is moved`,
    );
    await expect(Array.fromAsync(readWhole(stack.db, other, 0))).rejects.toThrow(
      `entry 1 is neither in the journal nor in ${other}: put the files of the archive there`,
    );
    expect(await inJournal()).toEqual(numbers(6, ENTRIES));
  });
});
