import { describe, expect, it } from 'vitest';
import { clubAliases, findClub } from './find-club.ts';
import { resolveClub } from './resolve-participant.ts';

describe('findClub', () => {
  it.each([
    ['de', 'SV Sandhausen 1916', 'Sandhausen'],
    ['de', '1899 Hoffenheim', 'Hoffenheim'],
    ['ch', 'FC Basel 1893', 'Basel'],
    ['it', 'US Livorno 1915', 'Livorno'],
    ['it', 'Lazio Roma', 'Lazio'],
    ['it', 'AC Perugia Calcio', 'Perugia'],
    ['es', 'RC Celta', 'Celta Vigo'],
    ['gr', 'Olympiakos Piraeus', 'Olympiakos'],
    ['no', 'Stabæk IF', 'Stabæk'],
    ['ua', 'FK Vorskla Poltava', 'Vorskla Poltava'],
    ['ru', 'FC Rubin Kazan', 'Rubin Kasan'],
    ['mk', 'FK Shkendija', 'Shkëndija'],
  ])('finds in %s by legal form and year left out or added: %s', (country, name, club) => {
    expect(findClub(name, country)?.name).toBe(club);
  });

  it.each([
    ['de', 'VfB Leipzig', 'RB Leipzig'],
    ['de', 'SC Essen', 'Rot-Weiss Essen'],
    ['de', 'VfB Stuttgart III', 'Stuttgart'],
    ['nl', 'VV Heerenveen', 'Heerenveen'],
    ['es', 'SD Logroñés', 'Logroñés'],
    ['ad', 'UE Santa Coloma', 'FC Santa Coloma'],
    ['ch', 'Zürich City SC', 'Zürich'],
    ['fr', 'AC Paris 15', 'Paris FC'],
    ['pt', 'CF Benfica', 'Benfica'],
    ['ro', 'FC Universitatea Craiova', 'Universitatea Craiova'],
    ['dk', 'Kolding Boldklub', 'Kolding IF'],
    ['se', 'Basel', 'Basel'],
  ])('does not take in %s %s for %s', (country, name, other) => {
    expect(findClub(name, country)?.name).not.toBe(other);
  });

  it('keeps women, youth and reserve teams apart from the club', () => {
    const keys = ['FC Basel 1893', 'FC Basel 1893 (k)', 'FC Basel 1893 U21', 'FC Basel 1893 II'].map(
      (name) => resolveClub(name, 'ch').key,
    );
    expect(keys).toEqual(['ch/basel', 'ch/basel/k', 'ch/basel/u21', 'ch/basel1893ii']);
  });
});

describe('clubAliases', () => {
  it('lists the other names of a club and of its teams by the display name', () => {
    expect(clubAliases('OB', 'dk')).toContain('Odense Boldklub');
    expect(clubAliases('OB (k)', 'dk')).toContain('Odense Boldklub (k)');
    expect(clubAliases('Odense Boldklub', 'dk')).toEqual([]);
    expect(clubAliases('OB', 'se')).toEqual([]);
  });
});
