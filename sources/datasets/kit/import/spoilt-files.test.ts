import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';
import { IngestError } from '../../../ingest-client.ts';
import { createRandom } from '../../../random.ts';
import { DATA_SETS, importSet } from '../../index.ts';
import { filesAt } from './files.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  openfootball: 'football-openfootball/football.json/2025-26',
  wyscout: 'football-wyscout',
  'tennis-slam-pointbypoint': 'zz_noncommercial/tennis-slam-pointbypoint',
  'football-data': 'zz_no_licence_stated/football-odds/football-data.co.uk',
  'football-multimarket': 'zz_no_licence_stated/football-odds/multimarket',
  'kabaddi-pkl': 'zz_copyleft/kabaddi-pkl',
  'mma-ufc': 'zz_copyleft/mma-ufc',
  ...Object.fromEntries(
    [
      'handball-denmark',
      'rugby-union',
      'rugby-league-nrl',
      'golf-masters',
      'horse-racing-hk',
      'ski-jumping',
      'biathlon',
      'esports-valorant',
    ].map((name) => [name, `zz_no_licence_stated/${name}`]),
  ),
};
const ROUNDS = Number(process.env.SPOILT_ROUNDS ?? 2);
const MOST_BYTES = 2_000_000;

type Random = ReturnType<typeof createRandom>;

const OTHER_VALUES = ['null', '"x"', '-1', '1e9', '[]', '{}', '""', '1.5', '"2099-13-45"'];
const OTHER_TEXT = ['x', '-1', '99999', '', ',', '"', '~', '\n'];

/** Another value for the next member of a JSON object; cut off where there is none. */
function otherValue(text: string, at: number, random: Random): string {
  const value = /("\s*: *)("[^"]*"|-?[\d.]+|true|false|null)/g;
  value.lastIndex = at;
  const found = value.exec(text);
  if (found === null) return text.slice(0, at);
  const from = found.index + found[1]!.length;
  return text.slice(0, from) + random.pick(OTHER_VALUES) + text.slice(from + found[2]!.length);
}

const WAYS: readonly ((text: string, at: number, end: number, random: Random) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at, end) => text.slice(0, at) + text.slice(end),
  (text, at, end) => text.slice(0, end) + text.slice(at),
  (text, at, end, random) => text.slice(0, at) + random.pick(OTHER_TEXT) + text.slice(end),
  (text, at, _, random) => otherValue(text, at, random),
];

function spoil(text: string, random: Random): string {
  const at = random.int(0, text.length - 1);
  return random.pick(WAYS)(text, at, Math.min(text.length, at + random.int(1, 40)), random);
}

/** The server refuses a malformed message alone; the one in memory throws. */
const isMalformed = (error: unknown): boolean => error instanceof IngestError && error.status === 422;

describe('a spoilt file', () => {
  for (const set of DATA_SETS) {
    const folder = dataSet(FOLDERS[set.name] ?? set.name);
    it.skipIf(folder === null)(`${set.name} reads what it can of a spoilt file, and gives a reason for the rest`, async () => {
      const random = createRandom('spoilt', set.name);
      const copy = await mkdtemp(join(tmpdir(), 'spoilt-'));
      await using _ = { [Symbol.asyncDispose]: () => rm(copy, { recursive: true }) };
      await cp(folder!, copy, { recursive: true, filter: async (from) => (await stat(from)).size <= MOST_BYTES });
      const files = (await filesAt(copy))!.filter(({ name }) => set.reads(name));
      for (let round = 0; round < ROUNDS; round += 1) {
        const { path } = random.pick(files);
        const whole = await readFile(path, 'latin1');
        await rm(path);
        await writeFile(path, spoil(whole, random), 'latin1');
        const report = await importSet(set, { path, ingest: createInMemoryIngest() }).catch((error: unknown) => {
          if (!isMalformed(error)) throw error;
          return { refused: [] };
        });
        await writeFile(path, whole, 'latin1');
        for (const { why } of report.refused) expect(why).toMatch(/^[^\n]{3,500}$/);
      }
    });
  }
});
