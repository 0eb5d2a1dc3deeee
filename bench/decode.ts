import { brotliCompressSync, constants } from 'node:zlib';
import { decodeTable } from '@stillingen/client';
import { median, print, printGoal, printRatio, printTimes, shown } from './figures.ts';
import { publishDay } from './live-table/sports-day.ts';

const ROWS = 3000;
const WARM_UP = 30;
const TIMES = 100;
const GOAL_TIME = 0.4;
const GOAL_BYTES = 1;
const BROTLI_QUALITY = 5;

function timesMs(works: readonly (() => unknown)[]): number[][] {
  const times = works.map((): number[] => []);
  for (let round = 0; round < WARM_UP + TIMES; round += 1) {
    for (const [at, work] of works.entries()) {
      const fromMs = performance.now();
      work();
      if (round >= WARM_UP) times[at]!.push(performance.now() - fromMs);
    }
  }
  return times;
}

/** The quality that a server uses for texts that change often. */
const compressedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;

const withoutNull = (words: object): object => Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null));

export function runDecode(): void {
  const feed = publishDay(ROWS).list;
  const { leagues, rows } = decodeTable(feed);
  if (rows.size !== ROWS) throw new Error(`the feed has ${rows.size} rows, not ${ROWS}`);
  const words = [...leagues.map(({ league }) => league), ...rows.values()];
  const json = JSON.stringify(words);
  const sparse = JSON.stringify(words.map(withoutNull));
  const [decodeMs, jsonMs, sparseMs] = timesMs([() => decodeTable(feed), () => JSON.parse(json), () => JSON.parse(sparse)]) as [
    number[],
    number[],
    number[],
  ];
  printTimes('the feed text to rows of words', decodeMs);
  printTimes('peer: JSON.parse to the same rows', jsonMs);
  printTimes('peer: JSON.parse, absent words left out', sparseMs);
  const ratio = median(decodeMs) / median(jsonMs);
  printRatio('decode to JSON.parse, p50 (ms)', median(decodeMs), median(jsonMs));
  printRatio('decode to JSON.parse without absent words', median(decodeMs), median(sparseMs));
  const [feedBytes, sparseBytes] = [compressedBytes(feed), compressedBytes(sparse)];
  print('brotli-5', `feed ${feedBytes}, JSON ${compressedBytes(json)}, without absent words ${sparseBytes} bytes`);
  printGoal(`at most ${GOAL_TIME} of JSON.parse`, shown(ratio), ratio <= GOAL_TIME);
  const bytes = feedBytes / sparseBytes;
  printGoal('no more bytes than the smaller JSON', shown(bytes), bytes <= GOAL_BYTES);
}
