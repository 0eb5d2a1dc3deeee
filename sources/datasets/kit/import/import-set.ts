import { hashText } from '@stillingen/domain';
import {
  refusedAt,
  competitionsOf,
  type DataSet,
  type ImportedCompetition,
  type ImportedEvent,
  type ImportedItem,
  type ImportInput,
  type ImportReport,
  type RefusedRow,
} from './data-set.ts';
import { deliverEvents } from './delivery.ts';
import { OfferDelivery } from './offers.ts';
import { filesAt, type SourceFile } from './files.ts';

const EVENTS_PER_BATCH = 100;

const isEvent = (item: ImportedItem): item is ImportedEvent => 'messages' in item;

async function* itemsOf(set: DataSet, file: SourceFile): AsyncGenerator<ImportedItem> {
  try {
    yield* set.events(file);
  } catch (error) {
    yield refusedAt(file.name)(error);
  }
}

const MOST_LINES = 2 ** 32;

/** Three numbers for each event, so that an import of millions fits into memory. */
class SeenEvents {
  readonly #files: readonly SourceFile[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #places = new Map<number, number>();
  readonly #facts = new Map<number, number>();

  constructor(files: readonly SourceFile[]) {
    this.#files = files;
    this.#numbers = new Map(files.map(({ name }, number) => [name, number]));
  }

  add({ file, line, messages }: ImportedEvent): 'new' | 'equal' | RefusedRow {
    const key = hashText(messages[0]!.key);
    const facts = hashText(JSON.stringify(messages));
    const first = this.#places.get(key);
    if (first === undefined) {
      this.#places.set(key, (this.#numbers.get(file) ?? 0) * MOST_LINES + line);
      this.#facts.set(key, facts);
      return 'new';
    }
    if (this.#facts.get(key) === facts) return 'equal';
    const { name } = this.#files[Math.floor(first / MOST_LINES)]!;
    const firstLine = first % MOST_LINES;
    return { file, line, why: `differs from the same event in ${firstLine === 0 ? name : `${name} line ${firstLine}`}` };
  }
}

const NOTHING = {
  read: 0,
  written: 0,
  unchanged: 0,
  refused: [],
  skipped: [],
  competitions: [],
  offers: { written: 0, unchanged: 0 },
};

const placeOf = ({ file, line }: Pick<RefusedRow, 'file' | 'line'>): string => `${file}:${line}`;

/** A second import changes nothing; a later edition corrects what differs. */
export async function importSet(
  set: DataSet,
  { path, ingest, odds, nowMs, onProgress, signal }: ImportInput,
): Promise<ImportReport> {
  const files = await filesAt(path, set.legacyEncoding);
  if (files === null) return { ...NOTHING, refused: [{ file: path, line: 0, why: 'no such file or folder' }] };
  const report = {
    ...NOTHING,
    refused: [] as RefusedRow[],
    skipped: files.filter(({ name }) => !set.reads(name)).map(({ name }) => ({ file: name, why: `no file of ${set.name}` })),
  };
  const known = files.filter(({ name }) => set.reads(name));
  const seen = new SeenEvents(known);
  const offerDelivery = odds === undefined ? null : new OfferDelivery(odds);
  let batch: ImportedEvent[] = [];
  const competitions = new Map<string, ImportedCompetition>();
  const flush = async (index: number): Promise<void> => {
    const { written, unchanged, refused } = await deliverEvents(ingest, batch, nowMs?.());
    const places = new Set(refused.map(placeOf));
    const imported = batch.filter((event) => !places.has(placeOf(event)));
    for (const event of imported) competitionsOf(event.messages, competitions);
    batch = [];
    if (offerDelivery !== null) {
      const offers = await offerDelivery.deliver(imported, signal);
      report.offers = { written: report.offers.written + offers.written, unchanged: report.offers.unchanged + offers.unchanged };
      report.refused.push(...offers.refused);
    }
    report.written += written;
    report.unchanged += unchanged;
    report.refused.push(...refused);
    const file = known[index]!.name;
    onProgress?.({ events: report.read, file, fileNumber: index + 1, fileCount: known.length });
  };
  for (const [index, file] of known.entries()) {
    let items = 0;
    for await (const item of itemsOf(set, file)) {
      items += 1;
      if (isEvent(item)) {
        report.read += 1;
        const found = seen.add(item);
        if (found === 'new') batch.push(item);
        else if (found === 'equal') report.unchanged += 1;
        else report.refused.push(found);
      } else report.refused.push(item);
      if (batch.length >= EVENTS_PER_BATCH) await flush(index);
      if (signal?.aborted === true) return { ...report, competitions: [...competitions.values()] };
    }
    if (items === 0) report.skipped.push({ file: file.name, why: 'it contains no event' });
  }
  if (known.length > 0) await flush(known.length - 1);
  return { ...report, competitions: [...competitions.values()] };
}
