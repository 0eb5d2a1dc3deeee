/** Where the account service is, and which site asks it (ACC-12, ACC-13). */
export interface AccountConfig {
  readonly namespace: string;
  readonly project: number;
  readonly api: { readonly mode: 'production' | 'sandbox'; readonly production: string; readonly sandbox?: string };
  /** Data stays in this browser, and functions of users work without an account. */
  readonly localOnly?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isUrl = (value: unknown): value is string => typeof value === 'string' && (value === '' || URL.canParse(value));

/** The configuration of a page. Throws RangeError that says what is wrong and what is allowed. */
export function parseAccountConfig(value: unknown): AccountConfig {
  const refuse = (what: string): never => {
    throw new RangeError(`account: ${what}`);
  };
  if (!isObject(value)) return refuse('the configuration is no object');
  const { namespace, project, api, localOnly = false } = value;
  if (typeof namespace !== 'string') return refuse('namespace is missing; allowed: a text');
  if (typeof project !== 'number' || !Number.isSafeInteger(project)) return refuse('project is missing; allowed: a whole number');
  if (typeof localOnly !== 'boolean') return refuse('localOnly is no truth value; allowed: true or false');
  if (!isObject(api)) return refuse('api is missing; allowed: mode, production and sandbox');
  const { mode, production, sandbox } = api;
  if (mode !== 'production' && mode !== 'sandbox') return refuse('api.mode is none; allowed: production or sandbox');
  if (!isUrl(production)) return refuse('api.production is missing; allowed: an address, empty for that of the page');
  if (mode === 'production') return { namespace, project, api: { mode, production }, localOnly };
  if (!isUrl(sandbox)) return refuse('api.sandbox is missing; allowed: an address, empty for that of the page');
  return { namespace, project, api: { mode, production, sandbox }, localOnly };
}

/** ACC-22: what stands before the path of every call, without a slash at its end. */
export const baseUrlOf = ({ api }: AccountConfig): string =>
  (api.mode === 'sandbox' ? (api.sandbox ?? '') : api.production).replace(/\/$/, '');
