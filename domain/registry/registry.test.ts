import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByCode, countryByName, countryBySlug, countryByTrigram } from './countries.ts';
import { foldClub, foldName } from './names.ts';
import { CLUBS, findClub } from './clubs.ts';
import { competitionByName, competitionBySlug, COMPETITIONS } from './competitions.ts';
import { LEAGUE_SEASONS, seasonCalendar } from './league-seasons.ts';

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

const ISO_3166_1 = `
ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca cc
cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga gb gd
ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh
ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw
mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc
sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug um us uy
uz va vc ve vg vi vn vu wf ws ye yt za zm zw`;

describe('countries', () => {
  it('countries are all of ISO 3166-1', () => {
    expect(
      ISO_3166_1.trim()
        .split(/\s+/)
        .filter((code) => countryByCode(code) === null),
    ).toEqual([]);
  });

  it('countries have unique ids, codes, trigrams, names and slugs', () => {
    const parts = ['id', 'code', 'trigram', 'name', 'english', 'slug'] as const;
    expect(parts.flatMap((part) => repeated(COUNTRIES.map((country) => String(country[part]))))).toEqual([]);
    expect(
      repeated(COUNTRIES.flatMap(({ name, english, aliases }) => [...new Set([name, english, ...aliases].map(foldName))])),
    ).toEqual([]);
  });

  it('countries have the ids of the feeds, and well-formed codes and slugs', () => {
    const ids = { dk: 63, 'gb-eng': 198, it: 98, ar: 22, xw: 8, es: 176, nl: 139, de: 81, eu: 6 };
    for (const [code, id] of Object.entries(ids)) {
      expect(countryByCode(code)?.id).toBe(id);
    }
    for (const { code, trigram, slug } of COUNTRIES) {
      expect(code).toMatch(/^[a-z]{2}(-[a-z]{3})?$/);
      expect(trigram).toMatch(/^[A-Z]{3}$/);
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('countries are found by name, slug and trigram', () => {
    expect(countryByName('Saudi Arabia')?.slug).toBe('saudi-arabien');
    expect(countryBySlug('saudi-arabien')?.code).toBe('sa');
    expect(countryByTrigram('MCO')?.code).toBe('mc');
    expect([countryByCode('zz'), countryBySlug('zz'), countryByName('Zz'), countryByTrigram('ZZZ')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

it('countries with names of more than 24 letters have a short name', () => {
  const long = COUNTRIES.filter(({ code, name }) => name.length > 24 && !['gs', 'io', 'tf'].includes(code));
  expect(long.map(({ name, short }) => [name, short])).toEqual([
    ['De Forenede Arabiske Emirater', 'Emiraterne'],
    ['Den Centralafrikanske Republik', 'Centralafrika'],
    ['Den Dominikanske Republik', 'Dominikanske Rep.'],
    ['Saint Vincent og Grenadinerne', 'Saint Vincent'],
  ]);
});

describe('clubs', () => {
  it('clubs have a unique code in their country', () => {
    expect(repeated(CLUBS.map(({ country, code }) => `${country} ${code}`))).toEqual([]);
  });

  it('clubs share no name with another club of their country, and list none twice', () => {
    expect(
      repeated(CLUBS.flatMap(({ country, name, aliases }) => [name, ...aliases].map((any) => `${country} ${foldName(any)}`))),
    ).toEqual([]);
    expect(repeated(CLUBS.map(({ country, name }) => `${country} ${foldClub(name)}`))).toEqual([]);
  });

  it('clubs are found by each of their names', () => {
    const lost = CLUBS.flatMap((club) => [club.name, ...club.aliases].filter((name) => findClub(name, club.country) !== club));
    expect(lost).toEqual([]);
  });

  it('clubs belong to countries', () => {
    expect(CLUBS.filter(({ country }) => countryByCode(country) === null)).toEqual([]);
  });
});

describe('competitions', () => {
  it('competitions have a unique slug and unique names in their country', () => {
    expect(repeated(COMPETITIONS.map(({ country, slug }) => `${country}/${slug}`))).toEqual([]);
    expect(
      repeated(
        COMPETITIONS.flatMap(({ country, name, aliases }) =>
          [...new Set([name, ...aliases].map(foldName))].map((fold) => `${country}/${fold}`),
        ),
      ),
    ).toEqual([]);
  });

  it('competitions belong to countries', () => {
    expect(COMPETITIONS.filter(({ country }) => countryByCode(country) === null)).toEqual([]);
  });

  it('competitions are found by each name, with and without a season', () => {
    const lost = COMPETITIONS.flatMap(({ country, slug, name, aliases }) =>
      [name, ...aliases]
        .flatMap((any) => [any, `${any} 2025/26`, `${any} 2026`])
        .filter((any) => competitionByName(country, any)?.slug !== slug),
    );
    expect(lost).toEqual([]);
  });
});

describe('seasons', () => {
  it.each(LEAGUE_SEASONS.map((season) => [`${season.country}/${season.slug}`, season] as const))(
    '%s is a known league',
    (_, season) => {
      const { country, slug, members, split } = season;
      expect(competitionBySlug(country, slug)?.format).toBe('league');
      expect(repeated(members)).toEqual([]);
      expect(members.length % 2).toBe(0);
      expect(members.map((name) => name.replace(/ \(k\)$/, '')).filter((name) => findClub(name, country)?.name !== name)).toEqual(
        [],
      );
      expect((split?.groups ?? [members.length]).reduce((sum, size) => sum + size, 0)).toBe(members.length);
    },
  );

  it('seasons place a club in one league of its country', () => {
    expect(repeated(LEAGUE_SEASONS.flatMap(({ country, members }) => members.map((name) => `${country} ${name}`)))).toEqual([]);
  });

  it('league seasons have the splits and calendars of Denmark, Scotland, Norway and Sweden', () => {
    const membersOf = (country: string, slug: string) =>
      LEAGUE_SEASONS.find((season) => season.country === country && season.slug === slug)!.members;
    expect(membersOf('dk', 'superligaen')).toHaveLength(12);
    expect(membersOf('dk', 'kvindeligaen')).toContain('Brøndby IF (k)');
    expect(LEAGUE_SEASONS[0]).toMatchObject({ slug: 'superligaen', rounds: 22, split: { rounds: 10, groups: [6, 6] } });
    expect([seasonCalendar('dk'), seasonCalendar('no'), seasonCalendar('se'), seasonCalendar('mt')]).toEqual([
      'autumn',
      'calendar',
      'calendar',
      'autumn',
    ]);
  });
});
