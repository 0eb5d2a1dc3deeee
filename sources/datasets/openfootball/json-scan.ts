import type { RowProblem } from './rows.ts';

/** The match objects of a JSON file as raw text, each with the line on which it begins. */
export interface ScannedJson {
  readonly title: string;
  /** False where the file has no list of matches at all. */
  readonly hasMatches: boolean;
  readonly items: readonly { readonly line: number; readonly text: string }[];
  /** Match objects that are not closed. */
  readonly lost: number;
  readonly problems: readonly RowProblem[];
}

/** The end of the string that begins at `from`: after its quote, or at the line's end where the quote is missing. */
function stringEnd(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
    else if (text[i] === '\n') return i;
  }
  return text.length;
}

/**
 * Cuts `{"name": …, "matches": [{…}, …]}` into its match objects without trusting the whole: a file that is cut off, or in
 * which one object is broken, still gives the others. What lies outside the list is not checked.
 */
export function scanMatches(text: string): ScannedJson {
  const items: { line: number; text: string }[] = [];
  const problems: RowProblem[] = [];
  const open: string[] = [];
  let title = '';
  let key = '';
  let last = '';
  let line = 1;
  let inList = false;
  let hasMatches = false;
  let lost = 0;
  let item: { from: number; line: number } | null = null;
  const giveUpItem = (why: string): void => {
    if (item === null) return;
    problems.push({ line: item.line, why });
    lost += 1;
    item = null;
  };

  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]!;
    if (character === '\n') line += 1;
    if (character.trim() === '') continue;
    if (character === '"') {
      const end = stringEnd(text, i);
      const value = text.slice(i + 1, end - 1);
      if (open.length === 1 && last === ':') title = key === 'name' ? value : title;
      else if (open.length === 1) key = value;
      i = end - 1;
    } else if (character === '{') {
      // An object directly inside an object: the one before it was never closed.
      if (inList && open.at(-1) === '{' && last !== ':') {
        giveUpItem('the match object is not closed');
        open.length = 2;
      }
      if (inList && open.length === 2) item = { from: i, line };
      open.push('{');
    } else if (character === '[') {
      if (open.length === 1 && key === 'matches' && last === ':') inList = hasMatches = true;
      open.push('[');
    } else if (character === '}') {
      open.length = Math.max(0, open.lastIndexOf('{'));
      if (inList && open.length === 2 && item !== null) {
        items.push({ line: item.line, text: text.slice(item.from, i + 1) });
        item = null;
      }
    } else if (character === ']') {
      if (inList && open.length === 3 && open.at(-1) === '{') {
        giveUpItem('the match object is not closed');
        open.pop();
      }
      if (open.at(-1) === '[') open.pop();
      if (open.length === 1) inList = false;
    }
    last = character;
  }
  if (item !== null) giveUpItem('the file ends inside this match');
  else if (open.length > 0) problems.push({ line, why: 'the file ends before its list of matches does' });
  return { title, hasMatches, items, lost, problems };
}
