import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { NO_COST_LIMIT } from '../http/limits/cost-limit.ts';
import { type Card, cardOf } from './card.ts';
import { cardSvg } from './card-svg.ts';
import { cardPicture, images } from './plugin.ts';
import { ImageCache, ImageRenderer } from './renderer.ts';

const FIRST_HALF = 12;

const { state, submit, event } = createScenario();
submit(fixture());
submit(status(1, FIRST_HALF));
submit(score(1, 2, 1));
const { id, home } = event();
const app = fastify();
const drawing = images(app, { state, costs: NO_COST_LIMIT });
afterAll(async () => {
  await app.close();
  await drawing[Symbol.asyncDispose]();
});
const pathOf = (kind: 'match' | 'fixture' = 'match'): string => cardPicture(state, kind, id).path;

const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('pictures of links', () => {
  it('are PNG files of 1200 by 630 that differ by score and are kept for ever', async () => {
    const first = await app.inject(pathOf());
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') });
    expect(sizeOf(first.rawPayload)).toEqual([1200, 630]);
    const before = pathOf();
    submit(score(2, 3, 1));
    expect(pathOf()).not.toBe(before);
    const old = await app.inject(before);
    expect([old.statusCode, old.headers.location]).toEqual([302, pathOf()]);
    const second = await app.inject(pathOf());
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    const again = await app.inject({ url: pathOf(), headers: { 'if-none-match': String(second.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('show no score, and no sign that the match began, when results are hidden', () => {
    const [shown, hidden] = [cardOf(state, 'match', id)!, cardOf(state, 'fixture', id)!];
    expect(shown).toMatchObject({ title: '3 – 1', isLive: true });
    expect(hidden).toMatchObject({ title: '19:00', note: 'fredag den 20. november 2026 kl. 19:00', isLive: false });
    const before = pathOf('fixture');
    submit(score(3, 4, 1));
    expect(pathOf('fixture')).toBe(before);
    expect(cardPicture(state, 'match', id).alt).toBe('Brøndby IF – Vejle Boldklub, Fodbold · Superligaen');
  });

  it('of participants, competitions and the site name them', () => {
    const league = state.leagues.get(event().leagueId)!;
    expect(cardOf(state, 'participant', home)).toMatchObject({ title: 'Brøndby IF', top: 'Fodbold' });
    expect(cardOf(state, 'competition', league.templateId)).toMatchObject({ title: 'Superligaen', note: '2026/2027' });
    expect(cardPicture(state, 'participant', 'zzzzzzzz').path).toBe(cardPicture(state, 'site', '').path);
  });

  it.each([
    '/images/match/zzzzzzzz@1200x630.png',
    '/images/other/zzzzzzzz@1200x630.png',
    '/images/site/stillingen@99999x99999.png',
    '/images/site/stillingen@600x315.png',
    '/images/site/stillingen.png',
    '/images/site/%2e%2e@1200x630.png',
    `/images/match/${'a'.repeat(60)}@1200x630.png`,
  ])('answer 404 at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

const CARD: Card = { top: '', sides: [], title: '', note: '', isLive: false, isSimulated: false };

describe('the drawing', () => {
  it('escapes markup and replaces letters that the font lacks', () => {
    const svg = cardSvg({ ...CARD, title: '<b> & "Šćž" ქ' });
    expect(svg).toContain('&lt;b&gt; &amp; &quot;Šćž&quot; ·');
  });

  it('keeps a name of 66 letters within its column', () => {
    const side = { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamt', code: 'DON', colours: null };
    const sizes = [...cardSvg({ ...CARD, sides: [side, side] }).matchAll(/font-size="(\d+)"[^>]*>Donau/g)];
    expect(sizes.map(([, size]) => Number(size))).toEqual([16, 16]);
  });
});

describe('the cache of pictures', () => {
  it('is bounded and drops the picture that was used longest ago', () => {
    const cache = new ImageCache(2);
    const drawn: string[] = [];
    const get = (hash: string) =>
      cache.get(hash, () => {
        drawn.push(hash);
        return Promise.resolve(Buffer.from(hash));
      });
    for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) void get(hash);
    expect(cache.size).toBe(2);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('draws no more than its share at once', async () => {
    await using renderer = new ImageRenderer(1);
    const first = renderer.render(cardSvg(CARD))!;
    expect(renderer.render(cardSvg(CARD))).toBeNull();
    expect(sizeOf(await first)).toEqual([1200, 630]);
  });
});
