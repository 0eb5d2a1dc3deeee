import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventItem, Stage } from '@stillingen/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { openfootball } from './import.ts';

const folder = dataSet('football-openfootball');

function matchesIn(path: string): number {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.txt')) return Number(/^# Matches\s+(\d+)/m.exec(text)?.[1]);
  return (JSON.parse(text) as { matches: unknown[] }).matches.length;
}

const matchFiles =
  folder === null
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /^(football\.json|europe)\/.*\.(json|txt)$|worldcup\.json$/.test(name) && /\.(json|txt)$/.test(name))
        .filter((name) => name !== 'worldcup.json' && !name.endsWith(`football.json`));

describe.skipIf(folder === null)('openfootball on the real files', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  const nameOf = (id: string): string =>
    [...ingest.state.participants.values()].find((participant) => participant.id === id)!.name;
  function eventOf(home: string, away: string, round: string): EventItem {
    const fixture = ingest.delivered.find(
      (message) =>
        message.kind === 'fixture' && message.home.name === home && message.away.name === away && message.round === round,
    )!;
    const { eventId } = ingest.state.keys.get('import')!.get(fixture.key)!;
    return ingest.state.events.get(eventId!)!;
  }

  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(openfootball, { path: folder!, ingest });
  });

  it.each(matchFiles)('openfootball reads every match of %s', async (name) => {
    const path = join(folder!, name);
    const single = await importSet(openfootball, { path, ingest: createInMemoryIngest() });
    expect(single.read).toBe(matchesIn(path));
    expect(single.written).toBe(single.read);
  });

  it('openfootball imports everything but two shoot-outs that the file gives as 4-4', () => {
    expect(report.read).toBe(matchFiles.reduce((total, name) => total + matchesIn(join(folder!, name)), 0));
    expect(report.written).toBe(report.read);
    expect(report.refused.map(({ file, why }) => `${file.replaceAll('\\', '/')}: ${why}`)).toEqual(
      Array.from({ length: 2 }, () => 'football.json/2024-25/uefa.cl.json: the shoot-out 4-4 has no winner: left out'),
    );
    expect(report.skipped.map(({ file }) => file.replaceAll('\\', '/'))).toContain('worldcup.json/2026/worldcup.squads.json');
    expect(ingest.state.events.size).toBe(report.read);
  });

  it('openfootball changes nothing when imported again', async () => {
    const n = ingest.state.n;
    const again = await importSet(openfootball, { path: folder!, ingest });
    expect({ ...again, refused: again.refused.length }).toMatchObject({
      read: report.read,
      written: 0,
      unchanged: report.read,
      refused: 2,
    });
    expect(ingest.state.n).toBe(n);
  });

  it('openfootball imports the cup match that Kolding Boldklub won on penalties', () => {
    expect(eventOf('Kolding Boldklub', 'Dalum IF', '1. runde')).toMatchObject({
      stage: Stage.afterPenalties,
      score: [1, 1],
      parts: [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
      fullTime: [1, 1],
      afterExtraTime: [1, 1],
      penalties: [5, 3],
      winner: 1,
      fullTimeWinner: 0,
      advanced: 'home',
      start: Date.parse('2024-08-06T16:00:00Z') / 1000,
      source: 2,
    });
  });

  it('openfootball imports the final of the World Cup 2022 with all its goals', () => {
    const final = eventOf('Argentina', 'France', 'Finale');
    expect(final).toMatchObject({
      stage: Stage.afterPenalties,
      score: [3, 3],
      fullTime: [2, 2],
      afterExtraTime: [3, 3],
      penalties: [4, 2],
      advanced: 'home',
      start: Date.parse('2022-12-18T15:00:00Z') / 1000,
    });
    expect(ingest.state.incidents.get(final.id)!.map(({ minute, type, player, score }) => [minute, type, player, score])).toEqual(
      [
        [23, 'penalty-goal', 'Lionel Messi', [1, 0]],
        [36, 'goal', 'Ángel Di María', [2, 0]],
        [80, 'penalty-goal', 'Kylian Mbappé', [2, 1]],
        [81, 'goal', 'Kylian Mbappé', [2, 2]],
        [108, 'goal', 'Lionel Messi', [3, 2]],
        [118, 'penalty-goal', 'Kylian Mbappé', [3, 3]],
      ],
    );
  });

  it('openfootball has as many goals with a minute as the files', () => {
    const goals = [...ingest.state.incidents.values()].flat();
    expect(goals).toHaveLength(172 + 308);
    const final = eventOf('Spain', 'Argentina', 'Finale');
    expect(final).toMatchObject({
      stage: Stage.afterExtraTime,
      start: Date.parse('2026-07-19T19:00:00Z') / 1000,
      advanced: 'home',
    });
  });

  it('openfootball marks the side that advances by its later match where the shoot-out is unknown', () => {
    const anfield = eventOf('Liverpool FC', 'Paris Saint-Germain FC', '1/8-finale');
    expect(anfield).toMatchObject({ stage: Stage.afterPenalties, score: [0, 1], penalties: null, advanced: 'away' });
  });

  it('openfootball keeps the parts of a split season and the groups of a cup apart', () => {
    const leagues = [...ingest.state.leagues.values()];
    const danish = leagues.filter(({ country, slug }) => country === 'dk' && slug === 'superligaen');
    expect(danish.map(({ role }) => role).sort()).toEqual(['championship', 'main', 'playoff', 'relegation']);
    expect(leagues.filter(({ season, group }) => season === '2022' && group.startsWith('Gruppe '))).toHaveLength(8);
    expect(nameOf(eventOf('Denmark', 'Tunisia', '1. runde').home)).toBe('Danmark');
  });

  it('openfootball imports postponed and awarded matches', () => {
    const count = (stage: number): number => [...ingest.state.events.values()].filter((event) => event.stage === stage).length;
    expect(count(Stage.postponed)).toBe(3);
    expect(count(Stage.awarded)).toBe(2);
  });
});

