import { EXAMPLES, FEED_SHAPES, type FeedKind, NAME_FIELDS, REQUEST_SHAPES } from '@stillingen/wire';
import MEANINGS from '@stillingen/wire/meanings' with { type: 'json' };
import { textAnswer } from '../http/documentation.ts';
import { FEEDS } from './catalogue/index.ts';

/** A value of each field, for examples of names. */
const SAMPLES: { readonly [Field in keyof typeof NAME_FIELDS]: string } = {
  ...{ sport: '1', anySport: '1', group: '37', day: '0', tz: '1', lang: 'da', projectType: '1', project: '8' },
  ...{ country: '63', nation: 'dk', template: 'UBGu8Xkp', tournament: 'AbCdEf12', stage: 'GhIjKl34', season: '20262027' },
  ...{ participant: 'MnOpQr56', participants: 'MnOpQr56-StUvWx78', followed: 'MnOpQr56-YzAbCd90', series: 'EfGhIj12' },
  ...{ event: 'KlMnOp34', part: '0', page: '0', order: 'n', liveOdds: '0', bookmaker: '1', table: '1', tennisType: '' },
  ...{ newsType: 'all', article: 'QrStUv56', ranking: 'WxYzAb78' },
};
const FIELD = /\{(\w+)\}/g;
const exampleOf = (shape: string): string =>
  shape.replaceAll(FIELD, (_, field: string) => SAMPLES[field as keyof typeof SAMPLES]);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ').replaceAll('\n', ' ')} |`).join('\n');
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
  example,
});
const HEADERS = [
  header('x-signature', 'The hash (`A1`) of the known text; 304 if it is unchanged.', '0123456789abcdef0123456789abcdef'),
  header('if-none-match', 'The known ETag; 304 if it is unchanged.', '"2f1c"'),
  header('x-geoip', 'Asks for the geo headers of the answer; shared caches do not store it.', '1'),
];
const AS_OF = {
  name: 'asof',
  in: 'query',
  description: 'The content of that time, in seconds, up to three minutes ago. Any other time is 404.',
  schema: { type: 'integer' },
  example: 1_795_543_200,
};
const PROJECT = { name: 'project', in: 'path', required: true, schema: { type: 'integer' }, example: 8 };

const answersOf = (text: string) => ({
  200: textAnswer('The rows; `0` if there are none: no events, no further page, a day more than seven away.', text),
  204: { description: 'An update without changes.' },
  304: { description: 'The known text is unchanged.' },
  401: { description: 'The sign is missing or wrong.' },
  404: { description: 'Unknown project, name, id, table or ranking; without a body.' },
  429: { description: 'Too much was requested from this address that is not in memory; retry after `Retry-After` seconds.' },
});

interface Names {
  readonly summary: string;
  readonly example: string;
  readonly shapes: readonly (readonly [kind: string, shape: string, meaning: string])[];
}

function operation({ summary, example, shapes }: Names, path: string, parameters: readonly object[]): object {
  const fields = [...new Set(shapes.flatMap(([, shape]) => [...shape.matchAll(FIELD)].map(([, field]) => field!)))];
  const { field: meanings } = MEANINGS as { readonly field: Readonly<Record<string, string>> };
  const patternOf = (field: string): string => NAME_FIELDS[field as keyof typeof NAME_FIELDS].pattern;
  const description = [
    'A name has one spelling: no leading zeros, ids unchanged. docs/protocol.md documents the rows.',
    table(
      ['name', 'answers'],
      shapes.map(([, shape, meaning]) => [code(shape), meaning]),
    ),
    table(
      ['field', 'pattern', 'meaning'],
      fields.map((field) => [code(field), code(patternOf(field)), meanings[field]!]),
    ),
  ].join('\n\n');
  const examples = Object.fromEntries(
    shapes.map(([kind, shape, meaning]) => [kind, { summary: meaning, value: exampleOf(shape) }]),
  );
  const name = { name: 'name', in: 'path', required: true, schema: { type: 'string' }, examples };
  const named = path.includes('{project}') ? [PROJECT, name] : [name];
  return {
    get: {
      ...{ summary, description, tags: ['Feeds'], security: [{ sign: [] }] },
      ...{ parameters: [...named, ...parameters], responses: answersOf(example) },
    },
  };
}

/** The addresses of feeds and requests, which are answered before the router. */
export function feedPaths(prefix: string): Readonly<Record<string, object>> {
  const kinds = (Object.keys(FEED_SHAPES) as FeedKind[]).filter((kind) => FEEDS[kind] !== undefined);
  const feeds: Names = {
    summary: 'Read a feed',
    example: EXAMPLES.list,
    shapes: kinds.map((kind) => [kind, FEED_SHAPES[kind], MEANINGS.feed[kind]] as const),
  };
  const requests: Names = {
    summary: 'Read a menu',
    example: EXAMPLES.menu,
    shapes: Object.entries(REQUEST_SHAPES).map(
      ([kind, shape]) => [kind, shape, MEANINGS.request[kind as keyof typeof REQUEST_SHAPES]] as const,
    ),
  };
  const ofFeeds = (path: string) => [path, operation(feeds, path, [...HEADERS, AS_OF])] as const;
  const ofRequests = (path: string) => [path, operation(requests, path, HEADERS)] as const;
  return Object.fromEntries([
    ofFeeds(`/{project}${prefix}{name}`),
    ofFeeds('/x/feed/{name}'),
    ...['/{project}/x/req/{name}', '/{project}/req/{name}', '/x/req/{name}'].map(ofRequests),
  ]);
}
