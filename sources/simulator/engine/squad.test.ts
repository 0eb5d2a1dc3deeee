import { describe, expect, it } from 'vitest';
import { readTable } from '../data/table.ts';
import { registeredFootball } from '../sports/football/competitions/registered.ts';
import { groundOf, squadOf } from './squad.ts';

const [FOOTBALL, ICE_HOCKEY, HANDBALL] = [1, 4, 7];
const ENGLISH_SPEAKING = new Set(['gb-eng', 'gb', 'au', 'nz']);
const rows = readTable('names.csv', 'language countries men women surnames');
const surnamesOf = (country: string): readonly string[] =>
  (rows.find(({ countries }) => countries.split(' ').includes(country)) ??
    rows.find(({ language }) => language === 'en'))!.surnames.split('|');
const familyName = (player: string): string => player.slice(player.indexOf(' ') + 1);

describe('the squads of the demo world', () => {
  it('have family names of their own country in every league of the registry', () => {
    const english = surnamesOf('gb-eng');
    const borrowed = registeredFootball().leagues.filter(
      ({ country }) => !ENGLISH_SPEAKING.has(country) && surnamesOf(country).join() === english.join(),
    );
    expect(borrowed.map(({ country }) => country)).toEqual([]);
  });

  it('consist mostly of players with a name of the country', () => {
    for (const { country, clubs } of registeredFootball().leagues.filter(({ tier }) => tier === 1)) {
      const names = new Set(surnamesOf(country));
      const players = clubs.flatMap((club) => squadOf(club, country, FOOTBALL));
      const own = players.filter((player) => names.has(familyName(player.name))).length;
      expect(own / players.length, country).toBeGreaterThan(0.7);
    }
  });
});

describe('the place where a club plays at home', () => {
  it.each([
    ['Brøndby IF', 'dk', FOOTBALL, 'Brøndby Stadion'],
    ['Gudme HK', 'dk', HANDBALL, 'Gudme-Hallen'],
    ['Viborg HK (k)', 'dk', HANDBALL, 'Viborg-Hallen'],
    ['Nykøbing Falster (k)', 'dk', HANDBALL, 'Nykøbing Falster Arena'],
    ['Rødovre Mighty Bulls', 'dk', ICE_HOCKEY, 'Rødovre Mighty Bulls Arena'],
    ['THW Kiel', 'de', HANDBALL, 'THW Kiel Arena'],
    ['VfB Stuttgart', 'de', FOOTBALL, 'Stadion Stuttgart'],
  ])('is a hall in sports of halls: %s', (club, country, sport, ground) => {
    expect(groundOf(club, country, sport)).toBe(ground);
  });
});

describe('the players of a squad', () => {
  it('have names and numbers of their own, and keys that no other player of a thousand squads has', () => {
    const clubs = registeredFootball().leagues.flatMap(({ country, clubs: names }) =>
      names.map((name) => [name, country] as const),
    );
    const keys = new Set<string>();
    for (const [club, country] of clubs) {
      const squad = squadOf(club, country, FOOTBALL);
      for (const of of ['name', 'number'] as const) expect(new Set(squad.map((player) => player[of])).size).toBe(squad.length);
      for (const { key } of squad) keys.add(key);
    }
    expect(keys.size).toBe(clubs.length * squadOf('OB', 'dk', FOOTBALL).length);
  });

  it('are women in a team of women, and all from the country in a national team', () => {
    const given = rows[0]!.women.split(' ');
    const women = squadOf('Danmark (k)', 'dk', HANDBALL);
    expect(women.every(({ name, country }) => country === 'dk' && given.includes(name.split(' ')[0]!))).toBe(true);
  });
});
