import { readFileSync } from 'node:fs';
import { RESULT_NUMBER } from '../../domain/index.ts';
import { FEEDS } from '../../server/feeds/catalogue/index.ts';
import { STORED_QUERIES } from '../../server/graphql/stored-queries.ts';
import { PUSH_LIMITS } from '../../server/push/limits.ts';
import { GEO_HEADERS } from '../../wire/page/geo.ts';
import { FEED_SHAPES, type FeedKind, NAME_FIELDS, REQUEST_SHAPES } from '../../wire/names/feed-name.ts';
import type { Constant, Field } from '../../wire/text/fields.ts';
import { IRREGULAR_CELLS } from '../../wire/irregular-cells.ts';
import { MAX_CLIENT_FRAME_BYTES, MAX_SUBJECTS, PUSH_REFUSALS, PushClose } from '../../wire/push/frames.ts';
import type { PushSubject } from '../../wire/push/subject.ts';
import { ROW_TABLES, type RowTable } from '../../wire/rows.ts';
import { INCIDENT_NUMBER, REASON_NUMBER } from '../../wire/match/incident-words.ts';
import { CELL_END, INDEX, ROW_END } from '../../wire/text/text.ts';
import { SETTINGS } from '../../server/ops/config/config.ts';
import MEANINGS from '../../wire/meanings.json' with { type: 'json' };
import { sampleRows } from './samples.ts';
import {
  danishChanges,
  danishHours,
  groupsOfSports,
  namesOfSports,
  races,
  resultForms,
  scoreWords,
  stageClocks,
  stageNames,
  tableCodes,
} from './values.ts';

const queries: Readonly<Record<string, string>> = MEANINGS.query;

/** Bars would end the cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const beginningOf = (shape: string): string => shape.replace(/\{.*/, '');
/** Prefix of a feed name, with its first field if another kind has the same prefix. */
function beginning(feed: FeedKind): string {
  const shape = FEED_SHAPES[feed];
  const [begins, withField] = [beginningOf(shape), shape.replace(/\}.*/, '}_')];
  return Object.values(FEED_SHAPES).some((other) => other !== shape && other.startsWith(`${begins}{`)) ? withField : begins;
}
const named = (feed: RowTable['feeds'][number]): string => code(feed === 'menus' ? REQUEST_SHAPES.menu : beginning(feed));
const namesOf = (feeds: RowTable['feeds']): string => [...new Set(feeds.map(named))].join(' ');

const fieldRow = (word: string, spec: Field<unknown> | Constant): string[] =>
  'constant' in spec
    ? [code(spec.key), '', `always ${code(spec.constant)}`, spec.meaning]
    : spec.kind === 'results'
      ? [code(spec.key), code(word), 'group', spec.meaning]
      : [[spec.key, ...spec.copies].map(code).join(' = '), code(word), spec.kind, spec.meaning];

const samples = sampleRows();

function rowSection(kind: RowTable): string {
  const { title, feeds, codec, tree } = kind;
  const rows = Object.entries(codec.fields).map(([word, spec]) => fieldRow(word, spec));
  const where = tree === true ? 'Properties of nodes' : `Begins with ${code(codec.head)}`;
  const sample = samples.get(kind);
  const shown =
    sample === undefined
      ? 'No row of this kind is written here yet.'
      : `\`\`\`\n${sample}${tree === true ? '' : ROW_END}\n\`\`\``;
  return `### ${title}\n\n${where}. In ${namesOf(feeds)}\n\n${table(['key', 'word', 'type', 'meaning'], rows)}\n\n${shown}`;
}

const numbers = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .toSorted(([, a], [, b]) => a - b)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ');

const shapes = (of: Readonly<Record<string, string>>, meanings: Readonly<Record<string, string>>): string =>
  table(
    ['name', 'kind', 'meaning'],
    Object.entries(of).map(([kind, shape]) => [code(shape), kind, meanings[kind]!]),
  );

const SUBJECT_SHAPES: Readonly<Record<PushSubject['kind'], string>> = {
  update: FEED_SHAPES.update,
  localUpdate: FEED_SHAPES.localUpdate,
  game: 'games_{lang}_{event}',
  system: FEED_SHAPES.system,
  service: FEED_SHAPES.service,
  account: 'lsid_{profileId}_{namespace}',
  odds: '/fsds/changes/{event}/{bookmaker}/{betType}/{scope}',
};