describe('openfootball on broken files', () => {
  let temporary: string;
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'import-'));
    const sound =
      '{"round": "Matchday 1", "date": "2025-08-15", "time": "20:00", "team1": "Liverpool FC", "team2": "Arsenal FC", "score": {"ft": [1, 0]}}';
    const other = sound.replace('Arsenal FC', 'Chelsea FC');
    const league = (...rows: string[]): string =>
      `{"name": "English Premier League 2025/26",\n"matches": [\n${rows.join(',\n')}\n]}`;
    await mkdir(join(temporary, 'deep'));
    const files: Record<string, string> = {
      'a.json': league(
        sound,
        other.replace('2025-08-15', '2025-02-31'),
        other.replace('"ft": [1, 0]', '"ft": [1, 0], "ht": [2, 0]'),
        other.replace('}}', '}, "status": "eaten"}'),
        other.replace('Chelsea FC', 'Liverpool FC'),
        other.replace('20:00', '26:00'),
      ),
      'b.json': league(sound.replace('2025-08', '2025-09').replace('Matchday 1', 'Matchday 9')).slice(0, -30),
      'c.json': 'this is no JSON',
      'd.json': league(sound).replace(' 2025/26', ''),
      'deep/twice.json': league(sound),
      'deep/e.txt':
        '= Denmark Superligaen 2025/26\n▪ Matchday 1\n  Fri Jul 18 2025\n    19:00  Viborg FF  v FC København  2-3 (0-2)\n',
      'deep/notes.md': 'notes',
      'empty.txt': '',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(temporary, name), text);
  });
  afterAll(() => rm(temporary, { recursive: true }));

  it('openfootball reports each by file and line and imports the rest', async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(openfootball, { path: temporary, ingest });
    expect(report.refused.map(({ file, line, why }) => `${file.replaceAll('\\', '/')}:${line} ${why}`)).toEqual([
      'a.json:4 there is no day 2025-02-31',
      'a.json:5 half-time 2-0 cannot become full time 1-0',
      'a.json:6 the status is not known: eaten',
      'a.json:7 Liverpool FC cannot play itself',
      'a.json:8 there is no time 26:00',
      'b.json:3 the file ends inside this match',
      expect.stringMatching(/^c\.json:1 not JSON: /),
      "d.json:1 the title names no season: 'English Premier League'",
    ]);
    expect(report.skipped).toEqual([
      { file: join('deep', 'notes.md'), why: 'no file of openfootball' },
      { file: 'empty.txt', why: 'it contains no event' },
    ]);
    expect(report).toMatchObject({ read: 3, written: 2, unchanged: 1 });
    expect(ingest.state.events.size).toBe(2);
  });

  it('openfootball makes no club of a football.txt that ends in the middle of a line', async () => {
    const text =
      '= Denmark Superligaen 2025/26\n▪ Matchday 1\n  Fri Jul 18 2025\n    19:00  Viborg FF  v FC København  2-3 (0-2)\n';
    const names: string[][] = [];
    for (const cut of ['    20:00  Randers FC  v Brønd', '    20:00  Randers FC  v Brøndby IF  1-1', '    20:00  Ran']) {
      await writeFile(join(temporary, 'cut.txt'), text + cut);
      const ingest = createInMemoryIngest();
      const { refused } = await importSet(openfootball, { path: join(temporary, 'cut.txt'), ingest });
      expect(refused).toEqual([{ file: 'cut.txt', line: 5, why: 'the file ends in the middle of this line' }]);
      names.push([...ingest.state.participants.values()].map(({ name }) => name));
    }
    expect(new Set(names.map((clubs) => clubs.join()))).toEqual(new Set(['Viborg FF,FC København']));
  });

  it('openfootball refuses a path where nothing is', async () => {
    const report = await importSet(openfootball, { path: join(temporary, 'nowhere'), ingest: createInMemoryIngest() });
    expect(report).toMatchObject({ read: 0, refused: [{ line: 0, why: 'no such file or folder' }] });
  });
});
