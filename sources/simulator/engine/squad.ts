import { type Side, SPORT } from '@stillingen/domain';
import type { LineupMessage } from '@stillingen/domain/messages';
import { SIDES } from '../../pairs.ts';
import { createRandom, type Random } from '../../random.ts';
import { instant } from './calendar/copenhagen.ts';
import type { Publication } from './event-plan.ts';
import { type Entrant, initialedPersonOf } from './fields.ts';

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
const OUTDOORS: Readonly<Record<string, (place: string) => string>> = {
  dk: (place) => `${place} Stadion`,
  'gb-eng': (place) => `${place} Park`,
  'gb-sct': (place) => `${place} Park`,
  de: (place) => `Stadion ${place}`,
  es: (place) => `Estadio de ${place}`,
  it: (place) => `Stadio ${place}`,
  fr: (place) => `Stade de ${place}`,
  pt: (place) => `Estádio de ${place}`,
  se: (place) => `${place} IP`,
};

const IN_HALLS: ReadonlySet<number> = new Set([
  SPORT.basketball,
  SPORT.iceHockey,
  SPORT.handball,
  SPORT.floorball,
  SPORT.futsal,
  SPORT.volleyball,
  SPORT.waterPolo,
]);

/** Invented after the club's town: 'Brøndby Stadion', 'Gudme-Hallen'. */
export function groundOf(club: string, country: string, sportId: number): string {
  const place = club.replace(CLUB_TOKENS, ' ').replace(/\s+/gu, ' ').trim();
  const town = place === '' ? club : place;
  if (IN_HALLS.has(sportId) && country === 'dk' && !town.includes(' ')) return `${town}-Hallen`;
  const ground = IN_HALLS.has(sportId) ? undefined : OUTDOORS[country];
  return ground === undefined ? `${town} Arena` : ground(town);
}

export type Sheet = Pick<LineupMessage, 'formation' | 'starters' | 'substitutes' | 'coach'>;

export interface SheetRules {
  readonly starters: number;
  /** Everybody on the sheet; of a squad that has more the first ones. */
  readonly size: number;
  /** Whether one of those who begin keeps goal, and another of the rest. */
  readonly keepers: boolean;
  readonly numbers: boolean;
}

/** A squad is listed by how often its players score; in sports with keepers the last two keep goal. */
function sheetOf(squad: readonly string[], coach: string, { starters, size, keepers, numbers }: SheetRules): Sheet {
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
