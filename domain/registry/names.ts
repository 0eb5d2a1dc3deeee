import { foldLetters } from '../text/names.ts';

const CLUB_WORDS = new Set(['fc', 'afc', 'cf']);

/** Equal for all spellings; 'Kolding IF' and 'Kolding Boldklub' stay two. */
export function foldClub(name: string): string {
  const words = nameWords(name);
  if (words.length > 1 && CLUB_WORDS.has(words[0]!)) words.shift();
  if (words.length > 1 && CLUB_WORDS.has(words.at(-1)!)) words.pop();
  return words.join('') || name;
}

export function foldName(name: string): string {
  return nameWords(name).join('') || name;
}

export function nameWords(name: string): string[] {
  return foldLetters(name)
    .replace(/['’ʻ`.]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Spellings without æ ø å ä ö ü: 'Bronshoj', 'Malmoe'. */
export function typedSpellings(name: string): string[] {
  const bare = name.replace(/[æÆ]/g, 'a').replace(/[øØ]/g, 'o').replace(/[åÅ]/g, 'a');
  const german = name.normalize('NFC').replace(/[öÖ]/g, 'oe').replace(/[üÜ]/g, 'ue').replace(/[äÄ]/g, 'ae');
  return [bare, german].filter((spelling) => spelling !== name);
}

/** Women's team ('k'), youth team ('u21') or first team (null). */
interface QualifiedName {
  readonly base: string;
  readonly team: string | null;
}

const WOMEN =
  /^(.+?)\s*(?:\((?:k|w|f|women|kvinder|ladies)\)|\s(?:women|wfc|ladies|kvinder|kvinnor|frauen|femenino|féminines)(?:\s+fc)?)$/i;
const YOUTH = /^(.+?)\s+\(?u-?(\d\d)\)?$/i;

export function womensName(base: string): string {
  return `${base} (k)`;
}

/** 'Danmark U21', 'Denmark Women', 'Brøndby IF (k)'. */
export function qualifiedName(name: string): QualifiedName {
  const youth = YOUTH.exec(name);
  if (youth !== null) return { base: youth[1]!, team: `u${youth[2]!}` };
  const women = WOMEN.exec(name);
  if (women !== null) return { base: women[1]!, team: 'k' };
  return { base: name, team: null };
}

export function teamName(base: string, team: string | null): string {
  if (team === null) return base;
  return team === 'k' ? womensName(base) : `${base} ${team.toUpperCase()}`;
}

const MEMORY_SIZE = 20_000;

/** A live match resolves the same names again and again. */
export function remember<Place extends string | null, Answer>(
  answer: (name: string, place: Place) => Answer,
): (name: string, place: Place) => Answer {
  const answers = new Map<string, Answer>();
  return (name, place) => {
    const question = `${place ?? ''}/${name}`;
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= MEMORY_SIZE) answers.clear();
    const fresh = answer(name, place);
    answers.set(question, fresh);
    return fresh;
  };
}
