import type { Reach } from './guard.ts';
import { createOutbound, type Outbound } from './request.ts';

export interface GetLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}
export interface GetAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}
/** The port through which sources read the web: one answer, or the reason why there is none. */
export type HttpGet = (url: URL, headers: Record<string, string>, limits: GetLimits) => Promise<GetAnswer | { error: string }>;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;

/** Null unless it leads to the same host, by the same protocol or by https. */
function targetOf(from: URL, location: string): URL | null {
  const to = URL.parse(location, from);
  if (to === null || to.hostname !== from.hostname) return null;
  return to.origin === from.origin || (to.protocol === 'https:' && to.port === '') ? to : null;
}

/** Redirects are followed on the same host alone: headers with keys go to no other. */
export function createHttpGet(reach: Reach, outbound: Outbound = createOutbound(reach)): HttpGet {
  return async (url, headers, limits) => {
    let at = url;
    for (let followed = 0; ; followed += 1) {
      const answer = await outbound(at, { ...limits, headers });
      if ('reason' in answer) return { error: answer.error };
      if (!REDIRECTS.has(answer.status)) return answer;
      const to = targetOf(at, answer.headers['location'] ?? '');
      if (to === null) return { error: 'a redirect to another host' };
      if (followed === MAX_REDIRECTS) return { error: 'too many redirects' };
      at = to;
    }
  };
}
