import { expect, it } from 'vitest';
import { EMBED_KINDS, EMBED_THEMES, embedPath, parseEmbed } from './embeds.ts';

it('reads every address that it writes', () => {
  for (const kind of EMBED_KINDS)
    for (const theme of EMBED_THEMES) {
      const { pathname, search } = new URL(embedPath({ kind, id: 'aB3dE6gH', theme }), 'https://example.dk');
      expect(parseEmbed(pathname, search)).toEqual({ kind, id: 'aB3dE6gH', theme });
    }
  expect(embedPath({ kind: 'table', id: 'aB3dE6gH', theme: 'auto' })).toBe('/indlejr/tabel/aB3dE6gH/');
  expect(embedPath({ kind: 'match', id: 'aB3dE6gH', theme: 'dark' })).toBe('/indlejr/kamp/aB3dE6gH/?theme=dark');
});

it('reads an address without its closing slash, and one that names the usual theme', () => {
  const match = { kind: 'match', id: 'aB3dE6gH', theme: 'auto' };
  expect(parseEmbed('/indlejr/kamp/aB3dE6gH', '')).toEqual(match);
  expect(parseEmbed('/indlejr/kamp/aB3dE6gH/', '?theme=auto')).toEqual(match);
});

it.each(['/indlejr/', '/indlejr/hold/aB3dE6gH/', '/indlejr/kamp/aB3dE6g/', '/indlejr/kamp/aB3dE6gH/x/', '/indlejr/kamp/%00/'])(
  'refuses the path %s',
  (path) => expect(parseEmbed(path, '')).toBe('path'),
);

it.each(['?theme=pink', '?theme=', '?tema=dark', '?theme=dark&theme=dark', '?theme=dark&x=1'])('refuses the query %s', (search) =>
  expect(parseEmbed('/indlejr/kamp/aB3dE6gH/', search)).toBe('query'),
);
