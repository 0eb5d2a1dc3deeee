import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFeedName, parseRequestName, readRows } from '@stillingen/wire';
import { fixture } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

type Json = Readonly<Record<string, unknown>>;
interface Media {
  readonly schema?: Json;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Media & { readonly name: string; readonly in: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}
interface Document {
  readonly openapi: string;
  readonly info: Json;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Json>> };
}

const Required = Type.Object({
  openapi: Type.String({ pattern: '^3\\.1\\.\\d+$' }),
  info: Type.Object({ title: Type.String(), version: Type.String() }),
  paths: Type.Record(Type.String({ pattern: '^/' }), Type.Object({})),
});

let stack: TestStack;
let document: Document;
let operations: readonly (readonly [string, Operation])[];
beforeAll(async () => {
  stack = await startTestStack({ withPages: true, settings: { BOOKMAKERS: 'demo' }, needConsent: ['statistics'] });
  await stack.submit(await stack.keyOf('test'), [fixture()]);
  const startMs = performance.now();
  const response = await fetch(`${stack.url}/openapi.json`);
  const text = await response.text();
  const ms = performance.now() - startMs;
  document = JSON.parse(text) as Document;
  console.log(
    `openapi.json: ${Object.keys(document.paths).length} paths, ${(text.length / 1000).toFixed(0)} kB, ${ms.toFixed(0)} ms`,
  );
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
});
afterAll(() => stack[Symbol.asyncDispose]());

const checks = new Map<Json, (value: unknown) => boolean>();
/** References lead into the document. */
function accepts(schema: Json, value: unknown): boolean {
  let check = checks.get(schema);
  if (check === undefined) {
    const whole = { ...schema, components: document.components };
    const validator = Compile(whole as never);
    checks.set(schema, (check = (each) => validator.Check(each)));
  }
  return check(value);
}

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string') yield each;
    else yield* referencesIn(each);
  }
}
const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);

const examplesOf = ({ example, examples, schema }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples ?? {}).map(({ value }) => value),
  ...((schema?.['examples'] as unknown[] | undefined) ?? []),
];

function mediaOf({ parameters = [], requestBody, responses }: Operation): readonly Media[] {
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
  return [...parameters, ...contents];
}

describe('the document of the API', () => {
  it('the document has every route that is no page or asset', () => {
    expect(stack.undocumented, 'add `schema: { summary, tags, documents }` to these routes, or `schema: { hide: true }`').toEqual(
      [],
    );
    for (const part of [
      '/ingest/v1/messages',
      '/id/v4/getdata',
      '/push',
      '/push/sse',
      '/pq_graphql',
      '/healthz',
      '/{project}/x/feed/{name}',
      '/kalender/{subject}/{ids}.ics',
      '/rss/{subject}/{id}.{format}',
    ])
      expect(Object.keys(document.paths)).toContain(part);
  });

  it('the document has the members that OpenAPI 3.1 requires, and every reference leads to a part of it', () => {
    expect([...Compile(Required).Errors(document)]).toEqual([]);
    expect([...referencesIn(document)].filter((reference) => resolve(reference) === undefined)).toEqual([]);
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters = [] } of Object.values(methods))
        expect(
          parameters
            .filter((each) => each.in === 'path')
            .map(({ name }) => `{${name}}`)
            .toSorted(),
          path,
        ).toEqual([...path.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted());
  });

  it('every operation has a summary, a known tag and a description of each answer', () => {
    const tags = document.tags.map(({ name }) => name);
    const poor = operations.filter(
      ([, { summary, tags: own = [], responses }]) =>
        summary === undefined ||
        own.length !== 1 ||
        !tags.includes(own[0]!) ||
        Object.values(responses).some(({ description = 'Default Response' }) => description === 'Default Response'),
    );
    expect(poor.map(([name]) => name)).toEqual([]);
  });

  it('every example is accepted by its schema', () => {
    const wrong = operations.flatMap(([name, operation]) =>
      mediaOf(operation).flatMap((media) =>
        examplesOf(media)
          .filter((example) => media.schema !== undefined && !accepts(media.schema, example))
          .map((example) => `${name}: ${JSON.stringify(example)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/api/v2/search/', '?q=brøndby'],
    ['/api/v2/search/', '?type-ids=9'],
    ['/api/v2/search/top/', ''],
    ['/x/search/', '?q=brøndby'],
    ['/x/search/top/', ''],
    ['/x/rules/sports', ''],
    ['/pq_graphql', '?_hash=pobtm&projectId=8&geoIpCode=DK&geoIpSubdivisionCode=84'],
    ['/pq_graphql', '?_hash=none'],
    ['/pq_graphql', '?_hash=dsof'],
    ['/api/geo/', ''],
    ['/alerts/v1/key', ''],
    ['/id/v5/offer', ''],
    ['/id/v5/terms/{type}/documents', ''],
    ['/id/v5/captcha/challenge', ''],
    ['/id/v5/users/me/sessions', ''],
  ])('the server answers %s%s as documented', async (path, query) => {
    const response = await fetch(stack.url + path.replace('{type}', 'tou') + query);
    const documented = document.paths[path]!['get']!.responses[String(response.status)];
    expect(accepts(documented!.content!['application/json']!.schema!, await response.json())).toBe(true);
  });

  it('every answer and parameter of JSON has an example', () => {
    const bare = operations.flatMap(([name, { parameters = [], responses }]) => [
      ...parameters.filter((parameter) => examplesOf(parameter).length === 0).map((parameter) => `${name}: ${parameter.name}`),
      ...Object.entries(responses)
        .filter(
          ([, { content = {} }]) =>
            content['application/json'] !== undefined && examplesOf(content['application/json']).length === 0,
        )
        .map(([code]) => `${name}: ${code}`),
    ]);
    expect(bare).toEqual([]);
  });

  it('every example of a feed name is a name', () => {
    const namesOf = (path: string): string[] =>
      document.paths[path]!['get']!.parameters!.filter(({ name }) => name === 'name').flatMap(
        (name) => examplesOf(name) as string[],
      );
    expect(namesOf('/x/feed/{name}').length).toBeGreaterThan(80);
    expect(namesOf('/x/feed/{name}').filter((name) => parseFeedName(name) === null)).toEqual([]);
    expect(namesOf('/x/req/{name}').filter((name) => parseRequestName(name) === null)).toEqual([]);
  });

  it('the example of a feed is one', () => {
    const example = document.paths['/x/feed/{name}']!['get']!.responses['200']!.content!['text/plain']!.example as string;
    expect(readRows(example).map((row) => row[0]![0])).toEqual(['SA', 'ZA', 'AA', 'A1']);
  });

  it('pages of every origin may read the document', async () => {
    const { headers } = await fetch(`${stack.url}/openapi.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toContain('application/json');
  });
});
