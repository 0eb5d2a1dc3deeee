import type { FeedKind } from '../names/feed-name.ts';
import type { Fields, RowCodec } from '../text/fields.ts';
import { ROW_TABLES } from '../rows.ts';
import type { Cell, FeedCursor, Row } from '../text/text.ts';
import { treeNode, writeTree } from '../text/tree.ts';
import { sampleWords } from './any-words.ts';

type AnyWords = Readonly<Record<string, unknown>>;
export interface AnyCodec extends Pick<RowCodec<Fields>, 'fields' | 'head'> {
  writeText(words: AnyWords): string;
  changesText(words: AnyWords, before: AnyWords): string | null;
  write(words: AnyWords): Cell[];
  read(row: Row): AnyWords;
  readNext(feed: FeedCursor): AnyWords;
  readNextChanges(feed: FeedCursor): AnyWords;
}
export const anyCodec = (codec: Pick<RowCodec<Fields>, 'fields' | 'head'>): AnyCodec => codec as unknown as AnyCodec;

export const SAMPLE_FEEDS: ReadonlyMap<FeedKind | 'menus', string> = new Map(
  [...new Set(ROW_TABLES.flatMap(({ feeds }) => feeds))].map((kind) => [
    kind,
    ROW_TABLES.filter(({ feeds }) => feeds.includes(kind))
      .map(({ codec, tree }) => {
        const words = sampleWords(codec);
        return tree === true ? writeTree([treeNode('RW', anyCodec(codec).write(words))]) : anyCodec(codec).writeText(words);
      })
      .join(''),
  ]),
);
