import { parseResult, withNote } from './text-scores.ts';
import type { RowScore } from './rows.ts';

/** The two sides of a line, and what is written of their match. */
export interface WrittenMatch {
  readonly home: string;
  readonly away: string;
  readonly score: RowScore | null;
  /** 'postponed' and its like, or empty. */
  readonly status: string;
  readonly ground: string;
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

/** 'A v B', 'A vs B'. */
const VERSUS = /^(.*?)\s*(?<=\s|^)(?:v|vs\.?)(?:\s+(.*))?$/;
const SCORE = String.raw`\d+\s?[-–]\s?\d+`;
/** 'A  2-1 (1-0)  B', with or without what follows the score. */
const SCORE_BETWEEN = new RegExp(
  String.raw`^(\D.*?)\s+(${SCORE}(?:\s+pen\.?\s+${SCORE})?(?:\s+a\.?e\.?t\.?)?(?:\s*\([\d\s,–-]+\))?)\s+(\S.*)$`,
  'i',
);
/** 'A - B'. */
const DASH = /^(\S.*?)\s+[-–]\s+(\S.*)$/;
const AWAY = /^(.*?)(?:\s{2,}(.*)|\s(\d+[-–]\d+.*))?$/;

/** The word as the importer has it; the word itself where it is not known. */
function statusOf(note: string): string {
  return STATUS.find(([word]) => word.test(note))?.[1] ?? note.toLowerCase();
}

/** Takes the notes off the end of a text: '[postponed]', '[aet, 3-0 pen]', '(att: 50580)'. */
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

/** Whether a line names two sides: it has a 'v', or a score or a dash between two names. */
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

/** The match of a line without its date and time, or the problem as a text. */
export function readMatch(line: string): WrittenMatch | string {
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
