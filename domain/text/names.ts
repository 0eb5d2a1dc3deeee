/** The longest name that is shown, in graphemes (what a reader counts as characters). */
export const NAME_MAX_GRAPHEMES = 80;

/** Printable ASCII without `~`, and composed Latin letters, with single spaces: nothing to clean. Most names are such. */
const PLAIN = /^[!-}À-ÖØ-öø-ſ]+(?: [!-}À-ÖØ-öø-ſ]+)*$/;

/**
 * What would draw nothing, turn the reading direction, or end a cell of a feed: control characters, format characters
 * (bidi controls, zero width, byte order mark), lone surrogates, private use, fillers, and the delimiters `~` `¬` `÷`.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u3164\uffa0\u2800~¬÷]/gu;

/** All but the space that does not break between thousands, '1 600 m' (FMT-07). */
const SPACES = /(?!(?<=\d)\u00a0(?=\d))\s+/gu;

/** More than two marks on one letter climb into the rows above and below. */
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

/** A text from outside made safe to keep and to show: NFC, nothing unseen, single spaces, those between thousands as they are. Empty where nothing is left. */
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

/** A name from outside made safe to keep and to show; null where nothing visible is left, or more than 80 graphemes. */
export function cleanName(raw: string): string | null {
  const name = cleanText(raw).replaceAll('\u00a0', ' ');
  return name === '' || isTooLong(name) ? null : name;
}