const seconds = (ms: number): string => `${ms / 1000} seconds`;

const PARTS: Readonly<Record<string, string | number>> = {
  index: INDEX,
  cellEnd: CELL_END,
  rowEnd: ROW_END,
  feedSign: SETTINGS.feedSign.fallback,
  projectId: SETTINGS.projectId.fallback,
  earlierFeeds: namesOf((Object.keys(FEEDS) as FeedKind[]).filter((kind) => FEEDS[kind]!.earlier !== undefined)),
  geoHeaders: Object.values(GEO_HEADERS).map(code).join(', '),
  geoFields: Object.keys(GEO_HEADERS).join(', '),
  queries: table(
    ['query', 'parameters', 'answers'],
    Object.entries(STORED_QUERIES).map(([hash, { parameters }]) => [code(hash), parameters.map(code).join(' '), queries[hash]!]),
  ),
  feedNames: shapes(FEED_SHAPES, MEANINGS.feed),
  requestNames: shapes(REQUEST_SHAPES, MEANINGS.request),
  fields: table(
    ['field', 'pattern', 'meaning'],
    Object.entries(NAME_FIELDS).map(([name, { pattern }]) => [
      code(name),
      code(pattern),
      MEANINGS.field[name as keyof typeof MEANINGS.field],
    ]),
  ),
  winterHours: danishHours[0],
  summerHours: danishHours[1],
  summerFrom: danishChanges[0]!,
  summerTo: danishChanges[1]!,
  rows: ROW_TABLES.map(rowSection).join('\n\n'),
  irregularCells: IRREGULAR_CELLS.map(
    ({ title, feeds, cells }) =>
      `### ${title}\n\nIn ${namesOf(feeds)}\n\n${table(
        ['key', 'meaning'],
        cells.map(([key, meaning]) => [code(key), meaning]),
      )}`,
  ).join('\n\n'),
  sports: namesOfSports,
  races: races,
  groups: groupsOfSports,
  stages: stageNames,
  tables: tableCodes,
  incidents: numbers(INCIDENT_NUMBER),
  reasons: numbers(REASON_NUMBER),
  results: numbers(RESULT_NUMBER),
  scores: table(['counted', 'sports'], scoreWords),
  clocks: table(['sports', 'stage', 'base', 'cap', 'breaks before'], stageClocks),
  resultForms: table(['result', 'form'], resultForms),
  subjects: table(
    ['subject', 'what `d` is'],
    Object.entries(SUBJECT_SHAPES).map(([kind, shape]) => [code(shape), MEANINGS.subject[kind as PushSubject['kind']]]),
  ),
  maxSubjects: MAX_SUBJECTS,
  maxFrameBytes: MAX_CLIENT_FRAME_BYTES,
  inboundFrames: PUSH_LIMITS.inboundFrames,
  inboundTime: seconds(PUSH_LIMITS.inboundMs),
  idleTime: seconds(PUSH_LIMITS.idleMs),
  heartbeatTime: seconds(PUSH_LIMITS.heartbeatMs),
  historyTime: seconds(PUSH_LIMITS.historyMs),
  historyFrames: PUSH_LIMITS.historyFrames,
  pongTime: seconds(PUSH_LIMITS.pongMs),
  refusals: table(['code', 'meaning'], Object.entries(PUSH_REFUSALS)),
  closeCodes: table(
    ['code', 'name', 'meaning'],
    Object.entries(PushClose)
      .toSorted(([, a], [, b]) => a - b)
      .map(([name, number]) => [String(number), name, MEANINGS.close[name as keyof typeof PushClose]]),
  ),
};

const TEMPLATE = readFileSync(new URL('template.md', import.meta.url), 'utf8');

function partOf(name: string): string {
  if (!Object.hasOwn(PARTS, name)) throw new Error(`template.md names ${name}, which document.ts does not have`);
  return String(PARTS[name]);
}

/** The text of template.md, with the tables that the program runs on. */
export const protocolDocument = (): string => TEMPLATE.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => partOf(name));
