import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findClub } from '../../../domain/registry/clubs.ts';
import { resolveNation } from '../../../domain/registry/resolve-participant.ts';
import { recordings } from '../../testing/recordings.ts';
import { LEAGUES } from './leagues.ts';
import { roundOf } from './rounds.ts';
import { sideOf } from './sides.ts';
import teams from './teams.json' with { type: 'json' };

const [LEAGUE, CUP, EURO] = [LEAGUES.get('bl1')!, LEAGUES.get('dfb')!, LEAGUES.get('em')!];
const FILES = ['bl1-2025_20260321-live.json', 'bl1-2022-01.json', 'dfb-2024_20260321.json'];
const folder = recordings('openligadb', FILES);

describe('names of OpenLigaDB', () => {
  it.skipIf(folder === null)('all clubs of the recordings but amateurs of the first cup round are clubs of the registry', () => {
    const rows = FILES.flatMap(
      (file) => JSON.parse(readFileSync(join(folder!, file), 'utf8')) as Record<string, { teamName: string }>[],
    );
    const names = new Set(rows.flatMap(({ team1, team2 }) => [team1!.teamName, team2!.teamName]));
    expect(names.size).toBeGreaterThan(60);
    expect([...names].filter((name) => findClub(name, 'de') === null).sort()).toEqual([
      'Atlas Delmenhorst',
      'Bahlinger SC',
      'Blau-Weiß Lohne',
      'Eintracht Norderstedt',
      'FC 08 Homburg',
      'FC Gütersloh',
      'FK Pirmasens',
      'FV Engers 07',
      'FV Illertissen',
      'RSV Eintracht 1949',
      'SV Hemelingen',
      'ZFC Meuselwitz',
    ]);
  });

  it('every exception names a club or a country of the registry', () => {
    expect(Object.values(teams.clubs).filter(({ name, country }) => findClub(name, country)?.name !== name)).toEqual([]);
    expect(Object.keys(teams.nations).filter((name) => resolveNation(sideOf(name, EURO)!.name).country === 'xw')).toEqual([]);
  });

  it.each([
    ['Türkei', 'Tyrkiet'],
    ['Tschechische Rep.', 'Tjekkiet'],
    ['Nordmazedonien', 'Nordmakedonien'],
    ['Schottland', 'Skotland'],
    ['Südkorea', 'Sydkorea'],
    ['Dänemark', 'Danmark'],
  ])('the nation %s is %s', (german, danish) => {
    expect(sideOf(german, EURO)).toEqual({ name: danish, kind: 'national' });
  });

  it.each([
    ['14. Spieltag', LEAGUE, '14. runde', 'main'],
    ['1. Runde', CUP, '1. runde', 'knockout'],
    ['Achtelfinale', CUP, '1/8-finale', 'knockout'],
    ['Halbfinale Rückspiele', CUP, 'Semifinale, 2. kamp', 'knockout'],
    ['Finale', CUP, 'Finale', 'knockout'],
    ['Spiel um Platz 3', EURO, 'Bronzekamp', 'knockout'],
    ['Gruppenphase', EURO, '', 'main'],
    ['Gruppenphase Spieltag 2', EURO, '2. runde', 'main'],
    ['8. Spieltag', LEAGUES.get('ucl')!, '8. runde', 'main'],
  ])('the round %s of %o is %s', (german, league, label, role) => {
    expect(roundOf(german, league)).toEqual({ label, role });
  });
});
