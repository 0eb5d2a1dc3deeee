/** The content of the first block of a participant's page with the name (PART-03 to PART-18). */
export function blockOf(html: string, name: string): string {
  const begin = html.indexOf(`<div data-block="${name}">`);
  if (begin === -1) throw new RangeError(`there is no block '${name}'`);
  let depth = 0;
  for (const { 0: tag, index } of html.slice(begin).matchAll(/<(\/?)div\b/g)) {
    depth += tag === '</div' ? -1 : 1;
    if (depth === 0) return html.slice(begin, begin + index);
  }
  throw new RangeError(`the block '${name}' does not end`);
}
