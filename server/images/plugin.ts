import { createHash } from 'node:crypto';
import type { LiveState } from '@stillingen/domain';
import type { CardKind, CardPicture } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import { type CostLimit, hold, RETRY_AFTER_S } from '../http/limits/cost-limit.ts';
import { emptyAnswer, textAnswer } from '../http/documentation.ts';
import { altOf, type Card, cardOf, SITE_CARD_ID } from './card.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardSvg } from './card-svg.ts';
import { ImageCache, ImageRenderer } from './renderer.ts';

interface ImageOptions {
  readonly state: Pick<LiveState, 'events' | 'races' | 'leagues' | 'participants'>;
  readonly costs: CostLimit;
}

const KINDS: ReadonlySet<string> = new Set<CardKind>(['match', 'fixture', 'competition', 'participant', 'site']);
const isKind = (text: string): text is CardKind => KINDS.has(text);
const SIZE = `${CARD_WIDTH}x${CARD_HEIGHT}`;
const NAME = /^([A-Za-z0-9-]{1,40})@(\d{1,5}x\d{1,5})(?:\.([0-9a-f]{12}))?\.png$/;
const MOST_WAITING = 20;
/** Of some 30 kB each. */
const MOST_KEPT = 200;
const FOR_EVER = 'public, max-age=31536000, immutable';

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 12);
const pathOf = (kind: CardKind, id: string, svg: string): string => `/images/${kind}/${id}@${SIZE}.${hashOf(svg)}.png`;

/** The picture of a link; that of the site for an unknown id. */
export function cardPicture(state: ImageOptions['state'], kind: CardKind, id: string): CardPicture {
  const known = cardOf(state, kind, id);
  const card: Card = known ?? cardOf(state, 'site', SITE_CARD_ID)!;
  const path = known === null ? pathOf('site', SITE_CARD_ID, cardSvg(card)) : pathOf(kind, id, cardSvg(card));
  return { path, alt: altOf(card), width: CARD_WIDTH, height: CARD_HEIGHT };
}

const PICTURE = {
  summary: 'The picture of a shared link',
  description:
    'The hash in the name is that of the drawing; without it, or with an old one, the answer leads to the present one.',
  tags: ['Pictures'],
  documents: {
    params: {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: [...KINDS], examples: ['match'] },
        name: { type: 'string', pattern: NAME.source, examples: [`KlMnOp34@${SIZE}.0123456789ab.png`] },
      },
    },
    response: {
      200: textAnswer('The picture.', undefined, 'image/png'),
      302: emptyAnswer('The address of the present drawing.'),
      304: emptyAnswer('The known picture is unchanged.'),
      404: emptyAnswer('An unknown kind, id or size.'),
      429: emptyAnswer('Too much was requested from this address; retry after `Retry-After` seconds.'),
      503: emptyAnswer('Too many pictures are being drawn.'),
    },
  },
};

/** Pictures drawn of what is known. Their addresses carry a hash of the drawing, so that caches renew. */
export function images(app: FastifyInstance, { state, costs }: ImageOptions): AsyncDisposable {
  const renderer = new ImageRenderer(MOST_WAITING);
  const cache = new ImageCache(MOST_KEPT);
  app.get<{ Params: { kind: string; name: string } }>('/images/:kind/:name', { schema: PICTURE }, async (request, reply) => {
    const { kind, name } = request.params;
    const [, id = '', size, wanted] = NAME.exec(name) ?? [];
    const card = isKind(kind) && size === SIZE ? cardOf(state, kind, id) : null;
    if (card === null) return reply.code(404).type('text/plain').send('');
    const svg = cardSvg(card);
    const hash = hashOf(svg);
    if (wanted !== hash) return reply.header('cache-control', 'no-cache').redirect(pathOf(kind as CardKind, id, svg), 302);
    const kept = { etag: `"${hash}"`, 'cache-control': FOR_EVER };
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).headers(kept).send();
    if (!cache.has(hash) && !costs.admits(request.raw)) {
      await hold();
      return reply
        .code(429)
        .headers({ 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' })
        .send('');
    }
    const image = cache.get(hash, () => {
      const startMs = performance.now();
      const drawn = renderer.render(svg);
      void drawn?.finally(() => costs.spend(request.raw, performance.now() - startMs)).catch(() => undefined);
      return drawn;
    });
    if (image === null) return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send('');
    return reply
      .headers(kept)
      .type('image/png')
      .send(await image);
  });
  return renderer;
}
