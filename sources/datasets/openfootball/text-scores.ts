import type { Pair } from '@stillingen/domain';
import type { RowScore } from './rows.ts';

const SCORE = String.raw`(\d+)-(\d+)`;
const RESULT = new RegExp(String.raw`^(?:${SCORE} pen\.?)?\s*(?:${SCORE})?( a\.e\.t\.)?\s*(?:\((?:${SCORE}, )?${SCORE}\))?$`);
/** The score over both matches of a tie follows from them. */
const AGGREGATE = /[,;]?\s*(?:\d+-\d+\s+(?:on\s+)?agg(?:regate|\.)?|agg(?:regate|\.)?:?\s+\d+-\d+|(?:won )?on away goals)/g;

const plain = (text: string): string =>
  text
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/\s*-\s*(?=\d)/g, '-')
    .replace(AGGREGATE, '')
    .replaceAll(/\ba\.?e\.?t\.?(?=[\s,)\]]|$)/gi, 'a.e.t.')
    .replace(/(\d+-\d+)\s+(?:pens?\b\.?|penalties|on pen(?:altie)?s|p\.?(?=\s|$))/i, '$1 pen.')
    .trim();

/**
 * '2-1 (1-0)', '1-2 a.e.t. (1-1, 0-0)', '5-3 pen. 1-1 a.e.t. (1-1, 1-1)', '3-5 pen. (1-1, 1-0)'; null where it is none of these.
 * What is not written is null: '4-5 pen.' has a shoot-out alone.
 */
export function parseResult(text: string): RowScore | null {
  const found = RESULT.exec(plain(text));
  if (found === null || text.trim() === '') return null;
  const pair = (index: number): Pair | null =>
    found[index] === undefined ? null : [Number(found[index]), Number(found[index + 1])];
  const [p, played, both, last] = [pair(1), pair(3), pair(6), pair(8)];
  const extra = found[5] !== undefined;
  if (played === null && (extra || p === null)) return null;
  // Before brackets stands the score of the whole match; in them full time and half-time, or one of these.
  if (!extra && played !== null && both === null) return { ht: last, ft: played, et: null, p };
  return { ht: both === null ? null : last, ft: both ?? last, et: played, p };
}

/** A note such as '[aet, 3-0 pen]': the result again with what is left out before it. Null where it is no such note. */
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
