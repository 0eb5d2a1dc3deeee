import type { Pair } from '@stillingen/domain';
import { isDay } from '../kick-off.ts';
import type { MatchRow, ParsedFile, RowProblem, RowScore } from './rows.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DATE = new RegExp(`^(${WEEKDAYS.join('|')})\\s+(\\S+?)[\\s/]+(\\d{1,2})(?:\\s+(\\d{4}))?$`);
const DATE_LIKE = new RegExp(`^(${WEEKDAYS.join('|')})\\s`);
const MATCH = /^(?:(\d{1,2}[:.]\d{2})\s+)?(.*?)\s*(?<=\s|^)v(?:\s+(.*))?$/;
const AWAY = /^(.*?)(?:\s{2,}(.*)|\s(\d+-\d+.*))?$/;
const RESULT = /^(?:(\d+)-(\d+) pen\. )?(\d+)-(\d+)( a\.e\.t\.)?(?: \((?:(\d+)-(\d+), )?(\d+)-(\d+)\))?$/;

/**
 * The day of a date head. Without a year, the year of the season in which that date falls on that weekday.
 * Null where there is none.
 */
function dayOf(head: RegExpExecArray, years: readonly number[]): string | null {
  const [, weekday, monthName, day, year] = head;
  const month = MONTHS.indexOf(monthName!.slice(0, 3)) + 1;
  const candidates = (year === undefined ? years : [Number(year)]).map(
    (candidate) => `${candidate}-${String(month).padStart(2, '0')}-${day!.padStart(2, '0')}`,
  );
  return candidates.find((candidate) => isDay(candidate) && WEEKDAYS[new Date(candidate).getUTCDay()] === weekday) ?? null;
}

/** The calendar years that a title's season touches; one more for play-offs after a season of one year. */
function yearsOf(title: string): number[] {
  const first = Number(/\b(\d{4})(?:[/-]\d{2,4})?$/.exec(title)?.[1]);
  return Number.isNaN(first) ? [] : [first, first + 1];
}

/** '2-1 (1-0)', '1-2 a.e.t. (1-1, 0-0)', '5-3 pen. 1-1 a.e.t. (1-1, 1-1)'; null where it is none of these. */
export function parseResult(text: string): RowScore | null {
  const found = RESULT.exec(text);
  if (found === null) return null;
  const pair = (index: number): Pair | null =>
    found[index] === undefined ? null : [Number(found[index]), Number(found[index + 1])];
  const played = pair(3);
  const last = pair(8);
  if (found[5] === undefined) return { ht: last, ft: played, et: null, p: pair(1) };
  // In brackets stand full time and half-time, or full time alone.
  return { ht: pair(6) === null ? null : last, ft: pair(6) ?? last, et: played, p: pair(1) };
}

/** What stands after the away side: nothing, '[postponed]', a result, or a result with a word. Null where it is not understood. */
function parseEnding(ending: string): { score: RowScore | null; status: string } | null {
  const status = /\[([^\]]+)\]$/.exec(ending)?.[1]?.trim().toLowerCase() ?? '';
  const result = ending.replace(/\s*\[[^\]]*\]$/, '').trim();
  const score = result === '' ? null : parseResult(result);
  return result !== '' && score === null ? null : { score, status };
}

/** Reads football.txt: a title, round heads, date heads, and one match per line. Null where it has neither title nor match. */
export function parseTextFile(text: string): ParsedFile | null {
  const rows: MatchRow[] = [];
  const problems: RowProblem[] = [];
  let title = '';
  let years: number[] = [];
  let round = '';
  let day: string | null = null;
  let time: string | null = null;
  let read = 0;

  text.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const refuse = (why: string): void => {
      problems.push({ line, why });
    };
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) return;
    if (content.startsWith('=')) {
      title = content.replace(/^=+\s*/, '').replace(/\s*=+$/, '');
      years = yearsOf(title);
      return;
    }
    if (content.startsWith('▪')) {
      round = content.slice(1).trim();
      return;
    }
    if (DATE_LIKE.test(content) && !MATCH.test(content)) {
      const head = DATE.exec(content);
      day = head === null ? null : dayOf(head, years);
      time = null;
      if (day === null) refuse(`there is no such date: ${content}`);
      return;
    }
    const match = MATCH.exec(content);
    if (match === null) {
      refuse(`neither a round, a date nor a match: ${content.slice(0, 60)}`);
      return;
    }
    read += 1;
    time = match[1] ?? time;
    const home = match[2]!;
    const [, away = '', wide, narrow] = AWAY.exec(match[3] ?? '') ?? [];
    const ending = wide ?? narrow ?? '';
    const result = parseEnding(ending);
    if (home === '' || away === '' || parseResult(away) !== null)
      refuse(home === '' ? 'the home side is missing' : 'the away side is missing');
    else if (result === null) refuse(`the result is not understood: ${ending}`);
    else if (day === null) refuse('the match stands under no date');
    else rows.push({ line, round, group: '', day, time, home, away, ground: '', ...result, goals: [] });
  });
  return title === '' && read === 0 ? null : { title, rows, problems, read };
}
