import type { IncomingHttpHeaders } from 'node:http';
import { BANNERS_FIELD, BANNERS_PATH, type BannerView } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../http/request.ts';
import type { BannerConfig } from './config-file.ts';

export interface BannerRoutes {
  readonly pictures: BannerConfig['pictures'];
  /** Null without a consent to advertising. */
  readonly viewOf: (headers: IncomingHttpHeaders, path: string) => BannerView | null;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const PAGE_PATH = /^\/[^?#\s]{0,300}$/;
const LINE = 'text/plain; charset=utf-8';

/** Pictures under a hash of their bytes, and the adverts of a page that a consent came after. */
export function bannerRoutes(app: FastifyInstance, { pictures, viewOf }: BannerRoutes): void {
  app.get<{ Params: { name: string } }>('/banners/:name', { schema: { hide: true } }, async (request, reply) => {
    const picture = pictures.at(`/banners/${request.params.name}`);
    if (picture === undefined) return reply.code(404).type(LINE).send('');
    return reply
      .headers({ 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' })
      .type(picture.type)
      .send(picture.bytes);
  });
  app.get(BANNERS_PATH, { schema: { hide: true } }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie' });
    const path = queryOf(request.raw.url!).get(BANNERS_FIELD) ?? '';
    if (!PAGE_PATH.test(path))
      return reply
        .code(400)
        .type(LINE)
        .send(`${BANNERS_FIELD} is ${JSON.stringify(path)}; allowed: the path of a page`);
    const view = viewOf(request.headers, path);
    if (view === null)
      return reply.code(403).type(LINE).send('the request has no consent to advertising; allowed: requests with that consent');
    return view;
  });
}
