import type { LineupMessage } from '@stillingen/domain/messages';
import type { Entrant } from './fields.ts';
import { coachOf, squadOf } from './squad.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';

export type Sheet = Pick<LineupMessage, 'starters' | 'substitutes' | 'coach'>;

export interface SheetRules {
  readonly starters: number;
  /** Everybody on the sheet; of a squad that has more the first ones. */
  readonly size: number;
  /** Whether one of those who begin keeps goal, and another of the rest. */
  readonly keepers: boolean;
  readonly numbers: boolean;
}

/** A squad is listed by how often its players score; in sports with keepers the last two keep goal. */
export function sheetOf(squad: readonly string[], coach: string, { starters, size, keepers, numbers }: SheetRules): Sheet {
  const known = squad.slice(0, size);
  const field = keepers ? known.slice(0, -2) : known;
  const [spareKeeper, keeper] = keepers ? known.slice(-2) : [];
  const [captain] = field;
  const of = (first: string | undefined, others: readonly string[]) => [...(first === undefined ? [] : [first]), ...others];
  const begin = of(keeper, field.slice(0, keepers ? starters - 1 : starters));
  const wait = of(spareKeeper, field.slice(begin.length - (keepers ? 1 : 0)));
  const player =
    (before: number) =>
    (name: string, index: number): LineupMessage['starters'][number] => ({
      name,
      ...(numbers ? { number: before + index + 1 } : {}),
      ...(name === keeper || name === spareKeeper ? { role: 'goalkeeper' } : {}),
      ...(name === captain ? { captain: true } : {}),
    });
  return { starters: begin.map(player(0)), substitutes: wait.map(player(begin.length)), coach };
}

export const squadSheet =
  (rules: SheetRules) =>
  ({ name, country }: Pick<Entrant, 'name' | 'country'>): Sheet =>
    sheetOf(squadOf(name, country), coachOf(name, country), rules);

const KNOWN_BEFORE_S = 3600;

export function sheetPublication(key: string, startS: number, sheetOfSide: (side: 'home' | 'away') => Sheet): Publication {
  const dueS = startS - KNOWN_BEFORE_S;
  const at = instant(dueS);
  return {
    dueS,
    // Written when they are due: the sheets of a whole day would stay in memory for hours.
    get messages(): readonly LineupMessage[] {
      return (['home', 'away'] as const).map((side) => ({
        kind: 'lineup',
        key: `${key}/lineup-${side}`,
        seq: 0,
        at,
        event: key,
        side,
        confirmed: true,
        ...sheetOfSide(side),
      }));
    },
  };
}
