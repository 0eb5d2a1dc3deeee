import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createScenario, fixture, score, status } from '../../domain/testing/scenario.ts';
import { NO_COST_LIMIT } from '../http/limits/cost-limit.ts';
import { CARD_SIZE, SIZES } from './address.ts';
import { type CardRow, cardOf } from './drawing/card.ts';
import type { PictureSource } from './pictures.ts';
import { cardPicture, serveImages } from './plugin.ts';
import { RenderPool } from './render/pool.ts';

const FIRST_HALF = 12;
const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path fill="#c8102e" d="M0 0h640v480H0z"/></svg>';
const ROW: CardRow = { rank: 1, name: 'Vejle Boldklub', played: '3', points: '9', side: { code: 'VB', colours: null } };

const { state, submit, event } = createScenario();
submit(fixture());
submit(status(1, FIRST_HALF));
submit(score(1, 2, 1));
const { id, home, leagueId } = event();
const source: PictureSource = {
  ...{ state, logos: { of: () => null }, tableOf: () => [ROW] },
  flagOf: (code) => (code === 'dk' ? FLAG : null),
};
const counted: string[] = [];
const counts = {
  rendered: (kind: string) => void counted.push(`rendered ${kind}`),
  hit: () => void counted.push('hit'),
  refused: (reason: string) => void counted.push(`refused ${reason}`),
};
const app = fastify();
const pool = new RenderPool();
serveImages(app, { source, pool, costs: NO_COST_LIMIT, counts });
afterAll(async () => {
  await app.close();
  await pool[Symbol.asyncDispose]();
});
const pathOf = (kind: 'match' | 'fixture' = 'match'): string => cardPicture(source, kind, id).path;
const formatOf = async (bytes: Buffer): Promise<readonly unknown[]> => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('cards of links', () => {
  it('are PNG files of 1200 by 630 that differ by score and are kept for ever', async () => {
    const first = await app.inject(pathOf());
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') });
    expect(await formatOf(first.rawPayload)).toEqual(['png', 1200, 630]);
    const before = pathOf();
    submit(score(2, 3, 1));
    expect(pathOf()).not.toBe(before);
    const old = await app.inject(before);
    expect([old.statusCode, old.headers.location]).toEqual([302, pathOf()]);
    const second = await app.inject(pathOf());
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    const again = await app.inject({ url: pathOf(), headers: { 'if-none-match': String(second.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('show no score, no table and no sign that the match began, when results are hidden', () => {
    const [shown, hidden] = [cardOf(source, 'match', id)!, cardOf(source, 'fixture', id)!];
    expect(shown).toMatchObject({ title: '3 – 1', isLive: true });
    expect(hidden).toMatchObject({ title: '19:00', note: 'fredag den 20. november 2026 kl. 19:00', isLive: false });
    const before = pathOf('fixture');
    submit(score(3, 4, 1));
    expect(pathOf('fixture')).toBe(before);
    expect(cardPicture(source, 'match', id).alt).toBe('Brøndby IF – Vejle Boldklub, Fodbold · Superligaen');
    const { templateId } = state.leagues.get(leagueId)!;
    expect(cardOf(source, 'competition', templateId)!.table).toEqual([ROW]);
    expect(cardOf(source, 'season', templateId)!.table).toEqual([]);
  });

  it('of participants, competitions and the site name them', () => {
    const { templateId } = state.leagues.get(leagueId)!;
    expect(cardOf(source, 'participant', home)).toMatchObject({ title: 'Brøndby IF', top: 'Fodbold' });
    expect(cardOf(source, 'competition', templateId)).toMatchObject({ title: 'Superligaen', note: '2026/2027' });
    expect(cardPicture(source, 'participant', 'zzzzzzzz').path).toBe(cardPicture(source, 'site', '').path);
  });
});

describe('images', () => {
  it('are answered as SVG, PNG and WebP in each size, for five minutes without a hash', async () => {
    for (const size of [SIZES[0], SIZES.at(-1)!]) {
      for (const format of ['png', 'webp'] as const) {
        const { rawPayload, headers } = await app.inject(`/images/team/${home}@${size}.${format}`);
        expect(await formatOf(rawPayload)).toEqual([format, size, size]);
        expect(headers).toMatchObject({ 'content-type': `image/${format}`, 'cache-control': 'public, max-age=300' });
      }
      const drawing = await app.inject(`/images/team/${home}@${size}.svg`);
      expect(drawing.body).toContain(`width="${size}" height="${size}"`);
      expect(drawing.headers['content-security-policy']).toContain('sandbox');
    }
  });

  it('of a country show the flag of the pages, within the square of their size', async () => {
    const { rawPayload } = await app.inject('/images/country/dk@64.png');
    expect(await formatOf(rawPayload)).toEqual(['png', 64, 64]);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[(32 * 64 + 32) * 4]]).toEqual([0, 200]);
  });

  it('count what is drawn, found in memory and refused', async () => {
    counted.length = 0;
    for (const name of ['dk@96.webp', 'dk@96.webp', 'dk@97.webp']) await app.inject(`/images/country/${name}`);
    expect(counted).toEqual(['rendered country', 'hit', 'refused address']);
  });

  it.each([
    ['an unknown id', `/images/match/zzzzzzzz@${CARD_SIZE}.png`, 'no match has this id'],
    ['an unknown kind', `/images/other/zzzzzzzz@32.png`, 'unknown kind of image; allowed: team,'],
    ['a kind that every object has', '/images/constructor/zzzzzzzz@32.png', 'unknown kind of image'],
    ['an endless card', '/images/site/stillingen@99999x99999.png', `allowed for site: ${CARD_SIZE}`],
    ['a size of a thousand million', `/images/team/${home}@1000000000.png`, 'allowed for team: 16, 24, 32'],
    ['a size in another notation', `/images/team/${home}@0x20.png`, 'allowed for team: 16, 24, 32'],
    ['no size', '/images/site/stillingen.png', 'allowed: {id}@{size}[.{hash}].{svg,png,webp}'],
    ['another format', `/images/team/${home}@32.gif`, 'allowed: {id}@{size}[.{hash}].{svg,png,webp}'],
    ['dots as an id', '/images/team/%2e%2e@32.png', 'malformed id of an image'],
    ['an encoded path', '/images/country/..%2f..%2fetc%2fpasswd@32.svg', 'malformed id of an image'],
    ['a path of Windows', '/images/country/..%5cdk@32.svg', 'malformed id of an image'],
    ['a zero', '/images/country/dk%00@32.svg', 'malformed id of an image'],
    ['a long id', `/images/team/${'a'.repeat(60)}@32.png`, 'malformed id of an image'],
    ['a wrong hash', `/images/team/${home}@32.zzzz.png`, 'malformed hash of an image'],
    ['a team as a person', `/images/person/${home}@32.png`, 'no person has this id'],
  ])('are answered 404 with one plain line when the address has %s', async (_what, url, line) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body).toContain(line);
    expect(body).not.toContain('\n');
  });
});

describe('many images at once', () => {
  it('are answered 503 when forty wait, and the others are drawn', async () => {
    const busy = fastify();
    await using few = new RenderPool({ workers: 1, waiting: 2 });
    serveImages(busy, { source, pool: few, costs: NO_COST_LIMIT, counts });
    const all = await Promise.all(SIZES.slice(0, 5).map((size) => busy.inject(`/images/team/${home}@${size}.png`)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503, 503]);
    expect(all.at(-1)!.headers['retry-after']).toBe('1');
    await busy.close();
  });

  it('are answered 429 when an address has used up its share, except those in memory', async () => {
    const limited = fastify();
    let isOver = false;
    serveImages(limited, { source, pool, counts, costs: { admits: () => !isOver, spend: () => undefined } });
    const url = `/images/team/${home}@32.png`;
    await limited.inject(url);
    isOver = true;
    expect((await limited.inject(url)).statusCode).toBe(200);
    const refused = await limited.inject(`/images/team/${home}@48.png`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    await limited.close();
  });
});
