import { expect, it } from 'vitest';
import { iframeCode, scriptCode } from './codes.ts';

const SITE = 'https://stillingen.example';
const MATCH = { kind: 'match', id: 'aB3dE6gH', title: 'A & "B" – <C>', theme: 'dark' } as const;

it('writes the code of a frame, with its height reserved and without a style', () => {
  expect(iframeCode(SITE, MATCH)).toBe(
    '<iframe src="https://stillingen.example/indlejr/kamp/aB3dE6gH/?theme=dark" title="A &amp; &quot;B&quot; – &lt;C>" width="100%" height="300" frameborder="0" loading="lazy" referrerpolicy="no-referrer"></iframe>',
  );
});

it('writes the code of a script tag, without the usual theme', () => {
  expect(scriptCode(SITE, { ...MATCH, kind: 'table', theme: 'auto', title: 'Stilling' })).toBe(
    '<script async src="https://stillingen.example/embed.js" data-stillingen-embed="table" data-id="aB3dE6gH" data-title="Stilling"></script>',
  );
  expect(scriptCode(SITE, MATCH)).toContain(' data-theme="dark" ');
});
