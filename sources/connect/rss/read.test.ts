import { describe, expect, it } from 'vitest';
import { publishedMs } from './dates.ts';
import { decodeFeed } from './decode.ts';
import { type FeedSubject, readFeed } from './read.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const SUBJECT: FeedSubject = { url: 'https://avis.example/feed.xml', name: null, sport: 1, competition: null };

const rss = (items: string, title = 'Avisen &amp; Co'): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${title}</title>${items}</channel></rss>`;
const item = (more: string): string =>
  `<item>${more.includes('<title>') ? '' : '<title>Titel</title>'}<link>https://avis.example/1</link><pubDate>Fri, 20 Nov 2026 18:00:00 GMT</pubDate>${more}</item>`;
const read = (text: string, subject: Partial<FeedSubject> = {}) => readFeed(text, { ...SUBJECT, ...subject }, NOW);
const only = (text: string) => {
  const { articles, unread } = read(text);
  expect([articles.length, unread]).toEqual([1, []]);
  return articles[0]!;
};

const EXPECTED = {
  ...{ kind: 'article', at: '2026-11-20T18:00:00.000Z', published: '2026-11-20T18:00:00.000Z', title: 'Titel' },
  ...{ url: 'https://avis.example/1', source: 'Avisen & Co', sport: 1 },
};

describe('a feed', () => {
  it.each([
    ['RSS 2', rss(item('<description>en tekst</description><enclosure url="https://avis.example/1.jpg" type="image/jpeg"/>'))],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Avisen &amp; Co</title><entry><id>tag:1</id><title>Titel</title>
        <link rel="self" href="https://avis.example/other"/><link href="https://avis.example/1"/>
        <published>2026-11-20T19:00:00+01:00</published><updated>2026-11-20T19:30:00Z</updated><content>en tekst</content></entry></feed>`,
    ],
    [
      'RDF',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel rdf:about="https://avis.example/"><title>Avisen &amp; Co</title></channel><item rdf:about="https://avis.example/1"><title>Titel</title>
        <link>https://avis.example/1</link><dc:date>2026-11-20T18:00:00Z</dc:date></item></rdf:RDF>`,
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Avisen & Co',
        items: [
          {
            id: '1',
            title: 'Titel',
            url: 'https://avis.example/1',
            date_published: '2026-11-20T18:00:00Z',
            content_text: 'en tekst',
          },
        ],
      }),
    ],
  ])('in %s gives articles of title, time, link and source alone', (_, text) => {
    const { key, ...article } = only(text);
    expect(article).toEqual(EXPECTED);
    expect(key).toMatch(/^rss\/[\w-]{10}\/[\w-]{22}$/);
  });

  it.each([
    ['', 'nothing'],
    ['null', 'null'],
    ['<html><body>Siden findes ikke</body></html>', 'HTML'],
    ['[]', 'a list'],
    ['{"items":[]}', 'other JSON'],
    ['<rss version="2.0"><channel><title>half', 'half of it'],
    ['<rss version="2.0"></rss>', 'no channel'],
    ['\u0000\u0001', 'bytes'],
    [`<rss version="2.0"><channel>${'<a>'.repeat(50_000)}`, 'depth'],
  ])('is refused with a line when it is %j (%s)', (text) => {
    expect(() => read(text)).toThrow(/^no RSS, Atom, RDF or JSON Feed: /);
  });

  it('expands no entities of its own, and reads none of other files', () => {
    const withEntities = (declared: string, title: string): string =>
      `<!DOCTYPE rss [${declared}]>${rss(item(`<title>${title}</title>`)).replace(/^<\?.*?\?>/, '')}`;
    expect(only(withEntities('<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">', '&b;')).title).toBe('&b;');
    expect(() => read(withEntities('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'))).toThrow(
      /^no RSS, Atom, RDF or JSON Feed: /,
    );
  });

  it('gives its newest fifty articles, the oldest first, and none that is older than a month or of the future', () => {
    const dated = (n: number, ms: number) =>
      `<item><title>${n}</title><link>https://avis.example/${n}</link><pubDate>${new Date(ms).toUTCString()}</pubDate></item>`;
    const day = 86_400_000;
    const items = Array.from({ length: 80 }, (_, n) => dated(n, NOW - n * 60_000));
    const { articles, unread } = read(rss([dated(100, NOW + 3_600_000), ...items, dated(200, NOW - 31 * day)].join('')));
    expect(articles.map(({ title }) => Number(title))).toEqual(Array.from({ length: 50 }, (_, n) => 49 - n));
    expect(unread).toEqual([]);
    expect(read(rss(dated(1, NOW - 29 * day))).articles).toHaveLength(1);
    expect(read(rss(dated(1, NOW - 31 * day))).articles).toEqual([]);
  });

  it('may have another name, and articles about a competition', () => {
    const competition = { name: 'Superligaen', country: 'dk', season: '2026' };
    expect(read(rss(item('')), { name: 'Bladet', competition }).articles).toMatchObject([
      { source: 'Bladet', competitions: [competition] },
    ]);
    expect(read(rss(item(''), '')).articles).toMatchObject([{ source: 'avis.example' }]);
    expect(read(rss(item(''), 'x'.repeat(300))).articles[0]!.source).toHaveLength(80);
  });
});

