import type { Pair, Side } from '@stillingen/domain';
import { isDay } from '../kit/places/places.ts';
import type { RowScore } from './rows.ts';
import type { ImportedGoal } from '../kit/events/match.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const WEEKDAY = `(?:(?<weekday>${WEEKDAYS.join('|')})(?:day|s|sday|nesday|rs|rsday|urday)?\\.?,?\\s+)?`;
const MONTH = `(?<month>${MONTHS.join('|')})(?:[a-z]*\\.?)`;
const END = '(?=[\\s\\]]|$)';

/** 'Sat Jul 20', 'Sat Jul/20 2024', '20 July 1960', '14-6-24', '1.8.', '2024-07-20'. */
const FORMS = [
  `${WEEKDAY}${MONTH}[\\s/]+(?<day>\\d{1,2})(?:,?\\s+(?<year>\\d{4}))?${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})[\\s/]+${MONTH}(?:,?\\s+(?<year>\\d{4}))?${END}`,
  `${WEEKDAY}(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>\\d{2}|\\d{4})${END}`,
  `${WEEKDAY}(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4}|\\d{2})?${END}`,
].map((form) => new RegExp(`^${form}`));

interface WrittenDate {
  readonly text: string;
  readonly month: number;
  readonly day: number;
  readonly year: number | null;
  readonly weekday: number | null;
}

function yearOf(year: string | undefined, near: number): number | null {
  if (year === undefined) return null;
  if (year.length === 4) return Number(year);
  const century = Math.floor(near / 100) * 100;
  return century + Number(year);
}

/** `near` places years of two digits in a century. */
export function dateAt(text: string, near: number): WrittenDate | null {
  for (const form of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const { weekday, month = '', day, year } = found.groups!;
    return {
      text: found[0],
      month: /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1,
      day: Number(day),
      year: yearOf(year, near),
      weekday: weekday === undefined ? null : WEEKDAYS.indexOf(weekday),
    };
  }
  return null;
}

const DAY_MS = 86_400_000;

/** Without a year, the nearest year of the season in which the weekday fits. */
export function dayOf(date: WrittenDate, years: readonly number[], before: string | null): string | null {
  const candidates = (date.year === null ? years : [date.year])
    .map((year) => `${year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`)
    .filter((day) => isDay(day) && (date.weekday === null || new Date(day).getUTCDay() === date.weekday));
  // A winter season begins in summer.
  const from = before ?? (years.length > 1 && years[1] === years[0]! + 1 ? `${years[0]}-07-01` : `${years[0]}-01-01`);
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(from)) / DAY_MS;
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

const SCORE = String.raw`(\d+)-(\d+)`;
const RESULT = new RegExp(String.raw`^(?:${SCORE} pen\.?)?\s*(?:${SCORE})?( a\.e\.t\.)?\s*(?:\((?:${SCORE}, )?${SCORE}\))?$`);
const AGGREGATE = /[,;]?\s*(?:\d+-\d+\s+(?:on\s+)?agg(?:regate|\.)?|agg(?:regate|\.)?:?\s+\d+-\d+|(?:won )?on away goals)/g;

const plain = (text: string): string =>
  text
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/\s*-\s*(?=\d)/g, '-')
    .replace(AGGREGATE, '')
    .replaceAll(/\ba\.?e\.?t\.?(?=[\s,)\]]|$)/gi, 'a.e.t.')
    .replace(/(\d+-\d+)\s+(?:pens?\b\.?|penalties|on pen(?:altie)?s|p\.?(?=\s|$))/i, '$1 pen.')
    .trim();

/** '2-1 (1-0)', '1-2 a.e.t. (1-1, 0-0)', '5-3 pen. 1-1 a.e.t. (1-1, 1-1)'. */
export function parseResult(text: string): RowScore | null {
  const found = RESULT.exec(plain(text));
  if (found === null || text.trim() === '') return null;
  const pair = (index: number): Pair | null =>
    found[index] === undefined ? null : [Number(found[index]), Number(found[index + 1])];
  const [p, played, both, last] = [pair(1), pair(3), pair(6), pair(8)];
  const extra = found[5] !== undefined;
  if (played === null && (extra || p === null)) return null;
  // In brackets stand full time and half-time, or one of these.
  if (!extra && played !== null && both === null) return { ht: last, ft: played, et: null, p };
  return { ht: both === null ? null : last, ft: both ?? last, et: played, p };
}

/** '[aet, 3-0 pen]': the result again with what is left out before it. */
export function withNote(score: RowScore, note: string): RowScore | null {
  const parts = plain(note)
    .split(/[,;]\s*/)
    .filter((part) => part !== '');
  let { ft, et, p } = score;
  for (const part of parts) {
    const shootOut = /^(\d+)-(\d+) pen\.$/.exec(part);
    if (part === 'a.e.t.') [ft, et] = [null, ft];
    else if (shootOut !== null) p = [Number(shootOut[1]), Number(shootOut[2])];
    else return null;
  }
  return { ...score, ft, et, p };
}

/** 22', 45+1', 78' (pen.), 45+4pen, 6og. */
const MINUTE = /(\d{1,3})(?:\+(\d{1,2}))?'?\s*(?:\(?(pen|p|og|o\.g|own goal)\b\.?\)?)?/gi;

