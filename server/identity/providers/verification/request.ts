/** A provider that does not answer, or not in its own form: it may be tried again. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** What a visitor brought from a provider is not what the provider vouches for. The message is for the operator alone. */
export class InvalidCredential extends Error {
  override readonly name = 'ProofRefused';
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 256 * 1024;

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** What the body held; empty where it held no object. */
  readonly body: Readonly<Record<string, unknown>>;
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/**
 * Asks a provider, bounded in time and size and without following it elsewhere; with a form it is a POST. Answers below 500
 * are given back; throws ProviderUnreachable for all else. What it throws names the host alone: addresses carry secrets.
 */
export async function requestProvider(url: string, form?: Readonly<Record<string, string>>): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return { status: response.status, headers: response.headers, body: objectOf(await textOf(response)) };
  } catch (error) {
    throw new ProviderUnreachable(`${new URL(url).host} does not answer: ${(error as Error).name}`);
  }
}

/** What a provider gives for a code: texts, each empty where it gave none. */
interface Granted {
  readonly idToken: string;
  readonly refreshToken: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Redeems the code of an authorization, which works once. Throws ProofRefused where the provider refuses it. */
export async function redeemCode(tokenUrl: string, form: Readonly<Record<string, string>>): Promise<Granted> {
  const { status, body } = await requestProvider(tokenUrl, { grant_type: 'authorization_code', ...form });
  if (status !== 200) throw new InvalidCredential(`the code is refused: ${text(body.error).slice(0, 40)}`);
  return { idToken: text(body.id_token), refreshToken: text(body.refresh_token) };
}
