import type { Player, BwfRow, Team } from './rows.ts';

/** Rounds in order, and what they are called. */
const ROUNDS: readonly (readonly [round: string, label: string])[] = [
  ['Qualification', 'Kvalifikation'],
  ['Qualification round of 32', 'Kvalifikation'],
  ['Qualification round of 16', 'Kvalifikation'],
  ['Qualification quarter final', 'Kvalifikation'],
  ['Round 1', 'Gruppespil, 1. runde'],
  ['Round 2', 'Gruppespil, 2. runde'],
  ['Round 3', 'Gruppespil, 3. runde'],
  ['Round of 128', '1. runde'],
  ['Round of 64', '1. runde'],
  ['Round of 32', '1. runde'],
  ['Round of 16', '1/8-finale'],
  ['Quarter final', 'Kvartfinale'],
  ['Semi final', 'Semifinale'],
  ['Final', 'Finale'],
];
const order = (round: string): number => ROUNDS.findIndex(([name]) => name === round);

/** The Danish name of a round; null for one that is not known. */
export const roundLabel = (round: string): string | null => ROUNDS[order(round)]?.[1] ?? null;

/** Who may have played beside whom, where nobody says. */
const UNKNOWN = 'N.N.';

/**
 * What the rows of a tournament say of each other: the tables write the first player of the second pair twice, and name no
 * winner where a player gave up.
 */
export interface Draw {
  /** The pair with its second player, where another row tells who it is; 'N.N.' where none does. */
  readonly pairOf: (row: BwfRow, team: Team) => Team;
  /** The only side that plays on in a later round; null where that does not tell. */
  readonly playsOn: (row: BwfRow) => 'home' | 'away' | null;
}

/** Takes note of every row of a discipline. */
export function drawOf(): Draw & { readonly add: (row: BwfRow) => void } {
  const partners = new Map<string, Player>();
  const furthest = new Map<string, number>();
  const id = ({ cells }: BwfRow, { name }: Player): string => `${cells.tournament}|${name}`;
  return {
    add: (row) => {
      for (const team of row.teams) {
        const [one, two] = team;
        furthest.set(id(row, one), Math.max(furthest.get(id(row, one)) ?? -1, order(row.cells.round)));
        if (two === undefined || two.name === one.name) continue;
        furthest.set(id(row, two), Math.max(furthest.get(id(row, two)) ?? -1, order(row.cells.round)));
        partners.set(id(row, one), two);
        partners.set(id(row, two), one);
      }
    },
    pairOf: (row, team) => {
      const [one, two] = team;
      if (two === undefined || two.name !== one.name) return team;
      return [one, partners.get(id(row, one)) ?? { name: UNKNOWN, nation: one.nation }];
    },
    playsOn: (row) => {
      const [home, away] = row.teams.map(([one]) => furthest.get(id(row, one))! > order(row.cells.round));
      return home === away ? null : home ? 'home' : 'away';
    },
  };
}
