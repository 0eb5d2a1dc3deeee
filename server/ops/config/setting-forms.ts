import { statSync } from 'node:fs';
import { MAX_PUSH_ALIASES } from '@stillingen/wire';

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number | null => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : null;
  };
export const matching =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text) ? text : null;
/** Origins separated by commas, each as a browser writes it. */
export function originList(text: string): readonly string[] | null {
  const origins = text.split(',').filter((each) => each !== '');
  const isOrigin = (each: string): boolean => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
  return origins.every(isOrigin) ? origins : null;
}
export function pushAliases(text: string): readonly string[] | null {
  const aliases = text.split(',').filter((each) => each !== '');
  const isAlias = (each: string): boolean => /^wss?:\/\/[^\s?#@]+$/.test(each) && URL.canParse(each);
  return aliases.length <= MAX_PUSH_ALIASES && aliases.every(isAlias) ? aliases : null;
}

/** Headers as the exporters of OpenTelemetry are told them: name=value, percent-encoded, separated by commas. */
export function headerPairs(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(',').filter((each) => each !== '');
  if (!pairs.every((pair) => /^[\w-]+=(?:[!-$&-~]|%[2-7][\da-f])+$/i.test(pair))) return null;
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  );
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
const isServerUrl = (text: string): boolean => !/\s/.test(text) && isPercentEncoded(text) && URL.canParse(text);
/** All hosts of a database but the first. */
const OTHER_HOSTS = /(?:,[^,@/?]*)+(?=[/?]|$)/;
export const isDatabaseUrl = (text: string): boolean =>
  /^postgres(?:ql)?:\/\/./.test(text) && isServerUrl(text.replace(OTHER_HOSTS, ''));
export const isNatsUrl = (text: string): boolean => /^(?:nats|tls):\/\/./.test(text) && isServerUrl(text);

export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    isPercentEncoded(text) &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname + url.search + url.hash)
  );
}

export const ON_OFF: Readonly<Record<string, boolean>> = { on: true, off: false };
export const isFolder = (text: string): boolean =>
  !text.includes('\0') && statSync(text, { throwIfNoEntry: false })?.isDirectory() === true;
export const ONE_LINE = /^[^\p{Cc}]{0,200}$/u;
