import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">';
const svg = (content: string): string => `${OPEN}${content}</svg>`;

it('an SVG keeps what is drawn of it, and loses what programs write beside it', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><!-- Editor -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/" width="80mm" height="40mm" viewBox="0 0 8 4" i:version="1">
<title>A &amp; B</title><metadata><i:x/></metadata><i:view i:zoom="3"><i:grid/></i:view>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<style>.a{fill:red}</style><path class="a" style="fill:url(#g)" d="M0 0h8v4H0z"/><text>&lt;A&gt;</text></svg>`;
  expect(cleanSvg(text).replaceAll('\n', '')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:red}</style><path class="a" style="fill:url(#g)" d="M0 0h8v4H0z"></path><text>&lt;A&gt;</text></svg>',
  );
});

it('an SVG with a size and no viewBox gets one of that size', () => {
  expect(cleanSvg('<svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10"/>')).toContain('viewBox="0 0 20 10"');
});

const nested = (levels: number, make: (at: number) => string): string =>
  Array.from({ length: levels }, (_, at) => make(at)).join('');
const USES = nested(10, (at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`);
const MASKS = nested(10, (at) => `<mask id="l${at + 1}">${`<g mask="url(#l${at})"/>`.repeat(10)}</mask>`);

it.each([
  ['a script', svg('<script>alert(1)</script>'), 'the element <script>'],
  ['a script within what is left out', svg('<metadata><script>alert(1)</script></metadata>'), 'the element <script>'],
  ['a script by another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'the element <script>'],
  ['an event attribute', svg('<g onload="alert(1)"/>'), 'the event attribute onload'],
  ['an event attribute of the root', OPEN.replace('viewBox', 'onLoad="a()" viewBox') + '</svg>', 'the event attribute onLoad'],
  ['HTML within', svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 'the element <foreignObject>'],
  ['an external image', svg('<image href="https://example.org/a.png"/>'), 'the element <image>'],
  ['an animation', svg('<animate attributeName="href"/>'), 'the element <animate>'],
  [
    'an external use',
    svg('<use xlink:href="https://example.org/a.svg#a"/>'),
    'an external reference in the attribute xlink:href',
  ],
  ['a use of data', svg('<use href="data:image/svg+xml,a"/>'), 'an external reference in the attribute href'],
  ['an external paint', svg('<g fill="url(https://example.org/#a)"/>'), 'an external reference in the attribute fill'],
  ['an escaped paint', svg('<g style="fill:u\\72l(//example.org)"/>'), 'a backslash in the attribute style'],
  ['an import of styles', svg('<style>@import "//example.org";</style>'), 'the element <style>'],
  ['an import of styles as data', svg('<style><![CDATA[@import "//example.org";]]></style>'), 'the element <style>'],
  ['a document type', `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${svg('')}`, 'a document type'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('&b;')}`, 'a document type'],
  ['an unknown entity', svg('<text>&nbsp;</text>'), 'no well-formed XML'],
  ['a style sheet beside it', `<?xml-stylesheet href="//example.org"?>${svg('')}`, 'a processing instruction'],
  ['no end', OPEN, 'no well-formed XML'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'the first element is not <svg>'],
  ['uses within uses', svg(`<g id="l0"/>${USES}<use href="#l10"/>`), 'more than 20000 elements with those'],
  ['masks within masks', svg(`<mask id="l0"/>${MASKS}<g mask="url(#l10)"/>`), 'more than 20000 elements with those'],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'an element that refers to itself'],
  [
    'a chain of uses',
    svg(`<g id="l0"/>${nested(100, (at) => `<g id="l${at + 1}"><use href="#l${at}"/></g>`)}`),
    'references deeper than 60',
  ],
  ['too many elements', svg('<g/>'.repeat(2000)), 'more than 2000 elements'],
  ['too deep elements', svg('<g>'.repeat(40) + '</g>'.repeat(40)), 'deeper than 30'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg" width="100%"/>', 'no viewBox'],
  ['an endless size', '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000"/>', 'beyond 100000 units'],
  ['one endless side', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 1"/>', 'more than 10 times the other'],
])('an SVG is refused when it has %s', (_what, text, reason) => {
  expect(() => cleanSvg(text)).toThrow(reason);
});
