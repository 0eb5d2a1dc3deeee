import { readFileSync } from 'node:fs';
import { dataSet } from '../../testing/scores.ts';
import { describe, expect, it } from 'vitest';
import type { Pair, StageRole } from '../../event/entities.ts';
import type { EventId, ParticipantId } from '../../event/ids.ts';
import { rulesFor, standings, type StandingsInput, type StandingsMatch, type StandingsStage } from '../index.ts';

const football = dataSet('football-openfootball');

interface Played {
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
  readonly role: StageRole;
  readonly group: string;
}

function readText(path: string, roles: Readonly<Record<string, StageRole>>): Played[] {
  const played: Played[] = [];
  let role: StageRole = 'main';
  for (const line of readFileSync(`${football}/${path}`, 'utf8').split('\n')) {
    if (line.startsWith('▪')) role = roles[/^▪ (\w+)/.exec(line)![1]!] ?? 'main';
    const match = /^\s+(?:\d\d:\d\d\s+)?(\S.*?)\s+v (\S.*?)\s{2,}(\d+)-(\d+)/.exec(line);
    if (match) played.push({ home: match[1]!, away: match[2]!, score: [Number(match[3]), Number(match[4])], role, group: '' });
  }
  return played;
}

interface JsonMatch {
  readonly round: string;
  readonly team1: string;
  readonly team2: string;
  readonly group?: string;
  readonly score?: { readonly ft?: Pair };
}

function readJson(path: string, keep: (match: JsonMatch) => boolean = () => true): Played[] {
  const { matches } = JSON.parse(readFileSync(`${football}/${path}`, 'utf8')) as { matches: JsonMatch[] };
  return matches.flatMap((match) =>
    match.score?.ft === undefined || !keep(match)
      ? []
      : [
          {
            home: match.team1,
            away: match.team2,
            score: match.score.ft,
            role: match.group ? 'group' : 'main',
            group: match.group ?? '',
          },
        ],
  );
}

const asMatches = (played: readonly Played[]): StandingsMatch[] =>
  played.map((match, i) => ({
    ...match,
    id: `event${i}` as EventId,
    home: match.home as ParticipantId,
    away: match.away as ParticipantId,
    start: i,
    live: false,
  }));

function tableOf(played: readonly Played[], rules: StandingsInput['rules'], stages: readonly StandingsStage[] = []) {
  const matches = asMatches(played);
  return standings({
    rules,
    stages,
    matches,
    deductions: [],
    side: 'overall',
    includeLive: false,
    nowS: 0,
    nameOf: (participant) => participant,
  });
}
const linesOf = (table: ReturnType<typeof tableOf>) =>
  table.sections.flatMap((section) => section.rows.map((row) => `${row.rank} ${row.participant} ${row.points}`));

