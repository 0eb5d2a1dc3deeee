import type { CardKind, CardPicture } from '@stillingen/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../http/conditional.ts';
import { type CostLimit, hold, RETRY_AFTER_S } from '../http/limits/cost-limit.ts';
import type { ImageCounts } from '../ops/metrics/metrics.ts';
import { buildAddress, CARD_HEIGHT, CARD_WIDTH, type ImageAddress, parseAddress } from './address.ts';
import { hashOf } from './content-hash.ts';
import { IMAGE_SCHEMA } from './documentation.ts';
import { altOf, cardOf, SITE_CARD_ID } from './drawing/card.ts';
import { cardSvg } from './drawing/card-svg.ts';
import { type Picture, pictureAt, type PictureSource, svgText } from './pictures.ts';
import { ImageCache } from './render/image-cache.ts';
import type { RenderPool } from './render/pool.ts';

interface ImageOptions {
  readonly source: PictureSource;
  readonly pool: RenderPool;
  readonly costs: CostLimit;
  readonly counts: ImageCounts;
}

const CACHE_BYTES = 16_000_000;
const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=300';
const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const;
/** The site and the cloud of images may differ in their hosts. */
const HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' } as const;
/** Opened alone, an SVG is a document. */
const SVG_HEADERS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } as const;

/** The picture of a link; that of the site for an unknown id. */
export function cardPicture(source: PictureSource, kind: CardKind, id: string): CardPicture {
  const known = cardOf(source, kind, id);
  const card = known ?? cardOf(source, 'site', SITE_CARD_ID)!;
  const own = known === null ? ({ kind: 'site', id: SITE_CARD_ID } as const) : { kind, id };
  const path = buildAddress({ ...own, size: null, format: 'png', hash: hashOf(cardSvg(card)) });
  return { path, alt: altOf(card), width: CARD_WIDTH, height: CARD_HEIGHT };
}

const refuse = (reply: FastifyReply, status: number, line: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(line);

/** Pictures drawn of what is known, each kept by its address with the hash of its content. */
class Drawings {
  readonly #cache = new ImageCache(CACHE_BYTES);
  readonly #options: ImageOptions;

  constructor(options: ImageOptions) {
    this.#options = options;
  }

  async send(request: FastifyRequest, reply: FastifyReply, address: ImageAddress, picture: Picture): Promise<FastifyReply> {
    const { costs, counts } = this.#options;
    const key = buildAddress(address);
    if (this.#cache.has(key)) counts.hit();
    else if (!costs.admits(request.raw)) {
      counts.refused('cost');
      await hold();
      return refuse(reply.header('retry-after', String(RETRY_AFTER_S)), 429, 'too many images from this address; retry later');
    }
    const image = this.#cache.get(key, () => this.#draw(request, address, picture));
    if (image === null) {
      counts.refused('busy');
      return refuse(reply.header('retry-after', '1'), 503, 'too many images wait to be drawn; retry later');
    }
    try {
      const bytes = await image;
      return await reply.send(bytes);
    } catch (error) {
      counts.refused('failed');
      request.log.error({ err: error, image: key }, 'an image could not be drawn');
      return refuse(reply, 500, 'the image could not be drawn');
    }
  }

  #draw({ raw }: FastifyRequest, { kind, size, format }: ImageAddress, { fits, content }: Picture): Promise<Buffer> | null {
    const { pool, costs, counts } = this.#options;
    if (format === 'svg') return null;
    const startMs = performance.now();
    const drawn = pool.render({ source: content(size ?? CARD_WIDTH), size: fits ? size : null, format });
    const settled = (): void => {
      const ms = performance.now() - startMs;
      costs.spend(raw, ms);
      counts.rendered(kind, ms);
    };
    drawn?.then(settled, settled);
    return drawn;
  }
}

/** Images by kind, id, size and format. Addresses with a hash renew caches. */
export function serveImages(app: FastifyInstance, options: ImageOptions): void {
  const { source, counts } = options;
  const drawings = new Drawings(options);
  app.get<{ Params: { kind: string; name: string } }>('/images/:kind/:name', { schema: IMAGE_SCHEMA }, (request, reply) => {
    const address = parseAddress(request.params.kind, request.params.name);
    const picture = typeof address === 'string' ? null : pictureAt(source, address);
    if (typeof address === 'string' || picture === null) {
      counts.refused('address');
      return refuse(reply, 404, typeof address === 'string' ? address : `no ${address.kind} has this id`);
    }
    const present = { ...address, hash: picture.hash };
    if (address.hash !== null && address.hash !== picture.hash)
      return reply.header('cache-control', 'no-cache').redirect(buildAddress(present), 302);
    const svg = address.format === 'svg' ? svgText(picture, address.size) : null;
    if (address.format === 'svg' && svg === null) {
      counts.refused('address');
      return refuse(reply, 404, 'this image is a file of pixels; allowed: png, webp');
    }
    const kept = { etag: `"${picture.hash}"`, 'cache-control': address.hash === null ? SHORTLY : FOR_EVER };
    const known = request.headers['if-none-match'];
    if (known !== undefined && matchesTag(known, kept.etag)) return reply.code(304).headers(kept).send();
    reply.headers({ ...kept, ...HEADERS, ...(svg === null ? {} : SVG_HEADERS) }).type(TYPES[address.format]);
    return svg === null ? drawings.send(request, reply, present, picture) : reply.send(svg);
  });
}
