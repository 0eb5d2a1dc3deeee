import { readFileSync } from 'node:fs';
import { COMPETITIONS, COUNTRIES, englishCompetition, rulesFor, slugOf, SPORTS } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { OTHER_COMPETITIONS } from '../../domain/registry/competitions.ts';
import englishStatistics from './english-statistics.json' with { type: 'json' };
import { isEditionLanguage, VOCABULARIES } from './index.ts';

const { da, en } = VOCABULARIES;
const DANISH =
  /[æøåÆØÅ]|\b(?:af|ved|pr|med|kamp|sæt|halvleg|tid|overtid|sejr|spilles|kvalifikation|slutspil|spil|straffe|efter|finale|kvinder|herrer|oprykning|nedrykning|VM|EM|OL|DM)\b/i;
const DANISH_LABELS = /\b(?:skud|fejl|kort|spark|tabt|vundet|kant|midtbane|spiller)\b/i;
const DEMO_DATA = new URL('../../sources/simulator/data/', import.meta.url);
const participant = (name: string, country: string, kind: 'national' | 'club') =>
  en.participant({ id: 'a', sportId: 1, name, code: 'XXX', slug: slugOf(name), country, colours: null, kind } as never);

describe('the English vocabulary', () => {
  it('the English vocabulary has a word for every statistic of every sport', () => {
    const missing = SPORTS.flatMap(({ statistics }) => statistics).filter(({ stat }) => !Object.hasOwn(englishStatistics, stat));
    expect(missing).toEqual([]);
  });

  it.each(SPORTS.map((sport) => [sport.name, sport] as const))(
    'the English vocabulary names the stages, parts and championships of %s',
    (_name, sport) => {
      const stages = Object.keys(sport.stages).map((stage) => [da.stage(sport, Number(stage)), en.stage(sport, Number(stage))]);
      const parts = sport.parts.map((_part, at) => [da.part(sport, at), en.part(sport, at)]);
      const { persons = '', teams = null } = sport.championship ?? {};
      const titles = [persons, teams ?? ''].map((title) => [title, en.phrase(title)]);
      for (const [danish, english] of [...stages, ...parts, ...titles]) {
        expect(english, danish).not.toMatch(DANISH);
        expect(english === '', danish).toBe(danish === '');
      }
      expect(en.sport(sport).name).not.toMatch(DANISH);
    },
  );

  it('the English vocabulary names every known competition without Danish words', () => {
    const football = COMPETITIONS.map(({ country, name, slug }) => ({ sportId: 1, country, category: '', name, slug }));
    const others = OTHER_COMPETITIONS;
    const danish = [...football, ...others].filter(
      (each) => DANISH.test(en.competition(each).name) && each.country !== 'se' && each.country !== 'no',
    );
    expect(danish.map((each) => en.competition(each).name)).toEqual([]);
    expect(englishCompetition(1, 'xw', '', 'vm')).toBe('World Cup');
    expect(en.competition({ sportId: 32, country: 'xw', category: 'Formel 1', name: 'VM', slug: 'vm' })).toEqual({
      name: 'World Championship',
      slug: 'world-championship',
    });
    expect(en.competition({ sportId: 12, country: 'it', category: '', name: 'Ukendt Liga (k)', slug: 'x' }).name).toBe(
      'Ukendt Liga Women',
    );
  });

  it('the English vocabulary names every zone of a table', () => {
    const zones = COMPETITIONS.flatMap(({ country, slug }) => rulesFor(1, country, slug, '2026/2027').zones);
    expect(zones.length).toBeGreaterThan(50);
    for (const zone of zones) expect(en.zone(zone), zone.label).not.toMatch(DANISH);
  });

  it('the English vocabulary names every country, with the id that it has in Danish', () => {
    for (const { code, id, english } of COUNTRIES) expect(en.country(code)).toEqual({ id, name: english, slug: slugOf(english) });
    expect(['dk', 'gb-eng', 'gb-sct', 'gb-wls', 'de', 'eu', 'xw'].map((code) => en.country(code)!.name)).toEqual([
      'Denmark',
      'England',
      'Scotland',
      'Wales',
      'Germany',
      'Europe',
      'World',
    ]);
    expect(en.country('zz')).toBeNull();
  });

  it('the English vocabulary names national teams by their countries, and keeps names of clubs and persons', () => {
    expect(participant('Danmark', 'dk', 'national')).toMatchObject({ name: 'Denmark', slug: 'denmark', code: 'XXX' });
    expect(participant('Tyskland U21', 'de', 'national').name).toBe('Germany U21');
    expect(participant('Holland (k)', 'nl', 'national').name).toBe('Netherlands W');
    expect(participant('Brøndby IF (k)', 'dk', 'club').name).toBe('Brøndby IF W');
    const club = { id: 'a', sportId: 1, name: 'Europa', slug: 'europa', country: 'gi', kind: 'club' } as never;
    expect(en.participant(club)).toBe(club);
  });

  it.each([
    ['2. halvleg', '2nd Half'],
    ['13. runde', 'Round 13'],
    ['1/16-finale', '1/16-finals'],
    ['1/8-finale', '1/8-finals'],
    ['3. omgang af 12', 'Round 3 of 12'],
    ['Kræver 153', 'Target: 153'],
    ['Ternet flag', 'Chequered flag'],
    ['Gruppe B', 'Group B'],
    ['3. sæt – tiebreak', 'Set 3 - Tiebreak'],
    ['Riyadh Season · 3. kamp · Letsværvægt', 'Riyadh Season · Match 3 · Light heavyweight'],
    ['UFC Fight Night Doha · 7. kamp · Kvinder, stråvægt', "UFC Fight Night Doha · Match 7 · Women's strawweight"],
    ['Ungarns Grand Prix', 'Hungary Grand Prix'],
    ["USA's Grand Prix", 'United States Grand Prix'],
    ['5. etape · kuperet', 'Stage 5 · hilly'],
    ['4 x 7,5 km stafet', '4 x 7.5 km Relay'],
    ['1\u00a0200 m · sand · bane: standard til langsom', '1,200 m · dirt · going: standard to slow'],
    ['ATP - Single', 'ATP - Singles'],
    ['Andel af holdets kills', 'Share of team kills'],
    ['Brændt', 'Outs'],
    ['Overtal Odense Bulldogs', 'Power play Odense Bulldogs'],
    ['Sydafrika vandt med 208 runs', 'South Africa won by 208 runs'],
    ['Runde 2, returkamp', 'Round 2, 2nd leg'],
    ['1/8-finale, 2. kamp', '1/8-finals, 2nd leg'],
    ['Gruppespil, 2. runde', 'Group Stage, Round 2'],
    ['2. kvalifikationsrunde', 'Qualifying round 2'],
    ['Lille semifinale (omkamp)', 'Minor semi-final (replay)'],
    ['FIFA, kvinder', 'FIFA, women'],
    ['Fjervægt, kvinder, titelkamp', 'Featherweight, women, title fight'],
    ['0 ude, 1. og 2. base', '0 out, runners on 1st and 2nd'],
    ['2 brændt', '2 out'],
    ['Drage · 8. minut', 'Dragon · 8th minute'],
    ['Efter 1. hop', 'After Jump 1'],
    ['Mangler 12', '12 needed'],
    ['Overtal Danmark (k)', 'Power play Denmark W'],
    ['Jens Hansen har meldt afbud', 'Jens Hansen withdrew'],
    ['Uafgjort – Norge vandt super over', 'Tied – Norway won the super over'],
    ['Klasse 4 · 1\u00a0200 m · allvejrsbane · bane: våd, langsom', 'Class 4 · 1,200 m · all-weather · going: wet, slow'],
    ['bane: god til hurtig', 'going: good to firm'],
    ['Aalborg, Danmark', 'Aalborg, Danmark'],
    ['Etwas anderes', 'Etwas anderes'],
    ['', ''],
  ])('the English vocabulary renders %j as %j', (danish, english) => {
    expect(en.phrase(danish)).toBe(english);
    expect(da.phrase(danish)).toBe(danish);
  });

  it.each([
    ['clock-columns.csv', 3],
    ['career-columns.csv', 2],
    ['positions.csv', 2],
    ['absences.csv', 1],
  ])('the English vocabulary has a word for every label of %s', (file, at) => {
    const [, ...rows] = readFileSync(new URL(file, DEMO_DATA), 'utf8').trim().split('\n');
    const labels = [...new Set(rows.flatMap((row) => row.split(',')[at]!.split('|')))];
    expect(labels.length).toBeGreaterThan(8);
    expect(labels.map(en.phrase).filter((label) => DANISH.test(label) || DANISH_LABELS.test(label))).toEqual([]);
  });

  it('the English vocabulary names tennis categories by their players, at their address', () => {
    expect(['ATP - Single', 'WTA - Double', 'Formel 1'].map((category) => da.category(category))).toEqual([
      { name: 'ATP, herresingle', slug: 'atp-single' },
      { name: 'WTA, damedouble', slug: 'wta-double' },
      { name: 'Formel 1', slug: 'formel-1' },
    ]);
    expect(en.category('ATP - Single')).toEqual({ name: 'ATP - Singles', slug: 'atp-singles' });
  });

  it.each([
    ['Challenger - Single', 'Challenger, herresingle', 'Challenger - Singles'],
    ['ITF - Single', 'ITF, herresingle', 'ITF - Singles'],
    ['ITF kvinder - Double', 'ITF, damedouble', 'ITF Women - Doubles'],
    ['WTA 125 - Single', 'WTA 125, damesingle', 'WTA 125 - Singles'],
    ['Drenge - Single', 'Drengesingle', "Boys' Singles"],
    ['Piger - Double', 'Pigedouble', "Girls' Doubles"],
    ['Mixed double', 'Mixdouble', 'Mixed Doubles'],
  ])('the English vocabulary names the category %j %j in Danish and %j in English', (category, danish, english) => {
    expect(da.category(category).name).toBe(danish);
    expect(en.category(category).name).toBe(english);
  });

  it('the English vocabulary is one of the two languages of editions', () => {
    expect(['da', 'en', 'xx', 'toString'].map(isEditionLanguage)).toEqual([true, true, false, false]);
  });
});
