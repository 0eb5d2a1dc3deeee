import type { Side } from '@stillingen/domain';
import { type ImportedDuel, shirtOf } from '../kit/events/duel.ts';
import { type Members, membersOf, textOf } from '../kit/readers/json.ts';

interface Listed {
  readonly shirt: string;
  readonly name: string;
  readonly starts: boolean;
}

function playersIn({ lineup }: Members): readonly Listed[] {
  return Object.entries(membersOf(lineup)).flatMap(([shirt, written]) => {
    const { name, on } = membersOf(written);
    return textOf(name) === '' ? [] : [{ shirt, name: textOf(name), starts: Array.isArray(on) && on.includes(0) }];
  });
}

/** Files have no ids of players. */
export function lineupOf(side: Side, team: Members): NonNullable<ImportedDuel['lineups']> {
  const players = playersIn(team);
  const listed = (isStarter: boolean) =>
    players.filter(({ starts }) => starts === isStarter).map(({ shirt, name }) => ({ name, ...shirtOf(shirt) }));
  const starters = listed(true);
  return starters.length === 0 ? [] : [{ side, confirmed: true, starters, substitutes: listed(false) }];
}

/** The whole name of 'Garbisi' or 'P. Garbisi', where one player of the side alone has it. */
export function wholeName(written: string, team: Members): string {
  const [, initial = '', last = ''] = /^(?:(\p{L})\. ?)?(.+)$/u.exec(written.toLowerCase()) ?? [];
  const names = playersIn(team).map(({ name }) => name);
  const [name, ...others] = new Set(
    names.filter((each) => each.toLowerCase().endsWith(` ${last}`) && each.toLowerCase().startsWith(initial)),
  );
  return names.includes(written) || name === undefined || others.length > 0 ? written : name;
}
