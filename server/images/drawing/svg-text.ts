const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Signs that the font does not have become a dot. */
const DRAWN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{C}/gu;
export const textOf = (text: string): string => text.replace(DRAWN, '·').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  readonly anchor?: 'start' | 'middle';
}

/** Mean width of a bold letter, as a part of its height. */
const LETTER = 0.6;

function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= letters || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Around `x` or from it on, in at most so many lines, smaller until it fits. `y`: first base line. */
export function block(text: string, { x, y, width, size, lines, anchor = 'middle' }: Place): string {
  let fit = size;
  let found = linesOf(text, width / (fit * LETTER));
  const isTooLarge = (): boolean => found.length > lines || found.some((line) => line.length * fit * LETTER > width);
  while (fit > 16 && isTooLarge()) {
    fit -= 2;
    found = linesOf(text, width / (fit * LETTER));
  }
  return found
    .slice(0, lines)
    .map(
      (line, at) => `<text x="${x}" y="${y + at * fit * 1.2}" font-size="${fit}" text-anchor="${anchor}">${textOf(line)}</text>`,
    )
    .join('');
}
