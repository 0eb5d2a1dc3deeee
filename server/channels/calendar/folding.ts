/** Of a content line with its break, in octets (RFC 5545, 3.1); a continued line begins with a space. */
const LINE_OCTETS = 75;
const BREAK = '\r\n';

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      text += `${BREAK} `;
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** Folds long lines at characters. The library encodes each character apart: ten times as slow. */
export const folded = (lines: string): string => lines.split(BREAK).map(foldedLine).join(BREAK);
