import type { Target } from './graph.ts';

export interface Arrow {
  readonly from: string;
  readonly to: Target;
}

export interface Rule {
  readonly name: string;
  readonly why: string;
  readonly instead: string;
  readonly forbids: (arrow: Arrow) => boolean;
}

/** Tests and test support may import Node and any package. */
const isTest = (path: string): boolean => /\.test\.tsx?$|(?:^|\/)(?:test|testing)\/|(?:^|\/)test-[\w-]+\.tsx?$/.test(path);
/** The build of the web app runs in Node; it and the server alone translate sports. */
const isBuild = (path: string): boolean => /^web\/(?:[\w.-]+\.config\.ts$|build\/|language\/en\/sport\.ts$)/.test(path);
const workspaceOf = (path: string): string => path.split('/')[0]!;

const MAY_REACH: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  wire: ['wire', 'domain'],
  client: ['client', 'wire', 'domain'],
  web: ['web', 'client', 'wire', 'domain'],
  sources: ['sources', 'domain'],
  server: ['server', 'wire', 'domain', 'sources'],
};

const leavesTo =
  (from: string) =>
  ({ from: path, to }: Arrow): boolean =>
    workspaceOf(path) === from && to.kind === 'file' && !MAY_REACH[from]!.includes(workspaceOf(to.name));

/** The composition root, and what builds it for tests. */
const isComposition = (path: string): boolean => /^server\/(?:main(?:\.test)?\.ts$|(?:cli|compose|testing)\/)/.test(path);
/** Null for files directly in server/. */
const serviceOf = (path: string): string | null => /^server\/([^/]+)\//.exec(path)?.[1] ?? null;
/** Every service may import these. */
const SHARED = ['database', 'journal', 'bus', 'http', 'ops', 'below-node', 'projection'];

export const RULES: readonly Rule[] = [
  {
    name: 'domain-imports-nothing',
    why: 'The rules of sport run in browsers and on servers; so does everything that they import.',
    instead: 'take what is needed as an argument, or move the rule that is shared down into domain/',
    forbids: leavesTo('domain'),
  },
  {
    name: 'domain-takes-no-package',
    why: 'The domain is read, tested and shipped to browsers alone. Only the provider schemas are built on TypeBox.',
    instead: 'write the few lines, or put the code that needs the package where its kind lives (server/, client/, web/)',
    forbids: ({ from, to }) =>
      /^(?:domain|wire)\//.test(from) &&
      to.kind === 'package' &&
      !isTest(from) &&
      !(from.startsWith('domain/messages/') && to.name.split('/')[0] === 'typebox'),
  },
  {
    name: 'wire-imports-domain-only',
    why: 'Server and client share the codec, so it imports neither.',
    instead: 'give the codec a row of words; map them to your own types in server/ or client/',
    forbids: leavesTo('wire'),
  },
  {
    name: 'client-imports-wire-and-domain',
    why: 'The sync engine serves any front end, so it imports none.',
    instead: 'expose a store in client/ and subscribe to it from web/',
    forbids: leavesTo('client'),
  },
  {
    name: 'web-imports-no-server',
    why: 'The server loads the built app by a path; the app depends on the feeds of the server only.',
    instead: 'add a feed (wire/ and server/feeds/), or take it through the render request',
    forbids: leavesTo('web'),
  },
  {
    name: 'sources-import-domain-only',
    why: 'A source delivers provider messages to the ingest client in its arguments.',
    instead: 'take the ingest client, the clock and the log as arguments (sources/ports.ts)',
    forbids: leavesTo('sources'),
  },
  {
    name: 'server-imports-no-front-end',
    why: 'The server must start, and be tested, without the web app and its packages.',
    instead: 'load the built entry by the path in the configuration; share codecs through wire/',
    forbids: leavesTo('server'),
  },
  {
    name: 'only-the-composition-names-sources',
    why: 'Services receive facts through ingest only; a shortcut would bypass the journal.',
    instead: 'start the source in server/cli/ or server/compose/ and let it deliver to ingest',
    forbids: ({ from, to }) => from.startsWith('server/') && to.name.startsWith('sources/') && !isComposition(from),
  },
  {
    name: 'services-import-no-service',
    why: 'A service must be able to run on a machine of its own.',
    instead: 'communicate by journal/ or bus/, or pass one to the other as an argument in server/compose/',
    forbids: ({ from, to }) => {
      const [mine, theirs] = [serviceOf(from), serviceOf(to.name)];
      return (
        mine !== null &&
        theirs !== null &&
        mine !== theirs &&
        !isComposition(from) &&
        !SHARED.includes(mine) &&
        !SHARED.includes(theirs) &&
        !isComposition(to.name)
      );
    },
  },
  {
    name: 'shared-folders-import-no-service',
    why: 'database/, journal/, bus/, http/, ops/ and projection/ are below the services: an import upwards makes a circle.',
    instead: 'let the service register itself, or pass a function in server/compose/',
    forbids: ({ from, to }) => {
      if (!from.startsWith('server/') || isComposition(from)) return false;
      const [mine, theirs] = [serviceOf(from), serviceOf(to.name)];
      const isShared = mine === null || SHARED.includes(mine);
      return isShared && theirs !== null && !SHARED.includes(theirs) && !isComposition(to.name);
    },
  },
  {
    name: 'composition-is-not-imported',
    why: 'An import of the composition root loads every service.',
    instead: 'move what both need below: a file of server/ itself, or the service it belongs to',
    forbids: ({ from, to }) =>
      from.startsWith('server/') && !isComposition(from) && !isTest(from) && to.kind === 'file' && isComposition(to.name),
  },
  {
    name: 'no-node-in-shared-code',
    why: 'domain/, wire/, client/ and web/ run in browsers.',
    instead: 'take a port (clock, fetch, storage) as an argument; code that needs Node goes to server/, sources/ or web/build/',
    forbids: ({ from, to }) =>
      /^(?:domain|wire|client|web)\//.test(from) && to.kind === 'builtin' && !isTest(from) && !isBuild(from),
  },
  {
    name: 'workspaces-import-by-package-name',
    why: 'A path into another workspace bypasses its list of public names.',
    instead: "import from '@stillingen/<workspace>', and export it in that workspace's index.ts",
    forbids: ({ from, to }) =>
      to.kind === 'file' &&
      to.relative &&
      !isTest(from) &&
      workspaceOf(from) in MAY_REACH &&
      workspaceOf(from) !== workspaceOf(to.name),
  },
];

