import { hashText } from '@stillingen/domain';
import styles from './crest.module.css';

const FIELD = 'M0 0h16v16H0z';
/** Shapes of the second colour on a field of 16 by 16; CSS clips the shield. */
const PATTERNS = [
  'M8 0h8v16H8z',
  'M5.33 0h5.34v16H5.33z',
  'M0 0h3.2v16H0zM6.4 0h3.2v16H6.4zM12.8 0H16v16h-3.2z',
  'M0 4h16v4H0zM0 12h16v4H0z',
  'M0 0h4.5L16 11.5V16L0 0z',
  'M0 0h16v6H0z',
  'M8 0h8v8H8zM0 8h8v8H0z',
  'M0 3.5 8 9l8-5.5v4.8L8 14 0 8.3z',
] as const;

const HEX = /^[0-9a-f]{3,8}$/i;

function pairOf(colours: string | null): readonly [string, string] | null {
  const [first = '', second = ''] = colours?.split('|') ?? [];
  return HEX.test(first) && HEX.test(second) ? [`#${first}`, `#${second}`] : null;
}

/** No markup can begin with these. */
const SIGNS = /[\p{L}\p{N}]/gu;
const LETTERS = 2;
const GROUNDS = [styles.ground1, styles.ground2, styles.ground3, styles.ground4, styles.ground5, styles.ground6] as const;

/** Only colours, our shapes and two letters. */
function drawing(colours: string | null, code: string): string {
  const pair = pairOf(colours);
  if (pair === null) {
    const letters = (code.match(SIGNS) ?? []).slice(0, LETTERS).join('').toLocaleUpperCase('da');
    const ground = GROUNDS[hashText(code.toLocaleUpperCase('da')) % GROUNDS.length];
    return `<path class="${ground}" d="${FIELD}"/><text class="${styles.letters}" x="8" y="10.4" text-anchor="middle">${letters}</text>`;
  }
  return `<path fill="${pair[0]}" d="${FIELD}"/><path fill="${pair[1]}" d="${PATTERNS[hashText(code) % PATTERNS.length]}"/>`;
}

/** `size` in CSS pixels. Decorative: the name stands beside it. */
export function Crest({ colours, code, size }: { colours: string | null; code: string; size: number }) {
  return (
    <svg
      className={styles.crest}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      // In one piece: each React element costs hydration time, and every row has two crests.
      // oxlint-disable-next-line react/no-danger -- `drawing` lets nothing through but two colours and two letters or digits.
      dangerouslySetInnerHTML={{ __html: drawing(colours, code) }}
    />
  );
}