describe('an article', () => {
  it('keeps its key when its title, link or time changes, and has another one in another feed', () => {
    const first = only(rss(item('<guid isPermaLink="false">id 1</guid>')));
    const edited = only(rss(item('<guid isPermaLink="false">id 1</guid><title>Ny titel</title>').replace('/1<', '/2<')));
    expect([edited.key, edited.title, edited.url]).toEqual([first.key, 'Ny titel', 'https://avis.example/2']);
    expect(read(rss(item('<guid>id 1</guid>')), { url: 'https://other.example/' }).articles[0]!.key).not.toBe(first.key);
  });

  it.each([
    ['<![CDATA[<b>Mål</b> &amp; kort]]>', 'Mål & kort'],
    ['  Mål \n i   90’  ', 'Mål i 90’'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; Mål', 'alert(1) Mål'],
    ['2 &lt; 3', '2 < 3'],
    ['<![CDATA[&#9917; &#xE6; &#9999999;]]>', '⚽ æ &#9999999;'],
  ])('has the text of the title %j', (title, text) => {
    expect(only(rss(item(`<title>${title}</title>`))).title).toBe(text);
  });

  it('has a title of two hundred characters at most', () => {
    expect(only(rss(item(`<title>${'ø'.repeat(500)}</title>`))).title).toBe(`${'ø'.repeat(199)}…`);
    expect(only(rss(item(`<title>${'a'.repeat(198)}🥅🥅</title>`))).title).toBe(`${'a'.repeat(198)}…`);
  });

  it.each([
    ['https://avis.example/æ~b|c?q=[x]', 'https://avis.example/%C3%A6%7Eb%7Cc?q=%5Bx%5D'],
    ['/sport/1', 'https://avis.example/sport/1'],
    ['https://måltid.example/', 'https://xn--mltid-mra.example/'],
  ])('has the link %s as messages allow it', (link, url) => {
    expect(only(rss(item('').replace('https://avis.example/1', link))).url).toBe(url);
  });

  it.each([
    ['http://avis.example/1', /^the item "Titel" has no https link$/],
    ['javascript:alert(1)', /no https link/],
    ['', /no https link/],
    ['https://user:pw@avis.example/', /^the item "Titel": \/url /],
    [`https://avis.example/${'a'.repeat(600)}`, /\/url /],
  ])('with the link %j is left out with a line', (link, line) => {
    const { articles, unread } = read(rss(`${item('').replace('https://avis.example/1', link)}${item('<guid>2</guid>')}`));
    expect(articles).toHaveLength(1);
    expect(unread).toEqual([expect.stringMatching(line)]);
  });

  it('without a title or a time is left out with a line', () => {
    const { articles, unread } = read(rss(`${item('<title></title>')}${item('').replace(/<pubDate>.*<\/pubDate>/, '')}`));
    expect([articles, unread]).toEqual([
      [],
      ['the item "https://avis.example/1" has no title', 'the item "Titel" has no time that can be read'],
    ]);
  });
});

it.each([
  ['Fri, 20 Nov 2026 18:00:00 GMT', '2026-11-20T18:00:00.000Z'],
  ['Fri, 20 Nov 2026 19:00:00 +0100', '2026-11-20T18:00:00.000Z'],
  ['Fri, 20 Nov 2026 19:00:00 CET', '2026-11-20T18:00:00.000Z'],
  ['Fri, 10 Jul 2026 20:00:00 CEST', '2026-07-10T18:00:00.000Z'],
  ['20 Nov 2026 18:00', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T18:00:00', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20 18:00:00', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20T18:00:00.123Z', '2026-11-20T18:00:00.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
])('the time %s is %s in every time zone', (text, time) => {
  expect(publishedMs(text)).toBe(Date.parse(time));
});

it.each(['', 'i går', '18:00', 'Fri, 40 Nov 2026 18:00:00 GMT'])('%j is no time', (text) => {
  expect(publishedMs(text)).toBeNull();
});

it.each([
  ['its first line', '<?xml version="1.0" encoding="ISO-8859-1"?>', 'text/xml', 'latin1'],
  ['its header', '<?xml version="1.0"?>', 'application/rss+xml; charset=iso-8859-1', 'latin1'],
  ['no charset', '<?xml version="1.0"?>', '', 'utf8'],
  ['an unknown charset', '<?xml version="1.0" encoding="x-none"?>', '', 'utf8'],
] as const)('a feed is decoded by %s', (_, prolog, type, encoding) => {
  expect(decodeFeed(Buffer.from(`${prolog}æøå`, encoding), type)).toBe(`${prolog}æøå`);
});

it('a byte order mark decides before the header', () => {
  expect(decodeFeed(Buffer.from('\ufeffæ'), 'text/xml; charset=iso-8859-1')).toBe('æ');
});
