import { hashText, type Participant } from '@stillingen/domain';

/** Shapes of the second colour on a field of 16 by 16, which a shield clips. */
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
/** No markup can begin with these. */
const SIGNS = /[\p{L}\p{N}]/gu;
const LETTERS = 2;

/** Grounds of crests without colours. */
const GROUNDS = 6;

/** Two colours and a pattern, or two letters on a ground. `ground` counts from 0. Safe in markup. */
type CrestShape =
  | { readonly colours: readonly [string, string]; readonly pattern: string }
  | { readonly colours: null; readonly letters: string; readonly ground: number };

/** `logo`: id and hash, 'KlMnOp34.0123456789ab', where the operator has one. */
type Crested = Pick<Participant, 'colours'> & { readonly logo?: string };

/**
 * Two colours joined by a bar; with a logo its mark after another bar. Null where there is neither.
 */
export function crestText({ colours, logo }: Crested): string | null {
  if (logo !== undefined) return [...(colours ?? ['', '']), logo].join('|');
  return colours?.join('|') ?? null;
}

const LOGO_MARK = /^([A-Za-z0-9]{1,40})\.([0-9a-f]{12})$/;
/** Sides of pictures in pixels, of those that the service draws. */
const LOGO_SIZES = [32, 48, 64, 96, 128, 192, 256] as const;

/** The address of the logo in a text of `crestText`, for `size` CSS pixels; null where it has none. */
export function logoPath(text: string, size: number): string | null {
  const [, id, hash] = LOGO_MARK.exec(text.split('|')[2] ?? '') ?? [];
  if (id === undefined) return null;
  const pixels = LOGO_SIZES.find((each) => each >= 2 * size) ?? LOGO_SIZES.at(-1)!;
  return `/images/team/${id}@${pixels}.${hash}.webp`;
}

/** The crest of a participant by its code and its colours, hexadecimal without #. */
export function crestShape(code: string, [first = '', second = '']: readonly string[]): CrestShape {
  if (HEX.test(first) && HEX.test(second))
    return { colours: [`#${first}`, `#${second}`], pattern: PATTERNS[hashText(code) % PATTERNS.length]! };
  const letters = (code.match(SIGNS) ?? []).slice(0, LETTERS).join('').toLocaleUpperCase('da');
  return { colours: null, letters, ground: hashText(code.toLocaleUpperCase('da')) % GROUNDS };
}
