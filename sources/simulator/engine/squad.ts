import { countryByCode, hashText, type PlayerRole, SPORT } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../random.ts';
import { type CellReader, listOf, numberOf, oneOf, readTable, sportNamed } from '../data/table.ts';
import { personOf, type Sex } from './persons.ts';

/** A player of a line-up; `leads` and the order of a squad decide on its place there. */
export interface SquadPlayer {
  /** Of the person for ever. */
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly number: number;
  readonly role: PlayerRole;
  /** The one of a team with the most is its captain. */
  readonly leads: number;
}
export type RoleCount = readonly [role: PlayerRole, count: number];

/** As a sheet lists them. */
export const ROLES = ['goalkeeper', 'defender', 'midfielder', 'forward', 'player', 'pitcher'] as const;

const roleCount: CellReader<RoleCount> = (cell) => {
  const [role = '', count = ''] = cell.split(' ');
  return [oneOf(...ROLES)(role), numberOf(count)];
};
const roleCounts = listOf(roleCount, '|');
/**
 * The players of a squad and of those the starters, the ones that score most first; the starters of
 * football follow from its formations. Numbers are those of the squad, or of the places of the
 * team of a match.
 */
const SQUADS = new Map(
  readTable('squads.csv', 'sport squad starters bench# numbers', {
    sport: sportNamed,
    squad: roleCounts,
    starters: roleCounts,
    numbers: oneOf('yes', 'by-place', ''),
  }).map((row) => [row.sport, row]),
);

export function squadRules(sportId: number) {
  const rules = SQUADS.get(sportId);
  if (rules === undefined) throw new RangeError(`squads.csv has no sport ${sportId}`);
  return rules;
}

const FROM_ABROAD = 0.2;
const ABROAD = 'dk se no nl be de fr es pt it pl cz hr rs gb-eng gb-sct br ar'.split(' ');
const WOMENS = / \(k\)$/;
const sexOf = (team: string): Sex => (WOMENS.test(team) ? 'women' : 'men');

/** Numbers that players of a role often have; those of others are further back. */
const USUAL_NUMBERS: Partial<Record<PlayerRole, readonly number[]>> = {
  goalkeeper: [1, 16, 30],
  defender: [2, 3, 4, 5],
  midfielder: [6, 8, 10],
  forward: [9, 11, 7],
};
const WITH_USUAL_NUMBER = 0.75;
const FIRST_FREE_NUMBER = 12;

function drawNumbers(random: Random, roles: readonly PlayerRole[]): readonly number[] {
  const usual = { ...USUAL_NUMBERS };
  const ofKeepers = USUAL_NUMBERS.goalkeeper!;
  const further = Array.from({ length: 2 * roles.length }, (_, index) => FIRST_FREE_NUMBER + index);
  const free = random.shuffle(further.filter((number) => !ofKeepers.includes(number)));
  return roles.map((role) => {
    const [own, ...rest] = usual[role] ?? [];
    usual[role] = rest;
    return own !== undefined && random.chance(WITH_USUAL_NUMBER) ? own : free.pop()!;
  });
}

function makeSquad(team: string, country: string, sportId: number): readonly SquadPlayer[] {
  const random = createRandom('squad', sportId, country, team);
  const isNational = countryByCode(country)?.name === team.replace(WOMENS, '');
  const roles = squadRules(sportId).squad.flatMap(([role, count]) => Array.from({ length: count }, () => role));
  const numbers = drawNumbers(random, roles);
  const names = new Set<string>();
  const id = `p${sportId}-${hashText(`${country}|${team}`).toString(36)}`;
  return roles.map((role, index) => {
    const from = !isNational && random.chance(FROM_ABROAD) ? random.pick(ABROAD) : country;
    let name = personOf(random, from, sexOf(team));
    while (names.has(name)) name = personOf(random, from, sexOf(team));
    names.add(name);
    return { key: `${id}-${index + 1}`, name, country: from, number: numbers[index]!, role, leads: random.next() };
  });
}

/** A match needs two squads, and a day those of some thousand teams in turn. */
const SQUADS_KEPT = 1500;
const kept = new Map<string, readonly SquadPlayer[]>();

/** The invented players of a team: of a role the one that plays most comes first. */
export function squadOf(team: string, country: string, sportId: number): readonly SquadPlayer[] {
  const id = `${sportId} ${country} ${team}`;
  const known = kept.get(id);
  if (known !== undefined) return known;
  if (kept.size >= SQUADS_KEPT) kept.delete(kept.keys().next().value!);
  const squad = makeSquad(team, country, sportId);
  kept.set(id, squad);
  return squad;
}

interface Team {
  readonly name: string;
  readonly country: string;
}

/** Undefined where no team of the sport, or none of these, has a player of the name. */
export function keyOfPlayer(sportId: number, teams: readonly Team[], name: string | undefined): string | undefined {
  if (name === undefined || !SQUADS.has(sportId)) return undefined;
  for (const team of teams) {
    const player = squadOf(team.name, team.country, sportId).find((each) => each.name === name);
    if (player !== undefined) return player.key;
  }
  return undefined;
}

export const playerRef = ({ key, name, country }: SquadPlayer): ParticipantRef => ({ key, name, country, kind: 'person' });
export const namesIn = (players: readonly SquadPlayer[]): readonly string[] => players.map(({ name }) => name);

export const coachOf = (team: string, country: string, sportId: number): string =>
  personOf(createRandom('coach', sportId, country, team), country, sexOf(team));

/** An invented referee from a country; from anywhere in Europe where `country` is a region. */
export function refereeOf(random: Random, country: string): string {
  return personOf(random, country === 'eu' || country === 'xw' ? random.pick(ABROAD) : country, 'men');
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
