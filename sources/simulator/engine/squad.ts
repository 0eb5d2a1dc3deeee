import { SPORT } from '@stillingen/domain';
import { createRandom, type Random } from '../../random.ts';
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
