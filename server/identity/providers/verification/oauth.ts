import { askProvider, ProofRefused } from './request.ts';

/** What a provider gives for a code: texts, each empty where it gave none. */
interface Granted {
  readonly idToken: string;
  readonly refreshToken: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Redeems the code of an authorization, which works once. Throws ProofRefused where the provider refuses it. */
export async function redeemCode(tokenUrl: string, form: Readonly<Record<string, string>>): Promise<Granted> {
  const { status, body } = await askProvider(tokenUrl, { grant_type: 'authorization_code', ...form });
  if (status !== 200) throw new ProofRefused(`the code is refused: ${text(body.error).slice(0, 40)}`);
  return { idToken: text(body.id_token), refreshToken: text(body.refresh_token) };
}
