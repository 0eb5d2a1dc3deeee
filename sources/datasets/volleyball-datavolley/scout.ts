import type { Pair, Side } from '@stillingen/domain';
import type { SourceFile } from '../kit/import/files.ts';
import { readLines } from '../kit/readers/text.ts';
import { BadRow } from '../kit/import/data-set.ts';

export type ScoutMark =
  | { readonly kind: 'serve'; readonly side: Side; readonly second: number }
  | { readonly kind: 'point'; readonly side: Side; readonly score: Pair; readonly second: number }
  | { readonly kind: 'substitution'; readonly side: Side; readonly on: string; readonly off: string; readonly second: number }
  | { readonly kind: 'timeout'; readonly side: Side; readonly second: number }
  | { readonly kind: 'set-end'; readonly second: number };

export interface Scout {
  readonly sections: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly marks: readonly ScoutMark[];
}

export const TEAMS: Readonly<Record<Side, string>> = { home: '3PLAYERS-H', away: '3PLAYERS-V' };
export const SHIRT = 1;
const LAST_NAME = 9;
const FIRST_NAME = 10;

export const nameOf = (player: readonly string[]): string => `${player[FIRST_NAME] ?? ''} ${player[LAST_NAME] ?? ''}`.trim();

const POINT = /^([*a])p(\d{2}):(\d{2})$/;
const SERVE = /^([*a])\d{2}S/;
const SUBSTITUTION = /^([*a])c(\d{2}):(\d{2})$/;
const TIMEOUT = /^([*a])T$/;
const SET_END = /^\*\*\dset$/;

const sideOf = (mark: string): Side => (mark === '*' ? 'home' : 'away');

export function secondOf(clock: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,2})\.(\d{2})\.(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function markOf(fields: readonly string[], wearing: (side: Side, shirt: string) => string): ScoutMark | null {
  // '~' and '>' begin details of the touch.
  const code = fields[0]!.replace(/[~>].*$/, '');
  const second = secondOf(fields[7] ?? '');
  const point = POINT.exec(code);
  if (point !== null) return { kind: 'point', side: sideOf(point[1]!), score: [Number(point[2]), Number(point[3])], second };
  const serve = SERVE.exec(code);
  if (serve !== null) return { kind: 'serve', side: sideOf(serve[1]!), second };
  const change = SUBSTITUTION.exec(code);
  if (change !== null) {
    const side = sideOf(change[1]!);
    return { kind: 'substitution', side, on: wearing(side, change[3]!), off: wearing(side, change[2]!), second };
  }
  const timeout = TIMEOUT.exec(code);
  if (timeout !== null) return { kind: 'timeout', side: sideOf(timeout[1]!), second };
  return SET_END.test(code) ? { kind: 'set-end', second } : null;
}

export async function readScout(file: SourceFile): Promise<Scout> {
  const sections = new Map<string, string[][]>();
  const marks: ScoutMark[] = [];
  let section = '';
  const wearing = (side: Side, shirt: string): string => {
    const player = sections.get(TEAMS[side])?.find((fields) => Number(fields[SHIRT]) === Number(shirt));
    return player === undefined ? '' : nameOf(player);
  };
  for await (const { line, text } of readLines(file)) {
    if (line === 1 && text !== '[3DATAVOLLEYSCOUT]') throw new BadRow('no scouting file: its first line is [3DATAVOLLEYSCOUT]');
    const [, title] = /^\[(3[\w-]+)\]$/.exec(text) ?? [];
    if (title !== undefined) {
      section = title;
      sections.set(section, []);
      continue;
    }
    if (text === '') continue;
    const fields = text.split(';').map((field) => field.trim());
    if (section !== '3SCOUT') {
      sections.get(section)?.push(fields);
      continue;
    }
    const mark = markOf(fields, wearing);
    if (mark !== null) marks.push(mark);
  }
  return { sections, marks };
}
