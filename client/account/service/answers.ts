import {
  type CallName,
  type Calls,
  CALLS,
  DETAIL_CODES,
  DONE,
  isLoginHash,
  isProfileId,
  MARKETING_VARIANTS,
  type MarketingDetailCode,
  type MarketingVariant,
  parseUserData,
  SERVER_CODES,
  type ServerCode,
  type TermsError,
  variantOf,
} from '@stillingen/wire/account';
import type { FeedResponse } from '../../ports.ts';
import {
  type AccountError,
  type RequiredConsents,
  clientError,
  ERROR_CODES,
  type Messages,
  type Outcome,
  serverError,
  termsTypeOf,
  v5Error,
} from './errors.ts';

/** Answers are `unknown` until checked here; an incomplete one is faulty (VALID-09, VALID-10). */

type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isRev = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isDone = (answer: Json): boolean => answer.r === DONE;
const isLogin = ({ id, hash }: Json): boolean => isProfileId(id) && isLoginHash(hash);
const isProfile = (value: unknown): boolean =>
  isJson(value) &&
  isProfileId(value.id) &&
  isText(value.name) &&
  isText(value.email) &&
  typeof value.emailIsVerified === 'boolean';
const isDocument = (value: unknown): boolean =>
  isJson(value) && [value.version, value.title, value.sha256].every(isText) && termsTypes.has(value.type);
const termsTypes: ReadonlySet<unknown> = new Set(['tou', 'pp']);
const isListOf = (value: unknown, holds: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(holds);
const isAnything = (): boolean => true;

const IS_WHOLE: { readonly [Name in CallName]: (answer: Json) => boolean } = {
  registration: isDone,
  login: isLogin,
  loginUsingProvider: isLogin,
  verification: isDone,
  deleteAccount: isDone,
  logout: isDone,
  storeMergedData: (answer) => isDone(answer) && isRev(answer.rev),
  passwordChange: isDone,
  forgottenPassword: isDone,
  updateUser: (answer) => isDone(answer) && isProfile(answer.profile),
  getData: ({ data, privateData, profile, rev }) =>
    parseUserData(data) !== null && parseUserData(privateData) !== null && isProfile(profile) && isRev(rev),
  forgottenPasswordCaptcha: isAnything,
  termsDocuments: ({ documents }) => isListOf(documents, isDocument),
  termsDocument: (answer) => isDocument(answer) && isText(answer.content),
  marketingApproval: isAnything,
  marketingConsent: isConsent,
  updateMarketingConsent: isConsent,
  myTerms: ({ terms }) => isListOf(terms, (item) => isJson(item) && termsTypes.has(item.type) && isText(item.latestVersion)),
  termsAgreements: isAnything,
  sessions: ({ sessions }) => isListOf(sessions, (item) => isJson(item) && isText(item.key) && isText(item.device)),
  endSessions: isAnything,
  connections: ({ connections }) => isListOf(connections, (item) => isJson(item) && isText(item.key) && isText(item.provider)),
  disconnect: isAnything,
  exportData: isAnything,
  offer: ({ providers }) => isListOf(providers, (item) => isJson(item) && isText(item.provider) && isText(item.authorizeUrl)),
};

function isConsent({ basic, extended, variant }: Json): boolean {
  return isJson(basic) && isJson(extended) && variants.has(variant);
}
const variants: ReadonlySet<unknown> = new Set(MARKETING_VARIANTS);
const marketingCodes: ReadonlySet<unknown> = new Set(Object.values(DETAIL_CODES).filter((code) => termsTypeOf(code) === null));

export const wholeAnswer = <Name extends CallName>(name: Name, json: unknown): Calls[Name]['answer'] | null =>
  isJson(json) && IS_WHOLE[name](json) ? json : null;

/** AERR-01: an unknown code is kept. */
export const errorCodeOf = (json: unknown): ServerCode | null =>
  isJson(json) && isText(json.err) && json.err !== '' ? (json.err as ServerCode) : null;

const isTermsError = (value: unknown): value is TermsError =>
  isJson(value) && typeof value.code === 'number' && termsTypeOf(value.code) === value.type && isText(value.version);

/** Tasks for the user in an answer (AERR-10, AERR-41 to 47). */
export function requiredConsentsOf(json: unknown): RequiredConsents {
  if (!isJson(json)) return { terms: [], marketing: 'NONE' };
  const details: readonly unknown[] = [json.errors, json.details].find(Array.isArray) ?? [];
  return { terms: details.filter(isTermsError), marketing: marketingVariantOf(json, details) };
}

/** AERR-43 to 47. */
const variantOfDetail = (detail: unknown): MarketingVariant =>
  isJson(detail) && marketingCodes.has(detail.code) ? variantOf(detail.code as MarketingDetailCode) : 'NONE';

function marketingVariantOf(json: Json, details: readonly unknown[]): MarketingVariant {
  const variant = isJson(json.marketing) ? json.marketing.variant : undefined;
  if (variants.has(variant)) return variant as MarketingVariant;
  const named = details.map(variantOfDetail).find((one) => one !== 'NONE');
  return named ?? (json.err === SERVER_CODES.marketingStatementNeeded ? 'BASIC_INITIAL' : 'NONE');
}

const isV5 = (name: CallName): boolean => CALLS[name].path.startsWith('/v5/');

const retryAfterOf = ({ headers }: FeedResponse): number | null => {
  const seconds = headers?.get('retry-after') ?? null;
  return seconds !== null && /^\d{1,5}$/.test(seconds) ? Number(seconds) : null;
};

/** AERR-48, AERR-37 to 40. */
function failureOf(name: CallName, response: FeedResponse, json: unknown, messages: Messages): AccountError {
  const retryAfterS = retryAfterOf(response);
  const { code, message }: Json = isJson(json) ? json : {};
  // No code marks an ended session: only the status does.
  if (response.status === 401 && CALLS[name].proof === 'basic')
    return clientError(ERROR_CODES.loginMismatch, messages, typeof code === 'number' ? { serverCode: code } : {});
  if (isV5(name) && typeof code === 'number') return v5Error(code, messages, { retryAfterS });
  return {
    space: 'api',
    status: response.status === 0 ? 500 : response.status,
    code: typeof code === 'number' || typeof code === 'string' ? code : null,
    message: isText(message) && message !== '' ? message : 'Unexpected server error',
    retryAfterS,
  };
}

export function outcomeOf<Name extends CallName>(
  name: Name,
  response: FeedResponse,
  json: unknown,
  messages: Messages,
): Outcome<Calls[Name]['answer']> {
  const required = requiredConsentsOf(json);
  if (response.status < 200 || response.status > 299)
    return { ok: false, error: failureOf(name, response, json, messages), required };
  if (isV5(name) && response.status !== 200) return { ok: true, answer: null as Calls[Name]['answer'], required };
  const answer = wholeAnswer(name, json);
  const err = errorCodeOf(json);
  // A marketing question beside a whole answer is no error (AERR-33).
  if (answer !== null && (err === null || err === 'XE12')) return { ok: true, answer, required };
  if (err === 'XE8' || required.terms.length > 0)
    return { ok: false, error: { space: 'terms', terms: required.terms, message: 'Terms confirmation needed!' }, required };
  if (err === null) return { ok: false, error: clientError(ERROR_CODES.technical, messages), required };
  const { retryAfter, field }: Json = isJson(json) ? json : {};
  const error = serverError(err, messages, {
    retryAfterS: typeof retryAfter === 'number' ? retryAfter : retryAfterOf(response),
    field: isText(field) ? field : null,
  });
  return { ok: false, error, required };
}
