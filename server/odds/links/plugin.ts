import type { IncomingHttpHeaders } from 'node:http';
import type { GeoPlace } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../http/request.ts';
import type { OddsAudience } from '../audience/audience.ts';
import type { OddsVisitors } from '../audience/visitors.ts';

export interface LinkRoutes {
  readonly visitors: Pick<OddsVisitors, 'of'>;
  readonly placeOf: (headers: IncomingHttpHeaders) => GeoPlace;
  /** What an event leaves of an audience; all of it for an unknown event. */
  readonly forEvent: (audience: OddsAudience, event: string) => OddsAudience | null;
}

/** BOOK-16, O-140: the place is added where the link has none of its own. */
export function withPlace(link: string, { countryCode, isoSubdivisionCode0 }: GeoPlace): string {
  const url = new URL(link);
  const place = { geoCountry: countryCode, geoSubdivision: isoSubdivisionCode0.replace('-', '') };
  for (const [name, value] of Object.entries(place))
    if (value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** Null where it leads nowhere: for a bookmaker that is not served, or not linked. */
function linkOf(audience: OddsAudience | null, id: string): string | null {
  if (audience === null || !audience.isLinked) return null;
  return audience.bookmakers.find((each) => String(each.id) === id)?.link ?? null;
}

/** PAGE-27, O-119. The target is the configured one: nothing of the request leads elsewhere. */
export function bookmakerLinks(app: FastifyInstance, { visitors, placeOf, forEvent }: LinkRoutes): void {
  app.get<{ Params: { id: string } }>('/bookmaker/:id/', { schema: { hide: true } }, async ({ params, raw, headers }, reply) => {
    const audience = visitors.of(headers);
    const event = queryOf(raw.url!).get('event');
    const link = linkOf(audience === null || event === null ? audience : forEvent(audience, event), params.id);
    if (link === null) return reply.callNotFound();
    return reply
      .headers({
        ...{ 'cache-control': 'private, no-store', vary: 'Cookie' },
        ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
      })
      .redirect(withPlace(link, placeOf(headers)), 302);
  });
}
