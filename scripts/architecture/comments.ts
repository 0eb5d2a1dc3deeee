/** A comment without its marks, and the line on which it begins. */
export interface Comment {
  readonly text: string;
  readonly line: number;
}

const BLOCK = /\/\*[\s\S]*?\*\//g;
const BLOCK_OR_DASHES = /\/\*[\s\S]*?\*\/|--.*/g;
const HASH = /(?<=^|\s)#.*/gm;

function syntaxOf(path: string): RegExp {
  if (path.endsWith('.css')) return BLOCK;
  return path.endsWith('.sql') ? BLOCK_OR_DASHES : HASH;
}

/** Number of a line, from one. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Removes the stars, dashes or hashes that each line of a comment may begin with. */
export const withoutMarks = (comment: string): string => comment.replaceAll(/^[ \t]*(?:\/?\*+|--|#+) ?|[ \t]*\*\/$/gm, '');

/** Comments of a style sheet, a migration or a deployment file. */
export const commentsOf = (path: string, source: string): Comment[] =>
  [...source.matchAll(syntaxOf(path))].map((match) => ({
    text: withoutMarks(match[0]),
    line: lineAt(source, match.index),
  }));
