import { hashText } from '../event/ids.ts';

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

/** Lower case without accents: 'Møn' gives 'moen'. Other scripts stay. */
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

/** 'fc-koebenhavn'. Never empty: names without Latin letters give a short hash. */
export function slugOf(text: string): string {
  const slug = foldLetters(text)
    .replace(/['’ʻ.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? hashText(text).toString(36) : slug;
}
