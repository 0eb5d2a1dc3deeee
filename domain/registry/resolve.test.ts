import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORT } from '../sport/sport-ids.ts';
import { clubAliases, CLUBS, findClub } from './clubs.ts';
import { competitionNames, resolveCompetition } from './resolve-competition.ts';
import { resolveClub, resolveNation } from './resolve-participant.ts';

describe('resolveClub', () => {
  it.each([
    ['AGF', ['Aarhus GF', 'AGF Aarhus', 'Århus GF', 'aarhus gf']],
    ['FC København', ['F.C. København', 'FC Kobenhavn', 'FC Koebenhavn', 'Copenhagen', 'København', 'FC Copenhagen (DEN)']],
    ['Vejle Boldklub', ['Vejle BK', 'Vejle', 'VB']],
    ['OB', ['Odense BK', 'Odense Boldklub', 'OB Odense']],
    ['Brøndby IF', ['Brondby', 'Broendby IF', 'Brøndbyernes IF', 'BRØNDBY']],
    ['B.93', ['B 93', 'B93 København', 'B.93 København']],
    ['Hillerød Fodbold', ['Hillerød GI', 'Hilleröd Fodbold']],
    ['Kolding IF', ['Kolding IF', 'KIF Kolding']],
    ['Kolding Boldklub', ['Kolding Boldklub']],
    ['FC Fredericia', ['FC Fredericia', 'Fredericia']],
    ['Fredericia fF', ['Fredericia fF']],
  ])('resolveClub knows %s by its other names', (name, others) => {
    expect(others.filter((other) => resolveClub(other, 'dk').name !== name)).toEqual([]);
  });

  it('resolveClub reads the country after a name, and then looks nowhere else', () => {
    expect(resolveClub('AS Monaco FC (MCO)', null)).toMatchObject({ name: 'Monaco', country: 'fr' });
    expect(resolveClub('FK Crvena Zvezda (SRB)', 'dk')).toMatchObject({ name: 'Røde Stjerne', country: 'rs' });
    expect(resolveClub('Arsenal (KAZ)', null)).toMatchObject({ name: 'Arsenal', country: 'kz', key: 'kz/arsenal' });
    expect(resolveClub('Celtic', 'eu')).toEqual(resolveClub('Celtic', null));
    expect(resolveClub('Brøndby IF (XYZ)', 'dk').name).toBe('Brøndby IF (XYZ)');
  });

  it('resolveClub separates clubs with one name in two countries', () => {
    expect(resolveClub('Viking', 'no').key).not.toBe(resolveClub('Viking', 'dk').key);
    expect(resolveClub('Bohemians', 'ie').key).not.toBe(resolveClub('Bohemians', 'cz').key);
    expect(resolveClub('Swansea City', 'gb-wls').key).toBe(resolveClub('Swansea', 'gb-eng').key);
  });

  it('resolveClub keeps the teams of a club apart, with its code and colours', () => {
    const club = resolveClub('Brøndby IF', 'dk');
    const women = resolveClub('Brøndby Women', 'dk');
    expect(women).toEqual({ ...club, key: `${club.key}/k`, name: 'Brøndby IF (k)' });
    expect(resolveClub('Brøndby IF (k)', 'dk')).toEqual(women);
    expect(resolveClub('Brøndby IF U19', 'dk').name).toBe('Brøndby IF U19');
    expect(resolveClub('Jong Ajax', 'nl').key).not.toBe(resolveClub('Ajax', 'nl').key);
    expect(resolveClub('Stuttgart II', 'de').key).not.toBe(resolveClub('Stuttgart', 'de').key);
  });

  it('resolveClub names an unknown club as it is written, in any alphabet', () => {
    expect(resolveClub('Tarm IF', 'dk')).toEqual({
      key: 'dk/tarmif',
      name: 'Tarm IF',
      country: 'dk',
      code: 'TAR',
      colours: null,
      kind: 'club',
    });
    expect(resolveClub('FC Tarm', 'dk').key).toBe(resolveClub('Tarm F.C.', 'dk').key);
    expect(resolveClub('Спартак', 'ru')).toMatchObject({ key: 'ru/спартак', code: 'СПА' });
    expect(resolveClub('B2', null)).toMatchObject({ country: 'xw', code: 'B2X' });
    for (const name of ['__proto__', 'constructor', 'toString', 'FC', '-', '(k)'])
      expect(resolveClub(name, 'dk').name).toBe(name);
  });

  it('resolveClub resolves any text, the same way each time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('dk', 'eu', null), (name, country) => {
        const first = resolveClub(name, country);
        expect(resolveClub(name, country)).toEqual(first);
        expect(first.key.length).toBeGreaterThan(3);
        expect(Array.from(first.code)).toHaveLength(3);
      }),
    );
  });

  it('resolveClub finds every club by each of its names', () => {
    const lost = CLUBS.flatMap((club) =>
      [club.name, ...club.aliases].filter((name) => resolveClub(name, club.country).name !== club.name),
    );
    expect(lost).toEqual([]);
  });

  it('resolveClub gives no two clubs one key', () => {
    expect(new Set(CLUBS.map((club) => resolveClub(club.name, club.country).key)).size).toBe(CLUBS.length);
  });
});