describe.skipIf(football === null)('final tables of real seasons', () => {
  const SUPERLIGA_PARTS = { Championship: 'championship', Relegation: 'relegation', ECL: 'playoff' } as const;
  const superligaRules = rulesFor(1, 'dk', 'superligaen', '2024/2025');

  it('Superligaen 2024/25: the seventh stays seventh though it has more points than the fourth', () => {
    const table = tableOf(readText('europe/denmark/2024-25_dk1.txt', SUPERLIGA_PARTS), superligaRules);
    expect(table.sections.map(({ title, role }) => [title, role])).toEqual([
      ['Mesterskabsspil', 'championship'],
      ['Kvalifikationsspil', 'relegation'],
    ]);
    expect(linesOf(table)).toEqual([
      '1 FC København 63',
      '2 FC Midtjylland 62',
      '3 Brøndby IF 51',
      '4 Randers FC 48',
      '5 FC Nordsjælland 46',
      '6 Aarhus GF 40',
      '7 Silkeborg IF 49',
      '8 Viborg FF 47',
      '9 SønderjyskE 37',
      '10 Vejle BK 28',
      '11 Lyngby BK 27',
      '12 Aalborg BK 24',
    ]);
    expect(table.sections[1]!.rows.map((row) => row.zone?.label ?? '')).toEqual([
      'Playoff om Conference League',
      '',
      '',
      '',
      'Nedrykning',
      'Nedrykning',
    ]);
  });

  it.each([
    ['2018/2019', 'Nedrykningsspil'],
    ['2019/2020', 'Nedrykningsspil'],
    ['2020/2021', 'Kvalifikationsspil'],
    ['2026/2027', 'Kvalifikationsspil'],
  ])('Superligaen %s calls its lower part %s', (season, title) => {
    const { split } = rulesFor(1, 'dk', 'superligaen', season);
    expect([split!.groups.at(-1)!.title, split!.zones.at(-1)!.label]).toEqual([title, title]);
  });

  it('Superligaen 2024/25 after 22 rounds: Brøndby sixth on goal difference, whole before the last match and divided after it', () => {
    const main = readText('europe/denmark/2024-25_dk1.txt', SUPERLIGA_PARTS).filter(({ role }) => role === 'main');
    const before = tableOf(main.slice(0, -1), superligaRules);
    expect(before.sections.map(({ title }) => title)).toEqual(['']);
    expect(before.sections[0]!.rows.map((row) => row.zone!.label).join()).toBe(
      [...Array(6).fill('Mesterskabsspil'), ...Array(6).fill('Kvalifikationsspil')].join(),
    );
    const [top, bottom] = tableOf(main, superligaRules).sections;
    expect(top!.rows.map(({ participant, points }) => [participant, points]).slice(3)).toEqual([
      ['Randers FC', 35],
      ['FC Nordsjælland', 35],
      ['Brøndby IF', 33],
    ]);
    expect(top!.rows[4]!.tieBroken).toBe('goal-difference');
    expect(bottom!.rows[0]!).toMatchObject({ participant: 'Silkeborg IF', rank: 7, points: 33, tieBroken: null });
  });

  it('a divided table keeps its parts when the matches do not name their part', () => {
    const played = readText('europe/denmark/2024-25_dk1.txt', SUPERLIGA_PARTS).filter(({ role }) => role !== 'playoff');
    const unnamed = played.map((match) => ({ ...match, role: 'main' as const }));
    expect(linesOf(tableOf(unnamed, superligaRules))).toEqual(linesOf(tableOf(played, superligaRules)));
  });

  it('Premier League 2024/25', () => {
    const table = tableOf(readJson('football.json/2024-25/en.1.json'), rulesFor(1, 'gb-eng', 'premier-league', '2024/2025'));
    expect(linesOf(table)).toEqual([
      '1 Liverpool FC 84',
      '2 Arsenal FC 74',
      '3 Manchester City FC 71',
      '4 Chelsea FC 69',
      '5 Newcastle United FC 66',
      '6 Aston Villa FC 66',
      '7 Nottingham Forest FC 65',
      '8 Brighton & Hove Albion FC 61',
      '9 AFC Bournemouth 56',
      '10 Brentford FC 56',
      '11 Fulham FC 54',
      '12 Crystal Palace FC 53',
      '13 Everton FC 48',
      '14 West Ham United FC 43',
      '15 Manchester United FC 42',
      '16 Wolverhampton Wanderers FC 42',
      '17 Tottenham Hotspur FC 38',
      '18 Leicester City FC 25',
      '19 Ipswich Town FC 22',
      '20 Southampton FC 12',
    ]);
    const zones = table.sections[0]!.rows.map((row) => row.zone?.label ?? '');
    expect(zones.filter((label) => label === 'Champions League')).toHaveLength(5);
    expect(zones.slice(-3)).toEqual(['Nedrykning', 'Nedrykning', 'Nedrykning']);
    expect(table.sections[0]!.rows[5]!.tieBroken).toBe('goal-difference');
  });

  it('Bundesliga, Ligue 1 and Eredivisie 2024/25: champions, cups and the way down', () => {
    const ends = (file: string, country: string, slug: string) => {
      const lines = linesOf(tableOf(readJson(`football.json/2024-25/${file}`), rulesFor(1, country, slug, '2024/2025')));
      return [...lines.slice(0, 4), ...lines.slice(-3)];
    };
    expect(ends('de.1.json', 'de', 'bundesliga')).toEqual([
      '1 FC Bayern München 82',
      '2 Bayer 04 Leverkusen 69',
      '3 Eintracht Frankfurt 60',
      '4 Borussia Dortmund 57',
      '16 1. FC Heidenheim 1846 29',
      '17 Holstein Kiel 25',
      '18 VfL Bochum 1848 25',
    ]);
    expect(ends('fr.1.json', 'fr', 'ligue-1')).toEqual([
      '1 Paris Saint-Germain FC 84',
      '2 Olympique de Marseille 65',
      '3 AS Monaco FC 61',
      '4 OGC Nice 60',
      '16 Stade de Reims 33',
      '17 AS Saint-Étienne 30',
      '18 Montpellier HSC 16',
    ]);
    expect(ends('nl.1.json', 'nl', 'eredivisie')).toEqual([
      '1 PSV 79',
      '2 AFC Ajax 78',
      '3 Feyenoord Rotterdam 68',
      '4 FC Utrecht 64',
      '16 Willem II Tilburg 26',
      '17 RKC Waalwijk 25',
      '18 Almere City FC 22',
    ]);
  });

  it('Champions League 2024/25: the league phase of 36', () => {
    const league = readJson('football.json/2024-25/uefa.cl.json', ({ round }) => round.startsWith('League'));
    const table = tableOf(league, rulesFor(1, 'eu', 'champions-league', '2024/2025'));
    const names = table.sections[0]!.rows.map((row) => row.participant.replace(/ \(\w+\)$/, ''));
    expect(names).toEqual([
      'Liverpool FC',
      'FC Barcelona',
      'Arsenal FC',
      'FC Internazionale Milano',
      'Club Atlético de Madrid',
      'Bayer 04 Leverkusen',
      'Lille OSC',
      'Aston Villa FC',
      'Atalanta BC',
      'Borussia Dortmund',
      'Real Madrid CF',
      'FC Bayern München',
      'AC Milan',
      'PSV',
      'Paris Saint-Germain FC',
      'Sport Lisboa e Benfica',
      'AS Monaco FC',
      'Stade Brestois 29',
      'Feyenoord Rotterdam',
      'Juventus FC',
      'Celtic FC',
      'Manchester City FC',
      'Sporting Clube de Portugal',
      'Club Brugge KV',
      'GNK Dinamo Zagreb',
      'VfB Stuttgart',
      'FK Shakhtar Donetsk',
      'Bologna FC 1909',
      'FK Crvena Zvezda',
      'SK Sturm Graz',
      'AC Sparta Praha',
      'RB Leipzig',
      'Girona FC',
      'FC Red Bull Salzburg',
      'ŠK Slovan Bratislava',
      'BSC Young Boys',
    ]);
    expect([7, 8, 23, 24].map((i) => table.sections[0]!.rows[i]!.zone!.label)).toEqual([
      '1/8-finale',
      'Playoff om 1/8-finale',
      'Playoff om 1/8-finale',
      'Ude',
    ]);
  });

  it('World Cup 2022: groups by goal difference', () => {
    const groups = tableOf(
      readJson('worldcup.json/2022/worldcup.json', ({ group }) => group !== undefined),
      rulesFor(1, 'xw', 'vm', '2022'),
    );
    const orders = groups.sections.map(({ rows }) => rows.map((row) => row.participant).join(', '));
    expect(orders).toEqual([
      'Netherlands, Senegal, Ecuador, Qatar',
      'England, USA, Iran, Wales',
      'Argentina, Poland, Mexico, Saudi Arabia',
      'France, Australia, Tunisia, Denmark',
      'Japan, Spain, Germany, Costa Rica',
      'Morocco, Croatia, Belgium, Canada',
      'Brazil, Switzerland, Cameroon, Serbia',
      'Portugal, South Korea, Uruguay, Ghana',
    ]);
    expect(groups.sections[7]!.rows[2]!.tieBroken).toBe('goals-for');
  });

  it('World Cup 2026: the first two of each group as they went on', () => {
    const groups = tableOf(
      readJson('worldcup.json/2026/worldcup.json', ({ group }) => group !== undefined),
      rulesFor(1, 'xw', 'vm', '2026'),
    );
    expect(groups.sections.map(({ title, rows }) => `${title}: ${rows[0]!.participant}, ${rows[1]!.participant}`)).toEqual([
      'Group A: Mexico, South Africa',
      'Group B: Switzerland, Canada',
      'Group C: Brazil, Morocco',
      'Group D: USA, Australia',
      'Group E: Germany, Ivory Coast',
      'Group F: Netherlands, Japan',
      'Group G: Belgium, Egypt',
      'Group H: Spain, Cape Verde',
      'Group I: France, Norway',
      'Group J: Argentina, Austria',
      'Group K: Colombia, Portugal',
      'Group L: England, Croatia',
    ]);
  });
});
