import type { ImportedGoal } from '../kit/events/match.ts';
import type { MatchRow, ParsedFile, RowProblem } from './rows.ts';
import { dateAt, dayOf, namesTwoSides, parseGoals, readMatch } from './text-line.ts';

const TIME = /^(\d{1,2}[:.h]\d{2})(?:\s+(?:\((?=UTC))?(UTC\s?[+±-]\s?\d{1,2}(?::\d{2})?|(?:C|E|W)ES?T|GMT|BST|MSK)\)?)?(?=\s|$)/;
const DATE_BRACKETS = /^\[((?:[A-Z][a-z]{2}|\d)[^\]';]*\d)\]$/;
const MARK = /^(?:▪+|»+|::)\s*/;
const ROUND_NAME =
  /^(group|matchday|round|league|regular|preliminary|qualif|quarter|semi|final|knockout|play-?(?:off|in)|(?:match for )?third[ -]place|match for|championship|relegation|replays?\b|leg \d|(?:1\/\d+|\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) )/i;
/** 'Referee: …', 'Yugoslavia: Soskic, Durkovic …': skipped with their further lines. */
const PROPERTY = /^\p{L}[^:]{1,50}:(?:\s|$)/u;

/** One more for play-offs after a season of one year. */
function yearsOf(title: string): number[] {
  const first = Number(/\b(\d{4})(?:[/-]\d{2,4})?\b/.exec(title)?.[1]);
  return Number.isNaN(first) ? [] : [first, first + 1];
}

const indentOf = (raw: string): number => raw.length - raw.trimStart().length;

class TextReader {
  readonly rows: MatchRow[] = [];
  readonly problems: RowProblem[] = [];
  title = '';
  read = 0;
  #years: readonly number[] = [];
  #stage = '';
  #round = '';
  #day: string | null = null;
  #time: string | null = null;
  #ground = '';
  #property: number | null = null;
  #goals: { readonly line: number; text: string } | null = null;
  #takesGoals = false;

  #refuse(line: number, why: string): void {
    this.problems.push({ line, why });
  }

  readLine(raw: string, line: number): void {
    const content = raw.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') return;
    if (this.#goals !== null || (/^[([](?!\d+\)\s)/.test(content) && !DATE_BRACKETS.test(content)))
      return this.#readGoals(content, line);
    if (this.#property !== null && indentOf(raw) > this.#property) return;
    this.#property = null;
    if (content.startsWith('=')) return this.#readTitle(content);
    if (MARK.test(content)) return this.#startRound(content.replace(MARK, '').split(/\s+\|/)[0]!);
    if (/\S\s+\|/.test(content)) return;
    this.#readContent(content, line, indentOf(raw));
  }

  #readTitle(content: string): void {
    const text = content.replace(/^=+\s*/, '').replace(/\s*=+$/, '');
    if (this.title !== '' && content.startsWith('==')) {
      this.#stage = text;
      this.#round = '';
      return;
    }
    this.title = text;
    this.#years = yearsOf(text);
  }

  #startRound(name: string): void {
    this.#round = name.trim();
    this.#takesGoals = false;
  }

  #readContent(content: string, line: number, indent: number): void {
    let rest = content.replace(/^\(\d+\)\s+/, '').replace(DATE_BRACKETS, '$1');
    const date = dateAt(rest, this.#years[0] ?? 2000);
    if (date !== null) {
      this.#day = dayOf(date, this.#years, this.#day);
      rest = rest.slice(date.text.length).trim();
      if (rest === '' || rest.startsWith('@')) [this.#time, this.#ground] = [null, ''];
      if (this.#day === null) this.#refuse(line, `there is no such date: ${date.text}`);
    }
    const time = TIME.exec(rest);
    if (time !== null) {
      this.#time = [time[1]!.replace('h', ':'), time[2]?.replaceAll(/\s/g, '')].filter((part) => part !== undefined).join(' ');
      rest = rest.slice(time[0].length).trim();
    }
    const ground = /^@\s+(\S(?:.*?\S)?)(?:\s{2,}(.*))?$/.exec(rest);
    if (ground !== null) {
      this.#ground = ground[1]!;
      rest = ground[2] ?? '';
    }
    if (rest === '') return;
    if (PROPERTY.test(rest)) {
      this.#property = indent;
      const goals = /^goals:\s*(.*)$/i.exec(rest);
      if (goals !== null) this.#takeGoals(goals[1]!, line);
    } else if (namesTwoSides(rest)) this.#readMatch(rest, line);
    else if (date === null && time === null && ROUND_NAME.test(rest)) this.#startRound(rest);
    else if (/\bbye$/i.test(rest)) this.#refuse(line, `a bye is no match: ${rest.slice(0, 60)}`);
    else this.#refuse(line, `neither a round, a date nor a match: ${rest.slice(0, 60)}`);
  }

  #readMatch(text: string, line: number): void {
    this.read += 1;
    this.#takesGoals = false;
    const match = readMatch(text);
    if (typeof match === 'string') return this.#refuse(line, match);
    if (this.#day === null) return this.#refuse(line, 'the match stands under no date');
    this.#takesGoals = true;
    this.rows.push({
      line,
      round: [this.#stage, this.#round].filter((part) => part !== '').join(', '),
      group: '',
      day: this.#day,
      time: this.#time,
      ...match,
      ground: match.ground === '' ? this.#ground : match.ground,
      goals: [],
    });
  }

  #readGoals(content: string, line: number): void {
    this.#goals = { line: this.#goals?.line ?? line, text: `${this.#goals?.text ?? ''} ${content}`.trim() };
    if (!/[)\]]$/.test(content)) return;
    const { line: from, text } = this.#goals;
    if ((text.match(/[([]/g) ?? []).length > (text.match(/[)\]]/g) ?? []).length) return;
    this.#goals = null;
    this.#takeGoals(text.slice(1, -1), from);
  }

  #takeGoals(text: string, line: number): void {
    const last = this.rows.at(-1);
    if (!this.#takesGoals || last === undefined) return;
    const goals: readonly ImportedGoal[] | null = parseGoals(text);
    if (goals === null) this.#refuse(line, `the goals are not understood: ${text.slice(0, 60)}`);
    else this.rows[this.rows.length - 1] = { ...last, goals };
  }
}

export function parseTextFile(text: string): ParsedFile | null {
  const reader = new TextReader();
  text
    .split(/^__END__$/m)[0]!
    .split('\n')
    .forEach((raw, index) => {
      reader.readLine(raw, index + 1);
    });
  const { title, rows, problems, read } = reader;
  return title === '' && read === 0 ? null : { title, rows, problems, read };
}
