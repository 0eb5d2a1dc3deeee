export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const ITEM = /^[-*]\s+/;
const RULE = /^\|?[\s:|-]+\|?$/;
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    const text = line.replace(ITEM, '').trim();
    if (ITEM.test(line)) items.push(text);
    else items[items.length - 1] += ` ${text}`;
  }
  return items;
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading !== null) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! };
  if (first.startsWith('|')) {
    const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (ITEM.test(first)) return { kind: 'list', items: itemsOf(lines) };
  return { kind: 'paragraph', text: joined(lines) };
}

/** Headings, paragraphs, lists and tables; other markup stays text. */
export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
