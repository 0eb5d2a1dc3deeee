import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const DANISH = `adgangskode adgangkode loesen hemmeligt velkommen login bruger jegelskerdig elskerdig skat skattemus solskin
  prinsesse fodbold haandbold ishockey superliga broendby fckobenhavn fckoebenhavn midtjylland aarhus kobenhavn koebenhavn danske
  dansk jylland sjaelland bornholm foraar efteraar marts mandag tirsdag onsdag torsdag fredag loerdag soendag soeren mads mette
  sofie freja cecilie blomst missekat sofus chokolade hejhej farvel stillingen livescore resultat resultater kampe`;

let known: string | null = null;
/** The 49,000 most common passwords and our own, as one text: a tenth of the memory of a set. */
function knownWords(): string {
  if (known !== null) return known;
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  known = `\n${[...words, ...DANISH.split(/\s+/)].join('\n')}\n`;
  return known;
}
const isKnown = (word: string): boolean => knownWords().includes(`\n${word}\n`);

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  å: 'aa',
  æ: 'ae',
  ø: 'oe',
};
/** Shorter words occur in rare passwords as well. */
const MIN_LETTERS = 4;
const MIN_REPEATED = 5;

const spelled = (text: string): string => text.replaceAll(/[æøå]/g, (letter) => DISGUISES[letter]!);
const letters = (text: string): string => spelled(text.replaceAll(/[^a-zæøå]/g, ''));
const undisguised = (text: string): string => letters([...text].map((character) => DISGUISES[character] ?? character).join(''));
const trimmed = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const isOneRepeated = (text: string): boolean => text.length >= MIN_REPEATED && /^(.{1,3})\1*$/.test(text);

/** Compared without signs, as letters alone, and with digits and signs read as letters:
 * the rules turn `kodeord` into `Kodeord_1`. */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  const text = password.toLowerCase().normalize('NFC');
  const words = [letters(text), undisguised(trimmed(text)), undisguised(text)].filter((each) => each.length >= MIN_LETTERS);
  const withDigits = spelled(text).replaceAll(/[^a-z0-9]/g, '');
  if ([withDigits, ...words].some(isKnown) || words.some(isOneRepeated)) return true;
  const near = context
    .flatMap((each) => [each, ...each.split('@'), ...each.split(/[@.\s_+-]+/)])
    .map((each) => letters(each.toLowerCase()));
  return near.some((word) => word.length >= MIN_LETTERS && words.includes(word));
}
