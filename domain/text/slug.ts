import { hashText } from '../event/ids.ts';

/** Letters that no accent can be taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};

const ASCII = /^[ -~]*$/;

/** A text in lower case without accents: 'Møn' is 'moen', 'Ångström' is 'aangstrom'. Letters of other scripts stay as they are. */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåßœþðđłıħŋŧə]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/**
 * The part of an address that stands for a name: lower-case ASCII letters, digits and single hyphens, 'fc-koebenhavn'.
 * Never empty: a name without Latin letters or digits gives a short hash of itself.
 */
export function slugOf(text: string): string {
  const slug = foldLetters(text)
    .replace(/['’ʻ.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? hashText(text).toString(36) : slug;
}