function goalsOfSide(text: string, side: Side): ImportedGoal[] | null {
  const goals: ImportedGoal[] = [];
  let player = '';
  let end = 0;
  for (const found of text.matchAll(MINUTE)) {
    const name = text
      .slice(end, found.index)
      .replace(/^[\s,]+/, '')
      .trim();
    if (name !== '') player = name;
    end = found.index + found[0].length;
    const [, minute, added = '0', kind = ''] = found;
    if (player === '' || Number(minute) > 130 || Number(added) > 30) return null;
    const type = /^o/i.test(kind) ? 'own-goal' : kind === '' ? 'goal' : 'penalty-goal';
    goals.push({ type, side, minute: Number(minute), added: Number(added), player });
  }
  return /^[\s,]*$/.test(text.slice(end)) ? goals : null;
}

export function parseGoals(text: string): ImportedGoal[] | null {
  const [home = '', away = '', more] = text.split(';').map((part) => part.trim());
  if (more !== undefined) return null;
  const sides = [goalsOfSide(home === '-' ? '' : home, 'home'), goalsOfSide(away, 'away')];
  return sides.some((goals) => goals === null) ? null : sides.flatMap((goals) => goals!);
}

const STATUS: readonly (readonly [word: RegExp, status: string])[] = [
  [/^(awarded|awd\.?|forfeit(ed)?)$/i, 'awarded'],
  [/^(postponed|postp\.?|ppd\.?)$/i, 'postponed'],
  [/^(cancell?ed|canc\.?|annulled|void(ed)?|n\/p|np|not played)$/i, 'cancelled'],
  [/^(abandoned|abd\.?|suspended|susp\.?)$/i, 'abandoned'],
  [/^(walk-?over|w\/o|w\.o\.?|wo)$/i, 'walkover'],
];

const STATUS_AT_END = /\s(awarded|awd\.?|postponed|postp\.?|ppd\.?|cancell?ed|canc\.?|abandoned|abd\.?|walkover|w\/o|w\.o\.)$/i;
const NOTE_AT_END = /\s*(?:\[([^\]]*)\]|\((att[.:][^)]*)\))$/;

const VERSUS = /^(.*?)\s*(?<=\s|^)(?:v|vs\.?)(?:\s+(.*))?$/;
const ANY_SCORE = String.raw`\d+\s?[-–]\s?\d+`;
const SCORE_BETWEEN = new RegExp(
  String.raw`^(\D.*?)\s+(${ANY_SCORE}(?:\s+pen\.?\s+${ANY_SCORE})?(?:\s+a\.?e\.?t\.?)?(?:\s*\([\d\s,–-]+\))?)\s+(\S.*)$`,
  'i',
);
const DASH = /^(\S.*?)\s+[-–]\s+(\S.*)$/;
const AWAY = /^(.*?)(?:\s{2,}(.*)|\s(\d+[-–]\d+.*))?$/;

function statusOf(note: string): string {
  return STATUS.find(([word]) => word.test(note))?.[1] ?? note.toLowerCase();
}

/** '[postponed]', '[aet, 3-0 pen]', '(att: 50580)'. */
function withoutNotes(text: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  let rest = text.trim();
  for (let found = NOTE_AT_END.exec(rest); found !== null; found = NOTE_AT_END.exec(rest)) {
    if (found[1] !== undefined) notes.push(found[1].trim());
    rest = rest.slice(0, found.index).trim();
  }
  const word = STATUS_AT_END.exec(rest);
  if (word !== null) {
    notes.push(word[1]!);
    rest = rest.slice(0, word.index).trimEnd();
  }
  return { text: rest, notes };
}

export function namesTwoSides(text: string): boolean {
  const sides = text.replace(/\s+@\s.*$/, '');
  return VERSUS.test(sides) || between(sides) !== null;
}

const isName = (text: string): boolean => /\p{L}/u.test(text) && !/[,;:]/.test(text);

function between(text: string): readonly [home: string, result: string, away: string] | null {
  const scored = SCORE_BETWEEN.exec(text);
  if (scored !== null && isName(scored[1]!) && /\p{L}/u.test(scored[3]!)) return [scored[1]!, scored[2]!, scored[3]!];
  const dashed = DASH.exec(text);
  return dashed !== null && isName(dashed[1]!) && isName(dashed[2]!) ? [dashed[1]!, '', dashed[2]!] : null;
}

export function readMatch(line: string) {
  const [, beforeGround = line, ground = ''] = /^(.*?)\s+@\s+(.+)$/.exec(line) ?? [];
  const { text, notes } = withoutNotes(beforeGround);
  const versus = VERSUS.exec(text);
  const [home, middle, others] = versus === null ? between(text)! : [versus[1]!, '', versus[2] ?? ''];
  const [, away = '', wide, narrow] = AWAY.exec(others) ?? [];
  if (home === '') return 'the home side is missing';
  if (away === '' || parseResult(away) !== null) return 'the away side is missing';
  const ending = [middle, wide ?? narrow ?? ''].filter((part) => part !== '').join(' ');
  let score = ending === '' ? null : parseResult(ending);
  if (ending !== '' && score === null) return `the result is not understood: ${ending}`;
  let status = '';
  for (const note of notes.toReversed()) {
    const noted = score === null ? null : withNote(score, note);
    if (noted !== null) score = noted;
    else status = statusOf(note);
  }
  return { home, away, score, status, ground: ground.replace(/\s*\(att[.:][^)]*\)$/, '').trim() };
}
