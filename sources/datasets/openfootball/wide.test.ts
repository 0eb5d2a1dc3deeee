import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LiveState, Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { competitionBySlug } from '../../../domain/registry/competitions.ts';
import { findClub, looseName } from '../../../domain/registry/clubs.ts';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { seasonTable } from '../../testing/season-table.ts';
import { openfootball } from './import.ts';

const folder = dataSet('wide/football-openfootball');
/** Some leagues stand in two repositories, read one after the other. */
const REPOSITORIES = ['europe', 'football.json', 'worldcup.json'];

const SPOILED: Readonly<Record<string, number>> = {
  'slovenia/2024-25_sicup.txt: the score before the shoot-out is missing': 4,
  'turkey/2024-25_trcup.txt: the score before the shoot-out is missing': 4,
  'turkey/2024-25_trcup.txt: half-time 0-1 cannot become full time 3-0': 1,
  '2024-25/au.1.json: a side is not known yet: Sieger EF': 4,
  '2024-25/au.1.json: a side is not known yet: N.N.': 1,
  '2024-25/uefa.cl.json: the shoot-out 4-4 has no winner: left out': 2,
};

const CHAMPIONS = `
gb-eng/premier-league 2010/2011 Manchester United, Chelsea
gb-eng/premier-league 2012/2013 Manchester United, Manchester City
gb-eng/premier-league 2014/2015 Chelsea, Manchester City
gb-eng/premier-league 2016/2017 Chelsea, Tottenham
gb-eng/premier-league 2018/2019 Manchester City, Liverpool
gb-eng/premier-league 2020/2021 Manchester City, Manchester United
gb-eng/premier-league 2022/2023 Manchester City, Arsenal
gb-eng/premier-league 2024/2025 Liverpool, Arsenal
gb-eng/championship 2022/2023 Burnley, Sheffield United
gb-eng/league-one 2024/2025 Birmingham, Wrexham
es/la-liga 2012/2013 Barcelona, Real Madrid
es/la-liga 2014/2015 Barcelona, Real Madrid
es/la-liga 2016/2017 Real Madrid, Barcelona
es/la-liga 2020/2021 Atlético Madrid, Real Madrid
de/bundesliga 2010/2011 Borussia Dortmund, Bayer Leverkusen
de/bundesliga 2014/2015 Bayern München, Wolfsburg
de/bundesliga 2022/2023 Bayern München, Borussia Dortmund
it/serie-a 2014/2015 Juventus, Roma
it/serie-a 2020/2021 Inter, Milan
it/serie-a 2022/2023 Napoli, Lazio
fr/ligue-1 2016/2017 Monaco, Paris Saint-Germain
fr/ligue-1 2020/2021 Lille, Paris Saint-Germain
nl/eredivisie 2018/2019 Ajax, PSV
nl/eredivisie 2022/2023 Feyenoord, PSV
nl/eredivisie 2024/2025 PSV, Ajax
pt/primeira-liga 2018/2019 Benfica, Porto
pt/primeira-liga 2020/2021 Sporting, Porto
pt/primeira-liga 2024/2025 Sporting, Benfica
be/jupiler-pro-league 2018/2019 Genk, Club Brugge
be/jupiler-pro-league 2020/2021 Club Brugge, Genk
be/jupiler-pro-league 2024/2025 Union Saint-Gilloise, Club Brugge
at/bundesliga 2010/2011 Sturm Graz, Salzburg
at/bundesliga 2012/2013 Austria Wien, Salzburg
at/bundesliga 2022/2023 Salzburg, Sturm Graz
at/bundesliga 2024/2025 Sturm Graz, Salzburg
ch/super-league 2014/2015 Basel, Young Boys
ch/super-league 2018/2019 Young Boys, Basel
ch/super-league 2024/2025 Basel, Servette
gb-sct/premiership 2020/2021 Rangers, Celtic
gr/super-league 2018/2019 PAOK, Olympiakos
tr/super-lig 2018/2019 Galatasaray, Başakşehir
tr/super-lig 2020/2021 Beşiktaş, Galatasaray
tr/super-lig 2024/2025 Galatasaray, Fenerbahçe
cz/chance-liga 2018/2019 Slavia Prag, Viktoria Plzeň
ru/premjer-liga 2018/2019 Zenit Skt. Petersborg, Lokomotiv Moskva
ru/premjer-liga 2024/2025 Krasnodar, Zenit Skt. Petersborg
ar/liga-profesional 2018/2019 Racing Club, Defensa y Justicia
br/serie-a 2020 Flamengo, Internacional
jp/j1-league 2020 Kawasaki Frontale, Gamba Osaka
hr/hnl 2024/2025 Rijeka, Dinamo Zagreb
dk/superligaen 2024/2025 FC København, FC Midtjylland
no/eliteserien 2024 Bodø/Glimt, Brann
se/allsvenskan 2024 Malmö FF, Hammarby
pl/ekstraklasa 2024/2025 Lech Poznań, Raków Częstochowa
`;

const within = (state: LiveState, country: string): LiveState => ({
  ...state,
  leagues: new Map([...state.leagues].filter(([, league]) => league.country === country)),
});