/** Browser code, which the server also renders. */
export const isBrowserCode = (path: string): boolean =>
  /^(?:client|web)\/.*\.tsx?$/.test(path) && !isTest(path) && !isBuild(path);

/** Without clock and randomness. */
export const isPure = (path: string): boolean => /^(?:domain|wire)\//.test(path) && !isTest(path);

/** Too large for a browser. */
export const isForProvidersOnly = ({ kind, name }: Target): boolean =>
  kind === 'file'
    ? /^domain\/(?:messages|registry|standings|state|scoring)\//.test(name)
    : kind === 'package' && name.split('/')[0] === 'typebox';

export const isServerRendering = (path: string): boolean =>
  /^web\/(?:entry\/(?:server(?:-page)?|render|page-sport|resolve-route|pages)|embed\/render|\w+\/definition)\.tsx?$/.test(path);

export const isTableOfSports = ({ kind, name }: Target): boolean => kind === 'file' && name === 'domain/sports/index.ts';

export const isTableOfFeeds = ({ kind, name }: Target): boolean => kind === 'file' && name === 'wire/names/feed-name.ts';

/** Sources parse formats of others, benchmark peers have their own, tests write expected text. */
export const mustUseCodecs = (path: string): boolean => /^(?:server|client|web)\//.test(path) && !isTest(path);

/** Sources know the sport of their data, and tests name one. */
export const mayNotNameSports = (path: string): boolean => /^(?:domain|wire|client|web|server)\//.test(path) && !isTest(path);

/** Rules about chains of imports; graph.ts and guard.ts prove them. */
export const GRAPH_RULES = {
  'browsers-get-no-provider-code': {
    why: 'The schemas, registries and rules of domain/messages, registry, state, scoring and standings are many times the budget of the whole client.',
    instead: 'import the type only (`import type`), or add the value to a feed',
  },
  'browsers-get-no-table-of-sports': {
    why: 'A page shows one sport or a few; all forty cost each visitor several kilobytes.',
    instead: 'take the sport that the page received (`usePage().sport`), or its name from domain/sport/names.ts',
  },
  'browsers-get-no-table-of-feeds': {
    why: 'Pages request a quarter of the feeds; the names of all cost each visitor half a kilobyte.',
    instead: 'take parsePageFeedName and buildPageFeedName; a feed that a page requests goes to wire/names/name-shapes.ts',
  },
  'entry-points-name-their-exports': {
    why: '`export *` makes every name public, later ones too.',
    instead: 'name the exports',
  },
  'time-and-chance-are-arguments': {
    why: 'The same input must give the same result on every machine, in every replay and in every test.',
    instead: 'take nowS, or a seeded source of randomness, as an argument',
  },
  'wire-formats-stay-in-wire': {
    why: 'Keys, delimiters and names of feeds are in one table each, so that server, client and documentation agree.',
    instead: 'use a row codec, buildFeedName or buildPushSubject of wire/; add the missing row or name there',
  },
  'a-sport-is-a-value': {
    why: 'A new sport is one file: all differences between sports are fields of its value.',
    instead: 'give Sport (domain/sport/sport.ts) a field for the difference, and read it',
  },
} as const;
