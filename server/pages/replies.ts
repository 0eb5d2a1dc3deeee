import type { ClientConfig } from '@stillingen/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hold, RETRY_AFTER_S } from '../http/limits/cost-limit.ts';
import type { Language } from '@stillingen/wire/words';
import type { Encoding, PageBody, PageResult } from './page-cache.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';

/** Hosts that a page connects to besides its own. */
export function otherHosts({ resolver, push = [] }: ClientConfig, siteUrl: string): readonly string[] {
  const entries = resolver === undefined ? [] : [...resolver.local, ...resolver.global, { url: resolver.default_url }];
  const pushHosts = push.flatMap((url) => [new URL(url).origin, new URL(url.replace(/^ws/, 'http')).origin]);
  // Not every browser applies 'self' to WebSocket of the same host.
  const own = siteUrl === '' ? [] : [siteUrl.replace(/^http/, 'ws')];
  return [...new Set([...own, ...entries.map(({ url }) => url), ...pushHosts])];
}

/** The host of pings, where the operator named one (CALL-10). Embeds send none. */
export const statsHosts = ({ telemetry }: ClientConfig): readonly string[] =>
  telemetry?.statsPing === undefined ? [] : [new URL(telemetry.statsPing).origin];

/** Where pages may take pictures from (CALL-08). */
export const imageSources = ({ imageBase }: ClientConfig): string =>
  ["img-src 'self' data:", ...(imageBase === undefined ? [] : [new URL(imageBase).origin])].join(' ');

const LINE = 'text/plain; charset=utf-8';

export const sendLine = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type(LINE).send(text);

export const refuse = (reply: FastifyReply, status: 429 | 503, text: string, waitS = RETRY_AFTER_S): FastifyReply =>
  sendLine(reply.header('retry-after', String(waitS)), status, text);

/** Answers a request above a limit; null for a page. */
export async function refuseResult(reply: FastifyReply, page: PageResult, language: Language): Promise<FastifyReply | null> {
  if (page === 'too-many') {
    await hold();
    return refuse(reply, 429, REFUSAL_TEXTS[language].pages);
  }
  return page === 'busy' ? refuse(reply, 503, REFUSAL_TEXTS[language].busy) : null;
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: { readonly status: number; readonly body: PageBody },
  encodingOf: (header: string | undefined) => Encoding,
): Promise<FastifyReply> {
  const { encoding, bytes } = await body.encoded(encodingOf(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}