describe.skipIf(folder === null)('openfootball on half of its history', () => {
  let ingest: InMemoryIngest;
  let reports: ImportReport[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    reports = [];
    for (const name of REPOSITORIES) reports.push(await importSet(openfootball, { path: join(folder!, name), ingest }));
  }, 240_000);

  it('openfootball imports all but the rows that the source spoils', () => {
    const refused = reports.flatMap((report) => report.refused.map(({ file, why }) => `${file}: ${why}`));
    expect(Object.fromEntries([...Map.groupBy(refused, (row) => row)].map(([row, rows]) => [row, rows.length]))).toEqual(SPOILED);
    expect(reports.map(({ read }) => read)).toEqual([24_758, 48_455, 957]);
    expect(reports[1]!.unchanged).toBe(11_067);
    expect(ingest.state.events.size).toBe(24_758 + 48_455 + 957 - 11_067);
    const skipped = reports.flatMap((report) => report.skipped.map(({ file }) => basename(file)));
    expect([...new Set(skipped)].sort()).toEqual([
      'worldcup.groups.json',
      'worldcup.squads.json',
      'worldcup.stadiums.json',
      'worldcup.teams.json',
    ]);
  });

  it('openfootball reads as many matches and clubs as each football.txt declares', async () => {
    const europe = join(folder!, 'europe');
    for (const name of readdirSync(europe, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'))) {
      const text = readFileSync(join(europe, name), 'utf8');
      const [clubs, matches] = ['Teams', 'Matches'].map((word) => Number(new RegExp(`^# ${word}\\s+(\\d+)`, 'm').exec(text)![1]));
      const own = createInMemoryIngest();
      const { read, refused } = await importSet(openfootball, { path: join(europe, name), ingest: own });
      expect([name, read + refused.length]).toEqual([name, matches]);
      if (refused.length === 0) expect([name, own.state.participants.size]).toEqual([name, clubs]);
    }
  }, 240_000);

  it('openfootball imports every competition, and places no match of a season in two of them', () => {
    const leagues = [...ingest.state.leagues.values()];
    expect(leagues.filter(({ order }) => order >= 100).map(({ country, name }) => `${country} ${name}`)).toEqual([]);
  });

  it('openfootball imports every club of a league', () => {
    const { state } = ingest;
    const inLeagues = new Set(
      [...state.events.values()]
        .filter(({ leagueId }) => {
          const { country, slug } = state.leagues.get(leagueId)!;
          return competitionBySlug(country, slug)?.format === 'league';
        })
        .flatMap(({ home, away }) => [home, away]),
    );
    const clubs = [...inLeagues].map((id) => state.participants.get(id)!).filter(({ kind }) => kind === 'club');
    expect(clubs.length).toBeGreaterThan(1000);
    const unknown = clubs.filter(({ name, country }) => findClub(name, country)?.name !== name);
    expect(unknown.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
  });

  it('openfootball has no club under two names: clubs that are called alike have met or played in one league', () => {
    const { state } = ingest;
    const seasons = new Map<string, Set<string>>();
    for (const { home, away, leagueId } of state.events.values()) {
      const { country, season } = state.leagues.get(leagueId)!;
      for (const id of [home, away]) seasons.set(id, (seasons.get(id) ?? new Set()).add(`${country} ${season}`));
    }
    const clubs = [...state.participants.values()].filter(({ kind }) => kind === 'club');
    const alike = [
      ...Map.groupBy(clubs, ({ country, name }) => `${country} ${looseName(name).words.toSorted().join(' ')}`).values(),
    ];
    const apart = alike.flatMap((same) =>
      same.slice(1).filter((club, index) => {
        const [own, before] = [seasons.get(club.id)!, seasons.get(same[index]!.id)!];
        return ![...own].some((season) => before.has(season));
      }),
    );
    expect(apart.map(({ country, name }) => `${country} ${name}`)).toEqual([]);
  });

  it('openfootball lets all clubs of a part of a league play as often', () => {
    const { state } = ingest;
    const uneven: string[] = [];
    for (const { id, role, country, slug, season } of state.leagues.values()) {
      if (role !== 'main' && role !== 'championship' && role !== 'relegation') continue;
      const events = [...(state.eventsOfLeague.get(id) ?? [])].map((event) => state.events.get(event)!);
      const counts = new Map<string, number>();
      for (const { home, away } of events) for (const club of [home, away]) counts.set(club, (counts.get(club) ?? 0) + 1);
      if (new Set(counts.values()).size > 1) uneven.push(`${country}/${slug} ${season} ${role}`);
    }
    expect(uneven).toEqual([]);
  });

  it.each(CHAMPIONS.trim().split('\n'))('openfootball makes the table of %s', (line) => {
    const [, country, slug, season, first, second] = /^(\S+?)\/(\S+) (\S+) (.+), (.+)$/.exec(line)!;
    const table = seasonTable(within(ingest.state, country!), { slug: slug!, season: season! });
    expect(table.slice(0, 2).map(({ name }) => name)).toEqual([first, second]);
  });

  it('openfootball counts two points for a win in World Cups until 1990', () => {
    const [first] = seasonTable(within(ingest.state, 'xw'), { slug: 'vm', season: '1990' });
    expect(first).toMatchObject({ name: 'Italien', points: 6, wins: 3 });
  });

  it('openfootball takes shoot-outs without extra time, awarded, annulled and postponed matches', () => {
    const count = (stage: number): number => [...ingest.state.events.values()].filter((event) => event.stage === stage).length;
    expect([Stage.awarded, Stage.postponed, Stage.cancelled].map(count)).toEqual([73, 13, 1]);
    expect(count(Stage.afterPenalties)).toBeGreaterThan(150);
  });
});
