import { statSync } from 'node:fs';

/** A wrong setting or option: one line that names it, its value, and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const wrong = (name: string, value: string, allowed: string): ConfigError =>
  new ConfigError(`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`);

export interface Setting<Type> {
  readonly name: string;
  readonly fallback: string;
  readonly allowed: string;
  readonly meaning: string;
  readonly parse: (text: string) => Type | null;
  /** Its value is not repeated in an error. */
  readonly isSecret?: true;
}

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
/** Origins separated by commas, each as a browser sends it. */
export function originList(text: string): readonly string[] | null {
  const origins = text.split(',').filter((each) => each !== '');
  const isOrigin = (each: string): boolean => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
  return origins.every(isOrigin) ? origins : null;
}

/** Headers as in OTEL_EXPORTER_OTLP_HEADERS: name=value, percent-encoded, separated by commas. */
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

const ON_OFF: Readonly<Record<string, boolean>> = { on: true, off: false };
export const onOff = (text: string): boolean | null => ON_OFF[text] ?? null;
export const isFolder = (text: string): boolean =>
  !text.includes('\0') && statSync(text, { throwIfNoEntry: false })?.isDirectory() === true;
export const ONE_LINE = /^[^\p{Cc}]{0,200}$/u;
