import { hashText } from '../event/ids.ts';

export const NAME_MAX_GRAPHEMES = 80;

/** Needs no cleaning: printable ASCII without `~` and composed Latin letters. */
const PLAIN = /^[!-}À-ÖØ-öø-ſ]+(?: [!-}À-ÖØ-öø-ſ]+)*$/;

/** Invisible, direction-changing or delimiting characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u3164\uffa0\u2800~¬÷]/gu;

/** Keeps the no-break space between thousands (FMT-07). */
const SPACES = /(?!(?<=\d)\u00a0(?=\d))\s+/gu;

/** More than two marks on a letter overlap other rows. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const MARKS_WITHOUT_LETTER = /(^| )\p{M}+/gu;

const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

function isTooLong(text: string): boolean {
  if (text.length <= NAME_MAX_GRAPHEMES) return false;
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > NAME_MAX_GRAPHEMES) return true;
  }
  return false;
}

/** NFC, visible, with single spaces; empty where nothing is left. */
export function cleanText(raw: string | undefined): string {
  if (raw === undefined || PLAIN.test(raw)) return raw ?? '';
  return raw
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(MARKS_WITHOUT_LETTER, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

/** Null where nothing visible is left, or for more than 80 graphemes. */
export function cleanName(raw: string): string | null {
  const name = cleanText(raw).replaceAll('\u00a0', ' ');
  return name === '' || isTooLong(name) ? null : name;
}

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
