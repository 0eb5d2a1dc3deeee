import type { Pair, Side } from '@stillingen/domain';
import { inTitleCase } from '../kit/places/places.ts';
import type { DuelIncident } from '../kit/events/duel.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

type IncidentType = DuelIncident['type'];

/** Words of older and newer lists; no type where the event is not imported. */
const EVENTS: Readonly<Record<string, string>> = tables.events;
const POSITION = / (Gbr|PL|VB|HB|VF|HF|ST|1:e|2:e)$/;

export interface ListedEvent {
  readonly second: number;
  readonly score: Pair | null;
  readonly team: string;
  readonly type: IncidentType | null;
  readonly player: string;
  readonly assist: string;
}

export interface HandballPlay extends Omit<ListedEvent, 'team'> {
  readonly side: Side | null;
}

export function eventType(words: string): IncidentType | null {
  const name = words.replace(POSITION, '');
  const type = EVENTS[name] ?? refuse(`the event is not known: ${words}`);
  return type === '' ? null : (type as IncidentType);
}

export function secondOf(time: string): number {
  const [, minutes, seconds] = /^(\d{1,2})\.(\d{2})$/.exec(time) ?? [];
  if (minutes === undefined || Number(seconds) > 59) throw new BadRow(`a time is written 9.57, not ${time}`);
  return Number(minutes) * 60 + Number(seconds);
}

export function scoreOf(text: string): Pair | null {
  if (text === '') return null;
  const [, home = '', away] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? refuse(`a score is written 12-7, not ${text}`);
  return [Number(home), Number(away)];
}

export const playerOf = (listed: string): string =>
  listed
    .trim()
    .split(/\s+/)
    .map((word) => (word === word.toLocaleUpperCase('da') ? inTitleCase(word) : word))
    .join(' ');

export type TeamLetters = readonly [home: string, away: string];

/** Scores have the home team first. Throws BadRow for a jump of more than one goal. */
export function teamLetters(events: readonly ListedEvent[]): TeamLetters {
  const letters: (string | undefined)[] = [undefined, undefined];
  let before: Pair = [0, 0];
  for (const { score, team } of events) {
    if (score === null || (score[0] === before[0] && score[1] === before[1])) continue;
    const side = score[0] > before[0] ? 0 : 1;
    if (score[0] + score[1] !== before[0] + before[1] + 1 || score[side] < before[side])
      throw new BadRow(`the score ${before.join('-')} cannot become ${score.join('-')}`);
    if (letters[side] !== undefined && letters[side] !== team)
      throw new BadRow(`${team} scores ${score.join('-')}, on the side of ${letters[side]}`);
    letters[side] = team;
    before = score;
  }
  const [home, away] = letters;
  if (home === undefined || away === undefined || home === away)
    throw new BadRow('the home team does not follow from the scores');
  return [home, away];
}
