import type { Pair, Side } from '@stillingen/domain';
import type { MatchRow, ParsedFile, RowProblem, RowScore } from './rows.ts';
import type { ImportedGoal } from '../kit/events/match.ts';
import { jsonReason, type Members } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/data-set.ts';

function stringEnd(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
    else if (text[i] === '\n') return i;
  }
  return text.length;
}

/** So that a cut file or a broken object leaves the other matches. */
function scanMatches(text: string) {
  const items: { line: number; text: string }[] = [];
  const problems: RowProblem[] = [];
  const open: string[] = [];
  let title = '';
  let key = '';
  let last = '';
  let line = 1;
  let inList = false;
  let hasMatches = false;
  let lost = 0;
  let item: { from: number; line: number } | null = null;
  const giveUpItem = (why: string): void => {
    if (item === null) return;
    problems.push({ line: item.line, why });
    lost += 1;
    item = null;
  };

  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]!;
    if (character === '\n') line += 1;
    if (character.trim() === '') continue;
    if (character === '"') {
      const end = stringEnd(text, i);
      const value = text.slice(i + 1, end - 1);
      if (open.length === 1 && last === ':') title = key === 'name' ? value : title;
      else if (open.length === 1) key = value;
      i = end - 1;
    } else if (character === '{') {
      // An object directly inside an object: the one before was never closed.
      if (inList && open.at(-1) === '{' && last !== ':') {
        giveUpItem('the match object is not closed');
        open.length = 2;
      }
      if (inList && open.length === 2) item = { from: i, line };
      open.push('{');
    } else if (character === '[') {
      if (open.length === 1 && key === 'matches' && last === ':') inList = hasMatches = true;
      open.push('[');
    } else if (character === '}') {
      open.length = Math.max(0, open.lastIndexOf('{'));
      if (inList && open.length === 2 && item !== null) {
        items.push({ line: item.line, text: text.slice(item.from, i + 1) });
        item = null;
      }
    } else if (character === ']') {
      if (inList && open.length === 3 && open.at(-1) === '{') {
        giveUpItem('the match object is not closed');
        open.pop();
      }
      if (open.at(-1) === '[') open.pop();
      if (open.length === 1) inList = false;
    }
    last = character;
  }
  if (item !== null) giveUpItem('the file ends inside this match');
  else if (open.length > 0) problems.push({ line, why: 'the list of matches has no end' });
  return { title, hasMatches, items, lost, problems };
}

function textOf(members: Members, name: string): string {
  const value = members[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new BadRow(`${name} is not a text`);
  return value.trim();
}

function neededText(members: Members, name: string): string {
  const value = textOf(members, name);
  if (value === '') throw new BadRow(`${name} is missing`);
  return value;
}

const isGoals = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 199;

function pairOf(members: Members, name: string): Pair | null {
  const value = members[name];
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value) && value.length === 2) {
    const [home, away] = value as readonly unknown[];
    if (isGoals(home) && isGoals(away)) return [home, away];
  }
  throw new BadRow(`score ${name} is not two numbers: ${JSON.stringify(value)}`);
}

function scoreOf(members: Members): RowScore | null {
  const value = members.score;
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') throw new BadRow(`score is not understood: ${JSON.stringify(value)}`);
  const board = (Array.isArray(value) ? { ft: value } : value) as Members;
  const score = { ht: pairOf(board, 'ht'), ft: pairOf(board, 'ft'), et: pairOf(board, 'et'), p: pairOf(board, 'p') };
  if (score.ft !== null || score.et !== null) return score;
  if (score.ht === null && score.p === null) return null;
  throw new BadRow('the score has no full time (ft)');
}

function goalOf(goal: Members, side: Side): ImportedGoal {
  const [, minute, added] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(String(goal.minute)) ?? [];
  if (minute === undefined || Number(minute) > 130)
    throw new BadRow(`the minute of a goal is not understood: ${JSON.stringify(goal.minute)}`);
  const offset = added ?? goal.offset ?? 0;
  if (!Number.isInteger(Number(offset)) || Number(offset) > 30)
    throw new BadRow(`the stoppage time of a goal is not understood: ${JSON.stringify(offset)}`);
  return {
    type: goal.owngoal === true ? 'own-goal' : goal.penalty === true ? 'penalty-goal' : 'goal',
    side,
    minute: Number(minute),
    added: Number(offset),
    player: textOf(goal, 'name'),
  };
}

function goalsOf(members: Members, name: string, side: Side): ImportedGoal[] {
  const value = members[name] ?? [];
  if (!Array.isArray(value)) throw new BadRow(`${name} is not a list`);
  return (value as readonly unknown[]).map((goal) => {
    if (typeof goal !== 'object' || goal === null) throw new BadRow(`${name} holds something that is not a goal`);
    return goalOf(goal as Members, side);
  });
}

function rowOf(members: Members, line: number): MatchRow {
  const time = textOf(members, 'time');
  return {
    line,
    round: [textOf(members, 'stage'), textOf(members, 'round')].filter((part) => part !== '').join(', '),
    group: textOf(members, 'group'),
    day: neededText(members, 'date'),
    time: time === '' ? null : time,
    home: neededText(members, 'team1'),
    away: neededText(members, 'team2'),
    ground: textOf(members, 'ground'),
    score: scoreOf(members),
    status: textOf(members, 'status').toLowerCase(),
    goals: [...goalsOf(members, 'goals1', 'home'), ...goalsOf(members, 'goals2', 'away')],
  };
}

export function parseJsonFile(text: string): ParsedFile | null {
  const scanned = scanMatches(text);
  if (!scanned.hasMatches) {
    try {
      JSON.parse(text);
      return null;
    } catch (error) {
      return { title: '', rows: [], problems: [{ line: 1, why: jsonReason(error) }], read: 0 };
    }
  }
  const rows: MatchRow[] = [];
  const problems = [...scanned.problems];
  for (const { line, text: raw } of scanned.items) {
    try {
      rows.push(rowOf(JSON.parse(raw) as Members, line));
    } catch (error) {
      if (!(error instanceof BadRow || error instanceof SyntaxError)) throw error;
      problems.push({ line, why: error instanceof BadRow ? error.message : jsonReason(error) });
    }
  }
  return { title: scanned.title, rows, problems, read: scanned.items.length + scanned.lost };
}
