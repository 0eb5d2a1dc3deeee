import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { competitionByName } from './competitions.ts';
import { countryByName } from './countries.ts';
import { findClub, resolveClub, resolveCompetition, resolveNation } from './index.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const data = process.env['STILLINGEN_DATA'] ?? resolve(root, '../shared/data');
const openfootball = `${data}/football-openfootball`;
const present = existsSync(openfootball);
if (!present) console.warn('real-names.test.ts skipped: no data sets (set STILLINGEN_DATA)');

const textOf = (path: string): string => readFileSync(path, 'utf8');
const linesOf = (path: string): string[] => textOf(path).trim().split(/\r?\n/);

/** The files of the data set whose path ends like that. */
function filesLike(end: RegExp): string[] {
  return readdirSync(openfootball, { recursive: true, encoding: 'utf8' }).filter((path) => end.test(path)).map((path) => join(openfootball, path));
}

const LEAGUE_FILES: Readonly<Record<string, string>> = {
  'en.1': 'gb-eng', 'de.1': 'de', 'es.1': 'es', 'it.1': 'it', 'fr.1': 'fr', 'nl.1': 'nl', 'uefa.cl': 'eu',
  dk1: 'dk', dk2: 'dk', dkcup: 'dk', se1: 'se', no1: 'no', fo1: 'fo', sco1: 'gb-sct',
};

/** Title and team names of each league file, with its country. */
function* leagueFiles(): Generator<{ title: string; country: string; teams: Set<string>; stated: number | null }> {
  for (const path of filesLike(/football\.json\/[\d-]+\/[\w.]+\.json$/)) {
    const { name, matches } = JSON.parse(textOf(path)) as { name: string; matches: { team1: string; team2: string }[] };
    const country = LEAGUE_FILES[/([^/]+)\.json$/.exec(path)![1]!]!;
    yield { title: name, country, teams: new Set(matches.flatMap((match) => [match.team1, match.team2])), stated: null };
  }
  for (const path of filesLike(/europe\/[\w-]+\/\d[\w-]+\.txt$/)) {
    const lines = linesOf(path);
    const matches = lines.flatMap((line) => {
      const match = /^ +(?:\d\d[:.]\d\d +)?(\S.*?) +v (\S.*?)(?: {2,}.*| +\d+-\d+.*| *)$/.exec(line);
      return match === null ? [] : [match[1]!, match[2]!];
    });
    yield { title: lines[0]!.replace(/^= /, ''), country: LEAGUE_FILES[/_(\w+)\.txt$/.exec(path)![1]!]!, teams: new Set(matches), stated: Number(/# Teams +(\d+)/.exec(textOf(path))![1]) };
  }
}

describe.skipIf(!present)('names of the public data sets', () => {
  it('every league file is of a known competition and of known clubs, each club once', () => {
    const files = [...leagueFiles()];
    expect(files).toHaveLength(16);
    for (const { title, country, teams, stated } of files) {
      expect(competitionByName(country, title), title).not.toBeNull();
      expect(teams.size, title).toBe(stated ?? teams.size);
      const resolved = [...teams].map((team) => resolveClub(team, country === 'eu' ? null : country));
      for (const [at, team] of [...teams].entries()) {
        expect(findClub(resolved[at]!.name, resolved[at]!.country), `${title}: ${team}`).not.toBeNull();
      }
      expect(new Set(resolved.map(({ key }) => key)).size, title).toBe(teams.size);
    }
  });

  it('every name of a Danish club means that club', () => {
    let club = '';
    let count = 0;
    for (const line of linesOf(`${openfootball}/clubs/europe/denmark/dk.clubs.txt`)) {
      const text = line.replace(/#.*$/, '').trim();
      if (text === '' || text.startsWith('=')) continue;
      const isAlias = text.startsWith('|');
      const names = (isAlias ? text.split('|') : [text.split(',')[0]!]).map((name) => name.replace(/\[\w+\]|\([\d-]+\)/g, '').trim());
      for (const name of names.filter((any) => any !== '')) {
        const found = findClub(name, 'dk');
        expect(found, name).not.toBeNull();
        if (isAlias) expect(found!.name, name).toBe(club);
        else club = found!.name;
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('every team of the recorded matches is known, by its short and its official name', () => {
    const codes: Readonly<Record<string, string>> = { England: 'gb-eng', Wales: 'gb-wls', Spain: 'es', Germany: 'de', Italy: 'it', France: 'fr', Monaco: 'mc' };
    const teams = JSON.parse(textOf(`${data}/football-wyscout/teams.json`)) as { name: string; officialName: string; type: string; area: { name: string } }[];
    for (const team of teams) {
      // The file escapes its letters twice.
      const [name, official] = [team.name, team.officialName].map((text) => JSON.parse(`"${text}"`) as string);
      if (team.type === 'national') expect(countryByName(name!), name).not.toBeNull();
      else expect(findClub(name!, codes[team.area.name]!), name).not.toBeNull();
      if (team.type === 'club') expect(findClub(official!, codes[team.area.name]!)?.name, official).toBe(findClub(name!, codes[team.area.name]!)?.name);
    }
  });

  it('every international is between known nations, but for teams of no recognised country', () => {
    const rows = linesOf(`${data}/football-international/results.csv`).slice(1);
    const nations = new Set(rows.flatMap((row) => row.split(',').slice(1, 3)));
    const others = [...nations].filter((name) => resolveNation(name).country === 'xw').sort();
    expect(others).toHaveLength(34);
    expect(others).toContain('Basque Country');
    expect(new Set([...nations].map((name) => resolveNation(name).key)).size).toBe(nations.size);
    for (const path of filesLike(/\d{4}\/worldcup\.json$/)) {
      const { matches } = JSON.parse(textOf(path)) as { matches: { team1: string; team2: string; group?: string }[] };
      // Matches of a knock-out stage may name a place, 'W101'.
      for (const match of matches.filter(({ group }) => group !== undefined)) {
        for (const name of [match.team1, match.team2]) expect(resolveNation(name).country, name).not.toBe('xw');
      }
    }
  });

  it('every tournament of the internationals is known', () => {
    const rows = linesOf(`${data}/football-international/results.csv`).slice(1);
    const tournaments = new Set(rows.map((row) => /^(?:[^,]*,){5}("[^"]*"|[^,]*)/.exec(row)![1]!.replaceAll('"', '')));
    expect(tournaments.size).toBe(53);
    for (const name of tournaments) expect(resolveCompetition(name, 'xw').order, name).toBeLessThan(100);
  });
});
