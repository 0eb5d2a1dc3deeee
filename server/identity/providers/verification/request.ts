/** No valid answer of the provider; a retry may succeed. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** A token or code that the provider does not confirm. The message is for the log only. */
export class InvalidCredential extends Error {
  override readonly name = 'InvalidCredential';
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 256 * 1024;

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
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

/** Throws ProviderUnreachable for a timeout, a redirect, a status from 500 and too large a body,
 * naming the host only: addresses carry secrets. */
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

interface Granted {
  readonly idToken: string;
  readonly refreshToken: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Throws InvalidCredential. */
export async function redeemCode(tokenUrl: string, form: Readonly<Record<string, string>>): Promise<Granted> {
  const { status, body } = await requestProvider(tokenUrl, { grant_type: 'authorization_code', ...form });
  if (status !== 200) throw new InvalidCredential(`the code was rejected: ${text(body.error).slice(0, 40)}`);
  return { idToken: text(body.id_token), refreshToken: text(body.refresh_token) };
}
