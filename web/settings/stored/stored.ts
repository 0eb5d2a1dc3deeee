import { DOCUMENT_KEY } from '@stillingen/client';
import { LOG_KEY, SOUND_KEY } from '@stillingen/client/alerts';
import { hasAccount } from '@stillingen/client/has-account';
import type { Area, Device } from './device.ts';

export type StoredId =
  | 'settings'
  | 'games'
  | 'teams'
  | 'leagues'
  | 'alerts'
  | 'log'
  | 'searches'
  | 'sound'
  | 'theme'
  | 'delay'
  | 'list'
  | 'folded'
  | 'country'
  | 'prompt'
  | 'age'
  | 'odds'
  | 'account'
  | 'tab'
  | 'other';
export type KeptFor = 'always' | 'year' | 'week' | 'twoDays' | 'tab' | 'session';

interface Kind {
  readonly id: StoredId;
  readonly keptFor: KeptFor;
  readonly area: Area;
  readonly keys: RegExp;
  /** A branch of the document of the device. */
  readonly branch?: string;
}

const DOCUMENT = new RegExp(`^${DOCUMENT_KEY}$`);
/** In the order of the list; the first that fits a key has it. */
const KINDS: readonly Kind[] = [
  { id: 'games', keptFor: 'twoDays', area: 'local', keys: /^fsdc_my_local/ },
  { id: 'games', keptFor: 'always', area: 'local', keys: DOCUMENT, branch: 'mygames' },
  { id: 'teams', keptFor: 'always', area: 'local', keys: /^fsdc_my_teams/ },
  { id: 'teams', keptFor: 'always', area: 'local', keys: DOCUMENT, branch: 'myteams' },
  { id: 'leagues', keptFor: 'always', area: 'local', keys: DOCUMENT, branch: 'myLeagues' },
  { id: 'alerts', keptFor: 'always', area: 'local', keys: DOCUMENT, branch: 'alerts' },
  { id: 'log', keptFor: 'week', area: 'local', keys: new RegExp(`^${LOG_KEY}$`) },
  { id: 'searches', keptFor: 'always', area: 'local', keys: /^searchRecents$/ },
  { id: 'sound', keptFor: 'always', area: 'local', keys: new RegExp(`^${SOUND_KEY}$`) },
  { id: 'settings', keptFor: 'always', area: 'local', keys: DOCUMENT, branch: 'lsSettins' },
  { id: 'theme', keptFor: 'year', area: 'cookie', keys: /^theme$/ },
  { id: 'delay', keptFor: 'year', area: 'cookie', keys: /^tvsynk$/ },
  { id: 'list', keptFor: 'year', area: 'cookie', keys: /^liste$/ },
  { id: 'folded', keptFor: 'year', area: 'cookie', keys: /^clientStorage$/ },
  { id: 'country', keptFor: 'always', area: 'local', keys: /^geoip$/ },
  { id: 'prompt', keptFor: 'always', area: 'local', keys: /^registration_prompt$/ },
  { id: 'age', keptFor: 'always', area: 'local', keys: /^legalAge/ },
  { id: 'odds', keptFor: 'year', area: 'cookie', keys: /^odds(?:Format|Shown)$/ },
  { id: 'account', keptFor: 'session', area: 'local', keys: /^lsid_/ },
  { id: 'tab', keptFor: 'tab', area: 'session', keys: /./ },
  { id: 'other', keptFor: 'always', area: 'local', keys: /./ },
  { id: 'other', keptFor: 'year', area: 'cookie', keys: /./ },
];

interface Part {
  readonly area: Area;
  readonly key: string;
  readonly branch?: string;
}

/** One line of the list. */
export interface StoredThing {
  /** Of the line. */
  readonly name: string;
  readonly id: StoredId;
  readonly keptFor: KeptFor;
  readonly parts: readonly Part[];
  readonly bytes: number;
}

type Json = Readonly<Record<string, unknown>>;
function parseDocument(text: string | null): Json {
  try {
    return Object(JSON.parse(text ?? '{}')) as Json;
  } catch {
    return {};
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function partText(device: Device, { area, key, branch }: Part): string | null {
  const text = device.get(area, key);
  if (branch === undefined || text === null) return text;
  const value = parseDocument(text)[branch];
  return value === undefined ? null : JSON.stringify(value);
}

/** All that the site keeps, by what it is for. Of an account the whole document is one thing. */
export function storedThings(device: Device): readonly StoredThing[] {
  const isSignedIn = hasAccount(device.keys('local'));
  const things = new Map<string, StoredThing>();
  const taken = new Set<string>();
  for (const { id, keptFor, area, keys, branch } of KINDS) {
    if (branch !== undefined && isSignedIn) continue;
    for (const key of device.keys(area).filter((each) => keys.test(each) && !taken.has(`${area} ${each}`))) {
      const part: Part = { area, key, ...(branch === undefined ? {} : { branch }) };
      const text = partText(device, part);
      if (branch === undefined) taken.add(`${area} ${key}`);
      if (text === null || (key === DOCUMENT_KEY && branch === undefined && !isSignedIn)) continue;
      const name = id === 'other' ? `${id} ${key}` : id;
      const before = things.get(name);
      const bytes = (before?.bytes ?? 0) + bytesOf(key) + bytesOf(text);
      things.set(name, { name, id, keptFor: before?.keptFor ?? keptFor, parts: [...(before?.parts ?? []), part], bytes });
    }
  }
  return [...things.values()];
}

function putPart(device: Device, { area, key, branch }: Part, text: string | null): void {
  if (branch === undefined) return device.put(area, key, text);
  const { [branch]: _, ...rest } = parseDocument(device.get(area, key));
  const document = text === null ? rest : { ...rest, [branch]: JSON.parse(text) as unknown };
  device.put(area, key, Object.keys(document).length === 0 ? null : JSON.stringify(document));
}

/** Returns the way back. */
export function removeThing(device: Device, { parts }: StoredThing): () => void {
  const before = parts.map((part) => [part, partText(device, part)] as const);
  for (const part of parts) putPart(device, part, null);
  return () => {
    for (const [part, text] of before) if (text !== null) putPart(device, part, text);
  };
}

const readable = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
};

/** Of all but the login, as JSON. */
export function copyOf(device: Device): string {
  const things = storedThings(device).filter(({ id }) => id !== 'account');
  const entries = things.flatMap(({ parts }) =>
    parts.map((part) => [part.branch ?? part.key, readable(partText(device, part))] as const),
  );
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
