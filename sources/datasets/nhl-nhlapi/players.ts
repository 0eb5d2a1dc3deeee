import type { Side } from '@stillingen/domain';
import type { ImportedDuel } from '../kit/events/duel.ts';
import { playerSection, type TalliedColumn } from '../kit/events/player-sections.ts';
import { type Members, listOf, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import tables from './tables.json' with { type: 'json' };

type Sections = NonNullable<ImportedDuel['players']>;
type Lineup = NonNullable<ImportedDuel['lineups']>[number];

export interface Dressed {
  readonly id: number;
  readonly side: Side;
  readonly name: string;
  readonly number: number;
  readonly place: string;
}

const KEEPER = 'G';
const ROLES: Readonly<Record<string, 'goalkeeper' | 'defender' | 'forward'>> = { [KEEPER]: 'goalkeeper', D: 'defender' };
const SHOOT_OUT = 'SO';

/** Plays, their fields that name a player, and what they count as; a goal is a shot on goal. */
const DEEDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = tables.deeds;
const SKATER_COLUMNS = tables.skaterColumns as readonly { readonly code: string; readonly label: string }[];

/** What each player did outside of the shoot-out, by the code of its column. */
class Deeds {
  readonly #counts = new Map<string, number>();

  constructor(plays: readonly Members[]) {
    for (const play of plays) {
      const details = membersOf(play.details);
      if (membersOf(play.periodDescriptor).periodType === SHOOT_OUT) continue;
      for (const [field, codes] of Object.entries(DEEDS[textOf(play.typeDescKey)] ?? {}))
        for (const code of codes) this.#add(numberOf(details[field]), code, 1);
      if (play.typeDescKey === 'penalty')
        this.#add(numberOf(details.committedByPlayerId), 'PIM', numberOf(details.duration) || 0);
    }
  }

  #add(player: number, code: string, count: number): void {
    this.#counts.set(`${player} ${code}`, this.count(player, code) + count);
  }

  count(player: number, code: string): number {
    if (code === 'A') return this.count(player, 'A1') + this.count(player, 'A2');
    if (code === 'P') return this.count(player, 'G') + this.count(player, 'A');
    if (code === 'SOT') return this.count(player, 'FACED') - this.count(player, 'GA');
    return this.#counts.get(`${player} ${code}`) ?? 0;
  }
}

const playersOf = (dressed: readonly Dressed[]): Record<Side, ReadonlyMap<string, Dressed>> => {
  const of = (side: Side) => new Map(dressed.filter((player) => player.side === side).map((player) => [player.name, player]));
  return { home: of('home'), away: of('away') };
};

export function playerSections(plays: readonly Members[], dressed: readonly Dressed[]): Sections {
  const deeds = new Deeds(plays);
  const skaters = dressed.filter(({ place }) => place !== KEEPER);
  const keepers = dressed.filter(({ id, place }) => place === KEEPER && deeds.count(id, 'FACED') > 0);
  const counted = ({ code, label }: { code: string; label: string }): TalliedColumn<Dressed> => [
    code,
    label,
    'number',
    ({ id }) => deeds.count(id, code),
  ];
  const saves: TalliedColumn<Dressed> = [
    'SV',
    'Redninger',
    'share',
    ({ id }) => `${deeds.count(id, 'SOT')}/${deeds.count(id, 'FACED')}`,
  ];
  const sections = [
    playerSection('players', 'Markspillere', playersOf(skaters), SKATER_COLUMNS.map(counted)),
    playerSection('goalkeepers', 'Målmænd', playersOf(keepers), [saves, counted({ code: 'GA', label: 'Mål imod' })]),
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

export const playerKey = (id: number): string => `nhl-${id}`;

/** All dressed players, as the feed names no lines; goalkeepers without a shot are substitutes. */
export function lineupsOf(plays: readonly Members[], dressed: readonly Dressed[]): Lineup[] {
  const deeds = new Deeds(plays);
  const listed = ({ id, name, number, place }: Dressed) => ({
    name,
    key: playerKey(id),
    ...(Number.isInteger(number) && number >= 0 ? { number } : {}),
    role: ROLES[place] ?? 'forward',
  });
  const order = ({ place }: Dressed): number => (place === KEEPER ? 0 : place === 'D' ? 1 : 2);
  return (['home', 'away'] as const).flatMap((side): Lineup[] => {
    const own = dressed.filter((player) => player.side === side).toSorted((a, b) => order(a) - order(b));
    const waits = (player: Dressed): boolean => player.place === KEEPER && deeds.count(player.id, 'FACED') === 0;
    const starters = own.filter((player) => !waits(player));
    return starters.length === 0
      ? []
      : [{ side, confirmed: true, starters: starters.map(listed), substitutes: own.filter(waits).map(listed) }];
  });
}

export const dressedIn = (game: Members, sides: ReadonlyMap<number, Side>, nameOf: (spot: Members) => string): Dressed[] =>
  listOf(game.rosterSpots).flatMap((spot): Dressed[] => {
    const side = sides.get(numberOf(spot.teamId));
    const name = nameOf(spot);
    if (side === undefined || name === '') return [];
    return [{ id: numberOf(spot.playerId), side, name, number: numberOf(spot.sweaterNumber), place: textOf(spot.positionCode) }];
  });
