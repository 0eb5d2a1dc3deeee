import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { instant } from '../../datasets/kit/places/places.ts';
import type { Connector } from '../kit/connector.ts';
import type { RecordedAnswer } from './play-answers.ts';

const INDEX = 'index.ndjson';

/** A recording cannot be read: one line names the file and what is wrong with it. */
export class BadRecording extends Error {
  override readonly name = 'BadRecording';
}

interface IndexLine {
  readonly file: string;
  readonly url?: string;
  readonly at?: string;
}

function lineOf(text: string, number: number): IndexLine {
  const where = `${INDEX} line ${number}`;
  let line: Partial<Record<keyof IndexLine, unknown>>;
  try {
    line = JSON.parse(text) as typeof line;
  } catch {
    throw new BadRecording(`${where} is not JSON`);
  }
  const { file, url, at } = line ?? {};
  if (typeof file !== 'string' || file === '' || path.isAbsolute(file) || file.split(/[/\\]/).includes('..'))
    throw new BadRecording(`${where} has no file within the folder`);
  if (at !== undefined && (typeof at !== 'string' || Number.isNaN(Date.parse(at))))
    throw new BadRecording(`${where}: at is ${JSON.stringify(at)}; allowed: a time such as 2026-11-20T18:00:00Z`);
  return { file, ...(typeof url === 'string' ? { url } : {}), ...(at === undefined ? {} : { at }) };
}

function pathOf(url: string | undefined, address: URL): string {
  const full = url === undefined ? null : URL.parse(url, address);
  return full === null ? '' : `${full.pathname}${full.search}`;
}

/** The latest change that an answer states; null where it states none or cannot be read. */
function statedMs(connector: Connector, requested: string, text: string, nowMs: number): number | null {
  try {
    const { matches } = connector.read({ path: requested, body: JSON.parse(text) as unknown, nowMs, leagues: [] });
    const changes = matches.flatMap(({ changedMs }) => changedMs ?? []);
    return changes.length === 0 ? null : Math.min(nowMs, Math.max(...changes));
  } catch {
    return null;
  }
}

/**
 * The answers of a folder by its index.ndjson, whose lines have `file`, `url`, `at`. An answer without
 * a time is as of the latest change that it states, else of the latest answer, else of now. Throws
 * BadRecording.
 */
export async function readRecording(folder: string, connector: Connector, nowMs: number): Promise<readonly RecordedAnswer[]> {
  const address = new URL(connector.address);
  const index = await readFile(path.join(folder, INDEX), 'utf8').catch(() => {
    throw new BadRecording(`${folder} has no ${INDEX}`);
  });
  const lines = index
    .split('\n')
    .map((text, place) => ({ text: text.trim(), number: place + 1 }))
    .filter(({ text }) => text !== '')
    .map(({ text, number }) => lineOf(text, number));
  const times = lines.flatMap(({ at }) => (at === undefined ? [] : [Date.parse(at)]));
  const latestMs = times.length === 0 ? nowMs : Math.max(...times);
  return Promise.all(
    lines.map(async ({ file, url, at }) => {
      const text = await readFile(path.join(folder, file), 'utf8').catch(() => {
        throw new BadRecording(`${file} of ${INDEX} cannot be read`);
      });
      const requested = pathOf(url, address);
      return {
        path: requested,
        atMs: at === undefined ? (statedMs(connector, requested, text, nowMs) ?? latestMs) : Date.parse(at),
        text,
      };
    }),
  );
}

/** Headers that a recording keeps: none of them names the operator. */
const KEPT_HEADERS = ['date', 'etag', 'last-modified', 'retry-after', 'content-type', 'cache-control', 'age'];

/** Writes answers into a folder as they arrive; `withoutKey` cuts the key of the operator out. */
export class RecordingWriter {
  readonly #folder: string;
  readonly #withoutKey: (text: string) => string;
  #count = 0;

  constructor(folder: string, withoutKey: (text: string) => string) {
    this.#folder = folder;
    this.#withoutKey = withoutKey;
    mkdirSync(folder, { recursive: true });
  }

  write(url: URL, answer: { text: string; status: number; headers: Readonly<Record<string, string>> }, atMs: number): void {
    this.#count += 1;
    const file = `${instant(atMs).replaceAll(/[:.-]/g, '')}-${String(this.#count).padStart(5, '0')}.json`;
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => KEPT_HEADERS.includes(name)));
    writeFileSync(path.join(this.#folder, file), this.#withoutKey(answer.text));
    const line = { file, url: url.href, at: instant(atMs), status: answer.status, headers };
    appendFileSync(path.join(this.#folder, INDEX), `${this.#withoutKey(JSON.stringify(line))}\n`);
  }
}
