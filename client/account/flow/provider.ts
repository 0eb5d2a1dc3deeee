import {
  type AccountOffer,
  SOCIAL_PROVIDERS,
  type SocialProvider,
  isProfileId,
  isVerificationCode,
  MAIL_LINK_KINDS,
  type MailLink,
} from '@stillingen/wire/account';
import { isJson } from '../service/answers.ts';
import type { ProviderAnswer } from './state.ts';
import { SESSION_KEYS } from '../storage/storage.ts';
import type { AccountPorts } from '../ports.ts';

interface Journey {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}
type Offered = AccountOffer['providers'][number];

const SECRET_BYTES = 32;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const AUTHORIZE_PARAMETERS: { readonly [P in SocialProvider]: Readonly<Record<string, string>> } = {
  google: { response_type: 'code', scope: 'openid email profile', prompt: 'select_account' },
  gso: { response_type: 'id_token', scope: 'openid email profile' },
  apple: { response_type: 'code id_token', scope: 'name email', response_mode: 'web_message' },
  facebook: { response_type: 'token', scope: 'public_profile,email' },
};

export interface Departure {
  readonly url: string;
  /** Base64url of the SHA-256 of the nonce. */
  readonly nonceHash: string;
  readonly state: string;
}

export async function departTo(
  ports: Pick<AccountPorts, 'randomBytes' | 'sha256' | 'session'>,
  { provider, clientId, authorizeUrl }: Offered,
  redirectUri: string,
): Promise<Departure> {
  const draw = (): string => base64Url(ports.randomBytes(SECRET_BYTES));
  const hash = async (text: string): Promise<string> => base64Url(await ports.sha256(new TextEncoder().encode(text)));
  const journey: Journey = { provider, state: draw(), nonce: draw(), verifier: draw(), redirectUri };
  const [nonceHash, challenge] = await Promise.all([hash(journey.nonce), hash(journey.verifier)]);
  ports.session.set(SESSION_KEYS.provider, JSON.stringify(journey));
  const url = new URL(authorizeUrl);
  const parameters: Record<string, string> = {
    ...AUTHORIZE_PARAMETERS[provider],
    client_id: clientId,
    redirect_uri: redirectUri,
    state: journey.state,
  };
  if (provider !== 'facebook') parameters.nonce = nonceHash;
  if (provider === 'google') Object.assign(parameters, { code_challenge: challenge, code_challenge_method: 'S256' });
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, nonceHash, state: journey.state };
}

function readJourney(session: AccountPorts['session']): Journey | null {
  try {
    const value: unknown = JSON.parse(session.get(SESSION_KEYS.provider) ?? 'null');
    if (!isJson(value) || !(SOCIAL_PROVIDERS as readonly unknown[]).includes(value.provider)) return null;
    const parts = [value.state, value.nonce, value.verifier, value.redirectUri];
    return parts.every((part) => typeof part === 'string' && part !== '') ? (value as unknown as Journey) : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function userOf(value: unknown): ProviderAnswer['user'] {
  const name = isJson(value) && isJson(value.name) ? value.name : null;
  if (name === null) return undefined;
  const [firstName, lastName] = [textOf(name.firstName), textOf(name.lastName)];
  return { name: { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) } };
}

/** Null if declined, or not for this tab's state. Counts once. */
export function arriveFrom(session: AccountPorts['session'], fields: Readonly<Record<string, unknown>>): ProviderAnswer | null {
  const journey = readJourney(session);
  if (journey === null || fields.state !== journey.state) return null;
  session.remove(SESSION_KEYS.provider);
  const { provider, nonce, verifier, redirectUri } = journey;
  const [code, idToken, accessToken] = [fields.code, fields.id_token, fields.access_token].map(textOf);
  const user = userOf(fields.user);
  switch (provider) {
    case 'google':
      return code === undefined ? null : { provider, code, codeVerifier: verifier, redirectUri, nonce };
    case 'gso':
      return idToken === undefined ? null : { provider, idToken, nonce };
    case 'apple':
      return idToken === undefined
        ? null
        : {
            provider,
            idToken,
            nonce,
            redirectUri,
            ...(code === undefined ? {} : { code }),
            ...(user === undefined ? {} : { user }),
          };
    case 'facebook':
      return accessToken === undefined ? null : { provider, accessToken };
  }
}

/** Parses `#t=verifyAccount&i={id}&c={code}` of a mail link; null for other fragments. */
export function parseMailLink(fragment: string): MailLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = MAIL_LINK_KINDS.find((one) => one === (fields.get('t') ?? 'verifyAccount'));
  const [id, code] = [fields.get('i'), fields.get('c')];
  return kind !== undefined && isProfileId(id) && isVerificationCode(code) ? { kind, id, code } : null;
}
