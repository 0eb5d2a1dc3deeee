import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../ops/config/setting.ts';
import { temporaryFolder } from '../testing/run.ts';
import { readBanners } from './config-file.ts';
import type { BannersFile } from './schema.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../docs/banners.example.json');
const example = (): BannersFile => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as BannersFile;
const SITE = { bookmakers: new Set([101]), siteUrl: 'https://stillingen.example' };
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 data', 'latin1');

const folder = temporaryFolder('banners');
afterAll(() => folder[Symbol.dispose]());
const file = path.join(folder.path, 'banners.json');
mkdirSync(path.join(folder.path, 'banners'));
for (const name of ['autumn-728x90', 'odds-930x120']) writeFileSync(path.join(folder.path, `banners/${name}.webp`), WEBP);
writeFileSync(path.join(folder.path, 'banners/text.png'), '<script>');
writeFileSync(path.join(folder.path, 'banners/large.webp'), Buffer.concat([WEBP, Buffer.alloc(500_000)]));

function read(value: unknown) {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readBanners(file, SITE);
}
function faultsOf(value: unknown): string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n').map((line) => line.replace(`BANNERS, ${file}: `, ''));
  }
}
type Given = BannersFile['banners'][number];
const changed = (change: Partial<Record<keyof Given, unknown>>, at = 0) => {
  const { banners, ...rest } = example();
  return { ...rest, banners: banners.map((banner, index) => (index === at ? { ...banner, ...change } : banner)) };
};

describe('the file of adverts', () => {
  it('the example of the documents has no fault, and its pictures have addresses by their bytes', () => {
    const { banners, origins, pictures } = read(example());
    expect(origins).toEqual(['https://ads.example']);
    const [wide, square, odds] = banners;
    expect(wide!.banner.image).toMatch(/^\/banners\/[0-9a-f]{16}\.webp$/);
    expect(pictures.at(wide!.banner.image!)).toEqual({ type: 'image/webp', bytes: WEBP });
    expect(new Date(wide!.fromMs).toISOString()).toBe('2026-10-31T23:00:00.000Z');
    expect(new Date(wide!.untilMs).toISOString()).toBe('2026-12-31T23:00:00.000Z');
    expect(square!.banner).toMatchObject({ frame: 'https://ads.example/300x250.html', weight: 1 });
    expect([odds!.bookmaker, odds!.banner.isGambling, square!.countries]).toEqual([101, true, null]);
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /^Expected .+; allowed: a file that holds a JSON object, as docs\/banners\.example\.json$/],
    ['a list', [], /^\/ is \[\]; allowed: origins, banners$/],
    ['an unknown field', changed({ colour: 1 } as object), /^\/banners\/0\/colour is 1; allowed: id, zones, advertiser/],
    ['a missing field', changed({ alt: undefined }), /^\/banners\/0 is .+; allowed: also alt$/],
    [
      'an unknown zone',
      changed({ zones: ['between_scores'] }),
      /^\/banners\/0\/zones\/0 is "between_scores"; allowed: over_self_promo, /,
    ],
    ['a link of a program', changed({ link: 'javascript:alert(1)' }), /^\/banners\/0\/link is .+; allowed: an https address$/],
    [
      'a link of another port',
      changed({ link: 'https://a:b' }),
      /^\/banners\/0\/link is "https:\/\/a:b"; allowed: an https address$/,
    ],
    ['a day', changed({ until: '31.12.2026' }), /^\/banners\/0\/until is .+; allowed: a day such as 2027-06-30$/],
    [
      'days in the wrong order',
      changed({ until: '2026-10-01' }),
      /^\/banners\/0\/until is .+; allowed: a day that is not before 2026-11-01$/,
    ],
    ['a country', changed({ countries: ['dk'] }), /^\/banners\/0\/countries\/0 is "dk"; allowed: a country such as DK$/],
    ['a repeated id', changed({ id: 'odds-top' }), /^\/banners\/2\/id is "odds-top"; allowed: each once$/],
    [
      'a path above the file',
      changed({ image: '../secret.png' }),
      /^\/banners\/0\/image is .+; allowed: a png, jpg, webp or avif beside/,
    ],
    [
      'a missing picture',
      changed({ image: 'banners/none.webp' }),
      /^\/banners\/0\/image is .+; allowed: a file that can be read .+ENOENT/,
    ],
    [
      'a text as a picture',
      changed({ image: 'banners/text.png' }),
      /^\/banners\/0\/image is .+; allowed: a png, jpg, webp or avif$/,
    ],
    [
      'a large picture',
      changed({ image: 'banners/large.webp' }),
      /^\/banners\/0\/image is .+; allowed: up to 500000 bytes; it has \d+$/,
    ],
    [
      'a picture of an unnamed origin',
      changed({ image: 'https://b.example/a.png' }),
      /^\/banners\/0\/image is .+; allowed: an address of \/origins \(https:\/\/ads\.example\)$/,
    ],
    [
      'a frame of an unnamed origin',
      changed({ frame: 'https://b.example/' }, 1),
      /^\/banners\/1\/frame is .+; allowed: an address of \/origins/,
    ],
    [
      'a picture and a frame',
      changed({ frame: 'https://ads.example/' }),
      /^\/banners\/0 is .+; allowed: either an image or a frame$/,
    ],
    ['a size above that of its zone', changed({ height: 400 }), /^\/banners\/0\/height is 400; allowed: up to 300 in under$/],
    [
      'an unknown bookmaker',
      changed({ gambling: 7 }, 2),
      /^\/banners\/2\/gambling is 7; allowed: the id of the advertised bookmaker in BOOKMAKERS$/,
    ],
    [
      'the origin of the site',
      { ...example(), origins: ['https://ads.example', SITE.siteUrl] },
      /^\/origins\/1 is .+; allowed: an origin other than SITE_URL$/,
    ],
  ])('[PAGE-33] refuses %s with one line', (_what, value, line) => {
    const faults = faultsOf(value);
    expect(faults[0]).toMatch(line);
  });

  it('names every fault of a file at once', () => {
    expect(faultsOf(changed({ image: 'banners/none.webp', height: 400, link: 'https://a:b' }))).toHaveLength(4);
  });
});