describe('findClub', () => {
  it('findClub is null for what the registry does not know', () => {
    expect(findClub('Tarm IF', 'dk')).toBeNull();
    expect(findClub('Arsenal', 'dk')).toBeNull();
    expect(findClub('Arsenal', null)?.country).toBe('gb-eng');
  });
});

describe('resolveNation', () => {
  it.each([
    ['Denmark', 'Danmark', 'dk', 'DEN'],
    ['danmark', 'Danmark', 'dk', 'DEN'],
    ['Netherlands', 'Holland', 'nl', 'NED'],
    ['Ivory Coast', 'Elfenbenskysten', 'ci', 'CIV'],
    ["Côte d'Ivoire", 'Elfenbenskysten', 'ci', 'CIV'],
    ['Korea Republic', 'Sydkorea', 'kr', 'KOR'],
    ['Czech Republic', 'Tjekkiet', 'cz', 'CZE'],
    ['USA', 'USA', 'us', 'USA'],
    ['Bosnia & Herzegovina', 'Bosnien-Hercegovina', 'ba', 'BIH'],
    ['England', 'England', 'gb-eng', 'ENG'],
    ['Denmark U21', 'Danmark U21', 'dk', 'DEN'],
    ['Danmark (k)', 'Danmark (k)', 'dk', 'DEN'],
    ['Basque Country', 'Basque Country', 'xw', 'BAS'],
    ['Zanzibar', 'Zanzibar', 'xw', 'ZAN'],
  ])('resolveNation reads %s', (raw, name, country, code) => {
    expect(resolveNation(raw)).toMatchObject({ name, country, code, kind: 'national' });
  });

  it('resolveNation and resolveClub give different keys for one name', () => {
    expect(resolveNation('Andorra').key).not.toBe(resolveClub('Andorra', 'es').key);
  });
});

describe('resolveCompetition', () => {
  it.each([
    ['Denmark Superligaen 2024/25', 'dk', 'dk/superligaen', 't'],
    ['English Premier League 2025/26', 'gb-eng', 'gb-eng/premier-league', 't'],
    ['UEFA Champions League 2024/25', 'eu', 'eu/champions-league', 't'],
    ['UEFA Euro qualification', 'xw', 'eu/em-kvalifikation', 'p'],
    ['World Cup 2022', 'xw', 'xw/vm', 't'],
    ['Premier League', 'ua', 'ua/premjer-liga', 'p'],
    ['Jyllandsserien 2026', 'dk', 'dk/jyllandsserien', 's'],
  ])('resolveCompetition reads %s of %s', (raw, country, address, type) => {
    const { country: home, slug, type: found } = resolveCompetition(SPORT.football, raw, country, '');
    expect(`${home}/${slug} ${found}`).toBe(`${address} ${type}`);
  });

  it('resolveCompetition gives friendlies and cups no table, known or not', () => {
    expect(resolveCompetition(SPORT.football, 'Friendly', 'xw', '')).toMatchObject({ name: 'Venskabskampe', format: 'cup' });
    expect(resolveCompetition(SPORT.football, 'Unity Trophy', 'xw', '').format).toBe('cup');
    expect(resolveCompetition(SPORT.football, 'Serie 1, gruppe 3', 'dk', '').format).toBe('league');
  });
});

describe('competitionNames', () => {
  it('competitionNames lists former names and aliases of a competition', () => {
    const women = { sportId: SPORT.football, country: 'dk', category: '', slug: 'kvindeligaen' };
    expect(competitionNames(women)).toEqual(expect.arrayContaining(['Elitedivisionen', 'Kvindeligaen', 'A-Liga']));
    expect(competitionNames({ ...women, slug: 'superligaen' })).toContain('3F Superliga');
    expect(competitionNames({ ...women, sportId: SPORT.handball })).toContain('Bambusa Kvindeligaen');
    expect(competitionNames({ ...women, slug: 'serie-9' })).toEqual([]);
  });
});

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
  ])('findClub finds in %s by legal form and year left out or added: %s', (country, name, club) => {
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
  ])('findClub does not take in %s %s for %s', (country, name, other) => {
    expect(findClub(name, country)?.name).not.toBe(other);
  });

  it('findClub keeps women, youth and reserve teams apart from the club', () => {
    const keys = ['FC Basel 1893', 'FC Basel 1893 (k)', 'FC Basel 1893 U21', 'FC Basel 1893 II'].map(
      (name) => resolveClub(name, 'ch').key,
    );
    expect(keys).toEqual(['ch/basel', 'ch/basel/k', 'ch/basel/u21', 'ch/basel1893ii']);
  });
});

describe('clubAliases', () => {
  it('clubAliases lists the other names of a club and of its teams by the display name', () => {
    expect(clubAliases('OB', 'dk')).toContain('Odense Boldklub');
    expect(clubAliases('OB (k)', 'dk')).toContain('Odense Boldklub (k)');
    expect(clubAliases('Odense Boldklub', 'dk')).toEqual([]);
    expect(clubAliases('OB', 'se')).toEqual([]);
  });
});
