import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSet } from '../testing/scores.ts';
import { describe, expect, it } from 'vitest';
import { competitionByName } from './competitions.ts';
import { countryByName } from './countries.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { findClub } from './clubs.ts';
import { resolveCompetition } from './resolve-competition.ts';
import { resolveClub, resolveNation } from './resolve-participant.ts';

const openfootball = dataSet('football-openfootball') ?? '';
const data = join(openfootball, '..');

const textOf = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (path: string): string[] => textOf(path).trim().split(/\r?\n/);

function filesLike(end: RegExp): string[] {
  const paths = readdirSync(openfootball, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => end.test(path)).map((path) => join(openfootball, path));
}

interface LeagueFile {
  readonly title: string;
  readonly country: string;
  readonly teams: readonly string[];
  readonly stated: number | null;
}

interface FileMatch {
  readonly team1: string;
  readonly team2: string;
  readonly group?: string;
}

const matchesOf = (path: string): FileMatch[] => (JSON.parse(textOf(path)) as { matches: FileMatch[] }).matches;
const sidesOf = (matches: readonly FileMatch[]): string[] => [...new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]))];

const JSON_COUNTRIES: Readonly<Record<string, string>> = {
  en: 'gb-eng',
  de: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  nl: 'nl',
  uefa: 'eu',
};
const TEXT_COUNTRIES: Readonly<Record<string, string>> = { dk: 'dk', se: 'se', no: 'no', fo: 'fo', sco: 'gb-sct' };

function jsonFiles(): LeagueFile[] {
  return filesLike(/football\.json\/[\d-]+\/[\w.]+\.json$/).map((path) => {
    const { name } = JSON.parse(textOf(path)) as { name: string };
    const [, file] = /(\w+)\.\w+\.json$/.exec(path)!;
    return { title: name, country: JSON_COUNTRIES[file!]!, teams: sidesOf(matchesOf(path)), stated: null };
  });
}

function textFiles(): LeagueFile[] {
  return filesLike(/europe\/[\w-]+\/\d[\w-]+\.txt$/).map((path) => {
    const lines = linesOf(path);
    const sides = lines.flatMap(
      (line) => /^ +(?:\d\d[:.]\d\d +)?(\S.*?) +v (\S.*?)(?: {2,}.*| +\d+-\d+.*| *)$/.exec(line)?.slice(1) ?? [],
    );
    const [, file] = /_([a-z]+?)(?:\d|cup)\.txt$/.exec(path)!;
    const [, stated] = /^# Teams +(\d+)/m.exec(textOf(path))!;
    return {
      title: lines[0]!.replace(/^= /, ''),
      country: TEXT_COUNTRIES[file!]!,
      teams: [...new Set(sides)],
      stated: Number(stated),
    };
  });
}

function danishClubs(): string[][] {
  const clubs: string[][] = [];
  for (const line of linesOf(`${openfootball}/clubs/europe/denmark/dk.clubs.txt`)) {
    const text = line.replace(/#.*$/, '').trim();
    const names = text.startsWith('|') ? text.split('|') : [text.split(',')[0]!];
    const plain = names
      .map((name) => name.replace(/\[\w+\]|\([\d-]+\)/g, '').trim())
      .filter((name) => name !== '' && !name.startsWith('='));
    if (text.startsWith('|')) clubs.at(-1)!.push(...plain);
    else if (plain.length > 0) clubs.push(plain);
  }
  return clubs;
}

describe.skipIf(openfootball === '')('names of the public data sets', () => {
  it('every league file is of a known competition and of known clubs, each club once', () => {
    const files = [...jsonFiles(), ...textFiles()];
    expect(files).toHaveLength(16);
    expect(files.filter(({ title, country }) => competitionByName(country, title) === null)).toEqual([]);
    for (const { title, country, teams, stated } of files) {
      const clubs = teams.map((name) => ({ name, club: resolveClub(name, country === 'eu' ? null : country) }));
      expect(
        clubs.filter(({ club }) => findClub(club.name, club.country) === null).map(({ name }) => `${title}: ${name}`),
      ).toEqual([]);
      expect(new Set(clubs.map(({ club }) => club.key)).size).toBe(stated ?? teams.length);
    }
  });

  it('every name of a Danish club resolves to that club', () => {
    const clubs = danishClubs();
    expect(clubs.flat().length).toBeGreaterThan(100);
    const wrong = clubs.flatMap(([own, ...others]) => {
      const club = findClub(own!, 'dk');
      return [own!, ...others].filter((name) => club === null || findClub(name, 'dk') !== club);
    });
    expect(wrong).toEqual([]);
  });

  it('every team of the recorded matches is known, by its short and its official name', () => {
    const countries: Readonly<Record<string, string>> = {
      England: 'gb-eng',
      Wales: 'gb-wls',
      Spain: 'es',
      Germany: 'de',
      Italy: 'it',
      France: 'fr',
      Monaco: 'mc',
    };
    const unescaped = (text: string): string => JSON.parse(`"${text}"`) as string;
    const teams = JSON.parse(textOf(`${data}/football-wyscout/teams.json`)) as {
      name: string;
      officialName: string;
      type: string;
      area: { name: string };
    }[];
    const unknownNations = teams.filter(({ type, name }) => type === 'national' && countryByName(unescaped(name)) === null);
    expect(unknownNations).toEqual([]);
    const unknownClubs = teams.filter(({ type, name, officialName, area }) => {
      const club = findClub(unescaped(name), countries[area.name] ?? '');
      return type === 'club' && (club === null || findClub(unescaped(officialName), countries[area.name] ?? '') !== club);
    });
    expect(unknownClubs).toEqual([]);
  });

  it('every international is between known nations, except teams of no recognised country', () => {
    const rows = linesOf(`${data}/football-international/results.csv`).slice(1);
    const nations = [...new Set(rows.flatMap((row) => row.split(',').slice(1, 3)))];
    const others = nations.filter((name) => resolveNation(name).country === 'xw');
    expect(others).toHaveLength(34);
    expect(others).toContain('Basque Country');
    expect(new Set(nations.map((name) => resolveNation(name).key)).size).toBe(nations.length);
    const inGroups = filesLike(/\d{4}\/worldcup\.json$/).flatMap((path) =>
      sidesOf(matchesOf(path).filter(({ group }) => group !== undefined)),
    );
    expect(inGroups).toHaveLength(32 + 48);
    expect(inGroups.filter((name) => resolveNation(name).country === 'xw')).toEqual([]);
  });

  it('every tournament of the internationals is known', () => {
    const rows = linesOf(`${data}/football-international/results.csv`).slice(1);
    const tournaments = [...new Set(rows.map((row) => /^(?:[^,]*,){5}("[^"]*"|[^,]*)/.exec(row)![1]!.replaceAll('"', '')))];
    expect(tournaments).toHaveLength(53);
    expect(tournaments.filter((name) => resolveCompetition(SPORT.football, name, 'xw', '').order >= 100)).toEqual([]);
  });
});
