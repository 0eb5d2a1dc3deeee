import { type Side, SPORT } from '@stillingen/domain';
import type { LineupMessage } from '@stillingen/domain/messages';
import { SIDES } from '../../pairs.ts';
import { createRandom, type Random } from '../../random.ts';
import { readTable } from '../data/table.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';
import type { Entrant } from './fields.ts';
import { initialedPersonOf } from './persons.ts';

const SQUAD_SIZE = 20;
const FROM_ABROAD = 0.2;
const ABROAD = 'dk se no nl be de fr es pt it pl cz hr rs gb-eng gb-sct br ar'.split(' ');

/** The twenty invented players of a club, best known first: eleven who start and nine on the bench. */
export function squadOf(club: string, country: string): readonly string[] {
  const random = createRandom('squad', country, club);
  const names = new Set<string>();
  while (names.size < SQUAD_SIZE) {
    names.add(initialedPersonOf(random, random.chance(FROM_ABROAD) ? random.pick(ABROAD) : country));
  }
  return [...names];
}

export const coachOf = (club: string, country: string): string =>
  initialedPersonOf(createRandom('coach', country, club), country);

export function strangerTo(random: Random, country: string, squad: readonly string[]): string {
  for (;;) {
    const name = initialedPersonOf(random, country);
    if (!squad.includes(name)) return name;
  }
}

/** An invented referee from a country; from anywhere in Europe where `country` is a region. */
export function refereeOf(random: Random, country: string): string {
  return initialedPersonOf(random, country === 'eu' || country === 'xw' ? random.pick(ABROAD) : country);
}

const CLUB_TOKENS =
  /\b(?:FC|IF|BK|IK|FK|SK|BSK|fB|AFC|CF|SC|AC|AS|SV|TSV|VfL|VfB|Boldklub|United|City|Town|HK|HB|HH|Håndbold|Ishockey|Volley|Basket|II|U19|KFUM|FF|GF|[0-9]+)\b\.?|\(k\)/gu;
/** What the grounds of a country are called, outdoors and in halls; the star stands for the town. */
const grounds = readTable('grounds.csv', 'place country ground');
const HALL_SPORTS = new Set<number>([
  SPORT.basketball,
  SPORT.iceHockey,
  SPORT.handball,
  SPORT.floorball,
  SPORT.futsal,
  SPORT.volleyball,
  SPORT.waterPolo,
]);
const ELSEWHERE = '* Arena';

/** Invented after the club's town: 'Brøndby Stadion', 'Gudme-Hallen'. */
export function groundOf(club: string, country: string, sportId: number): string {
  const name = club.replace(CLUB_TOKENS, ' ').replace(/\s+/gu, ' ').trim();
  const town = name === '' ? club : name;
  const place = HALL_SPORTS.has(sportId) ? 'hall' : 'outdoors';
  const usual = grounds.find((row) => row.country === country && row.place === place)?.ground ?? ELSEWHERE;
  // Only towns of one word make a compound: 'Gudme-Hallen', but 'Nykøbing Falster Arena'.
  return (place === 'hall' && town.includes(' ') ? ELSEWHERE : usual).replace('*', town);
}

export type Sheet = Pick<LineupMessage, 'formation' | 'starters' | 'substitutes' | 'coach'>;

export interface SheetRules {
  readonly starters: number;
  /** Everybody on the sheet; of a squad that has more the first ones. */
  readonly size: number;
  /** Whether there are goalkeepers: one of the starters, and one of the substitutes. */
  readonly keepers: boolean;
  readonly numbers: boolean;
}

/** A squad is listed by how often its players score; in sports with keepers the last two keep goal. */
export const squadSheet =
  ({ starters, size, keepers, numbers }: SheetRules) =>
  ({ name: club, country }: Pick<Entrant, 'name' | 'country'>): Sheet => {
    const squad = squadOf(club, country).slice(0, size);
    const field = keepers ? squad.slice(0, -2) : squad;
    const [spare, keeper] = keepers ? squad.slice(-2) : [];
    const begin = keeper === undefined ? field.slice(0, starters) : [keeper, ...field.slice(0, starters - 1)];
    const wait = [...(spare === undefined ? [] : [spare]), ...field.filter((name) => !begin.includes(name))];
    const players = [...begin, ...wait].map((name, index) => ({
      name,
      ...(numbers ? { number: index + 1 } : {}),
      ...(name === keeper || name === spare ? { role: 'goalkeeper' as const } : {}),
      ...(name === field[0] ? { captain: true } : {}),
    }));
    return { starters: players.slice(0, starters), substitutes: players.slice(starters), coach: coachOf(club, country) };
  };

export const SHEETS_BEFORE_S = 3600;

/** Both sheets of a match; `atS` is when they are written, in seconds since the epoch like `dueS`. */
export function sheetPublication(
  key: string,
  sheetOfSide: (side: Side) => Sheet,
  { dueS, atS = dueS, seq = 0 }: { readonly dueS: number; readonly atS?: number; readonly seq?: number },
): Publication {
  return {
    dueS,
    // Written when they are due: the sheets of a whole day would stay in memory for hours.
    get messages(): readonly LineupMessage[] {
      return SIDES.map((side) => ({
        kind: 'lineup',
        key: `${key}/lineup-${side}`,
        seq,
        at: instant(atS),
        event: key,
        side,
        confirmed: true,
        ...sheetOfSide(side),
      }));
    },
  };
}
