import type { ProfileId } from '../account/calls.ts';
import { buildPageFeedName, type PageFeedName, parsePageFeedName } from '../names/name-shapes.ts';

const UNDER = '/';

export const isPushNamespace = (text: string): boolean => /^[a-z0-9-]{0,16}$/.test(text);

export const pushPrefix = (namespace: string): string => (namespace === '' ? '' : namespace + UNDER);

/** PUSH-05 to 10: four feeds, one match in one language, and the channel of an account. */
export type PushSubject =
  | Extract<PageFeedName, { kind: 'service' | 'system' | 'update' | 'localUpdate' }>
  | { readonly kind: 'game'; readonly lang: string; readonly event: string }
  | ({ readonly kind: 'account' } & AccountChannel);

const GAME = /^games_([a-z]{2})_([A-Za-z0-9]{8})$/;
/** PUSH-04. */
export const buildPushSubject = (subject: PushSubject, namespace = ''): string => pushPrefix(namespace) + nameOf(subject);

function nameOf(subject: PushSubject): string {
  switch (subject.kind) {
    case 'game':
      return `games_${subject.lang}_${subject.event}`;
    case 'account':
      return buildAccountChannel(subject);
    default:
      return buildPageFeedName(subject);
  }
}

export function parsePushSubject(text: string, namespace = ''): PushSubject | null {
  const prefix = pushPrefix(namespace);
  if (!text.startsWith(prefix)) return null;
  const rest = text.slice(prefix.length);
  const [, lang, event] = GAME.exec(rest) ?? [];
  if (lang !== undefined && event !== undefined) return { kind: 'game', lang, event };
  const account = parseAccountChannel(rest);
  if (account !== null) return { kind: 'account', ...account };
  const name = parsePageFeedName(rest);
  switch (name?.kind) {
    case 'service':
    case 'system':
    case 'update':
    case 'localUpdate':
      return name;
    default:
      return null;
  }
}

/** ACC-51. */
export interface AccountChannel {
  readonly id: ProfileId;
  readonly namespace: string;
}

const CHANNEL = /^lsid_([0-9a-z]{26})_([A-Za-z0-9-]{1,32})$/;
const REV = /^\{"rev":(\d{1,15})\}$/;

export const buildAccountChannel = ({ id, namespace }: AccountChannel): string => `lsid_${id}_${namespace}`;

export function parseAccountChannel(name: string): AccountChannel | null {
  const [, id, namespace] = CHANNEL.exec(name) ?? [];
  return id === undefined || namespace === undefined ? null : { id, namespace };
}

export const buildRevText = (rev: number): string => `{"rev":${rev}}`;

export function parseRevText(text: string): number | null {
  const rev = REV.exec(text)?.[1];
  return rev === undefined ? null : Number(rev);
}
