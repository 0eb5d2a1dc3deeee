import type { ProfileId } from '../account/calls.ts';
import { buildPageFeedName, type PageFeedName, parsePageFeedName } from '../names/name-shapes.ts';

const UNDER = '/';

export const isPushNamespace = (text: string): boolean => /^[a-z0-9-]{0,16}$/.test(text);

export const pushPrefix = (namespace: string): string => (namespace === '' ? '' : namespace + UNDER);

/** PUSH-05 to 10: four feeds, one match in one language, the channel of an account, and the offers
 * of a bookmaker for one bet type and part of an event (CALL-04). */
export type PushSubject =
  | Extract<PageFeedName, { kind: 'service' | 'system' | 'update' | 'localUpdate' }>
  | { readonly kind: 'game'; readonly lang: string; readonly event: string }
  | ({ readonly kind: 'account' } & AccountChannel)
  | OddsSubject;

export interface OddsSubject {
  readonly kind: 'odds';
  readonly event: string;
  readonly bookmaker: number;
  readonly betType: string;
  readonly scope: string;
}

const ODDS_PREFIX = '/fsds/changes/';
const ODDS = /^\/fsds\/changes\/([A-Za-z0-9]{8})\/([1-9]\d{0,4})\/([A-Z_]{1,40})\/([A-Z_]{1,40})$/;

const GAME = /^games_([a-z]{2})_([A-Za-z0-9]{8})$/;
/** PUSH-04. */
export const buildPushSubject = (subject: PushSubject, namespace = ''): string => pushPrefix(namespace) + nameOf(subject);

function nameOf(subject: PushSubject): string {
  switch (subject.kind) {
    case 'game':
      return `games_${subject.lang}_${subject.event}`;
    case 'account':
      return buildAccountChannel(subject);
    case 'odds':
      return `${ODDS_PREFIX}${subject.event}/${subject.bookmaker}/${subject.betType}/${subject.scope}`;
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
  const [, ofEvent, bookmaker, betType, scope] = ODDS.exec(rest) ?? [];
  if (scope !== undefined) return { kind: 'odds', event: ofEvent!, bookmaker: Number(bookmaker), betType: betType!, scope };
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
