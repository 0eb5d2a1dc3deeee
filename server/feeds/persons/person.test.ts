import { SPORT } from '@stillingen/domain';
import type { LineupMessage, Message, PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { readPerson } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, goal, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, eventsIn, race, ranking, type TestFeeds } from '../../testing/feeds.ts';

const dahl = { name: 'Dahl', key: 'p1' };
const lineup = (event: string, more: Partial<LineupMessage> = {}): LineupMessage => ({
  kind: 'lineup',
  key: `${event}/l`,
  seq: 1,
  at: daysOn(-1),
  event,
  side: 'home',
  confirmed: true,
  starters: [dahl, { name: 'Berg', key: 'p2' }],
  substitutes: [{ name: 'Holm', key: 'p3' }],
  ...more,
});
const career = (): Message => ({
  kind: 'career',
  key: 'c',
  seq: 1,
  at: daysOn(-1),
  sport: 1,
  player: dahl,
  columns: [
    { code: 'K', label: 'Kampe', kind: 'number' },
    { code: 'M', label: 'Mål', kind: 'number' },
  ],
  rows: [
    { season: '2025/2026', team: { name: 'Vejle Boldklub', country: 'dk' }, competition: 'Superligaen', values: ['31', '9'] },
  ],
});

function started(...messages: readonly Message[]) {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), lineup('m1'), status(1, 12), score(2, 1, 0), goal('g1', 5, 'home', { player: 'Dahl', second: 'Berg' }));
  feeds.submit(...messages);
  return { feeds, person: (name: string) => readPerson(feeds.feed(`pp_${idOf(feeds, name)}`)!) };
}
const idOf = ({ state }: TestFeeds, name: string): string =>
  [...state.participants.values()].find((each) => each.name === name && each.kind === 'person')!.id;

it('[PAGE-09] a person of a team has its matches with its own figures, while they are played and after', () => {
  const { feeds, person } = started();
  const [live] = person('Dahl').appearances;
  expect(live).toMatchObject({ opponent: 'Vejle Boldklub', result: '1-0', live: true, values: '1|0', minutes: null });
  feeds.submit(status(9, 3, { score: { home: 1, away: 0 } }));
  expect(person('Dahl').appearances[0]).toMatchObject({ live: null, minutes: 90, values: '1|0' });
  expect(person('Berg').appearances[0]!.values).toBe('0|1');
  expect(person('Holm').appearances[0]).toMatchObject({ bench: true, minutes: null });
});

it('a person that is substituted has the minutes until it left, and the substitute those after it', () => {
  const { feeds, person } = started(goal('s1', 60, 'home', { type: 'substitution', player: 'Holm', second: 'Dahl' }));
  feeds.submit(status(9, 3, { score: { home: 1, away: 0 } }));
  expect(person('Dahl').appearances[0]!.minutes).toBe(60);
  expect(person('Holm').appearances[0]).toMatchObject({ bench: null, minutes: 30 });
});

it('key figures and the running season are counted from matches, past seasons are those of the provider', () => {
  const ahead = fixture({ key: 'm2', home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start: daysOn(3) });
  const { feeds, person } = started(status(9, 3, { score: { home: 1, away: 0 } }), career(), ahead);
  const { season, figures, career: known } = person('Dahl');
  expect(season).toMatchObject({ competition: 'Superligaen', season: '2026/2027' });
  expect(figures.map(({ code, value }) => `${code} ${value}`)).toEqual(['M 1', 'A 0', 'K 1', 'MIN 90']);
  expect(known.rows.map(({ season: of, team, values, counted }) => [of, team, values, counted])).toEqual([
    ['2026/2027', 'Brøndby IF', '1|1', true],
    ['2025/2026', 'Vejle Boldklub', '31|9', null],
  ]);
  feeds.pass(5 * 24 * 3600);
  expect(person('Dahl').career.rows[0]).toMatchObject({ season: '2026/2027', counted: null });
});

it('a season of which most matches have no line-ups is not counted', () => {
  const fixtures = ['a', 'b'].flatMap((key): Message[] => [
    fixture({ key, home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start: daysOn(-3) }),
    status(1, 3, { key: `${key}/s`, event: key, score: { home: 1, away: 0 } }),
  ]);
  const { person } = started(status(9, 3, { score: { home: 1, away: 0 } }), career(), ...fixtures);
  const { season, figures, appearances, career: known } = person('Dahl');
  expect([season, figures, appearances.length]).toEqual([null, [], 1]);
  expect(known.rows.map(({ season: of }) => of)).toEqual(['2025/2026']);
});

it('a transfer, from its day on, and a newer line-up give a person its present team, whose fixtures are in its list', () => {
  const { feeds, person } = started(
    fixture({ key: 'm2', home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start: daysOn(3) }),
  );
  expect(person('Dahl').facts.team).toBe('Brøndby IF');
  const list = () => eventsIn(feeds.feed(`p_1_1_${idOf(feeds, 'Dahl')}_1_da_1`)!).map(({ awayName }) => awayName);
  expect(list()).toEqual(['Vejle Boldklub', 'AGF']);
  feeds.submit({
    kind: 'transfer',
    key: 't',
    seq: 1,
    at: daysOn(0),
    sport: 1,
    player: dahl,
    to: { name: 'OB', country: 'dk' },
    date: daysOn(1).slice(0, 10),
    type: 'transfer',
  });
  expect(person('Dahl').facts).toMatchObject({ team: 'Brøndby IF' });
  feeds.pass(24 * 3600);
  expect(person('Dahl').facts).toMatchObject({ team: 'OB' });
  expect(list()).toEqual(['Vejle Boldklub']);
});

it('a person that plays for club and country has the matches, figures and fixtures of both', () => {
  const nation = { name: 'Danmark', country: 'dk', kind: 'national' } as const;
  const friendly = { competition: { name: 'Landskampe', country: 'xw', season: '2026' }, home: nation } as const;
  const { feeds, person } = started(
    fixture({ key: 'n1', ...friendly, away: { name: 'Norge', country: 'no', kind: 'national' }, start: daysOn(-2) }),
    lineup('n1'),
    status(3, 3, { key: 'n1/s', event: 'n1', score: { home: 1, away: 0 } }),
    goal('n1/g', 5, 'home', { event: 'n1', player: 'Dahl' }),
    fixture({ key: 'n2', ...friendly, away: { name: 'Sverige', country: 'se', kind: 'national' }, start: daysOn(4) }),
    fixture({ key: 'm2', home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start: daysOn(3) }),
  );
  const list = () => eventsIn(feeds.feed(`p_1_1_${idOf(feeds, 'Dahl')}_1_da_1`)!).map(({ awayName }) => awayName);
  expect(new Set(list())).toEqual(new Set(['AGF', 'Norge', 'Sverige', 'Vejle Boldklub']));
  const { facts, appearances, teams } = person('Dahl');
  expect(facts.team).toBe('Brøndby IF');
  expect(appearances.map(({ opponent }) => opponent)).toEqual(['Vejle Boldklub', 'Norge']);
  expect(teams.map(({ team, present }) => [team, present])).toEqual([
    ['Brøndby IF', true],
    ['Danmark', null],
  ]);
  feeds.pass(366 * 24 * 3600);
  expect(list()).not.toContain('Sverige');
});

it('a line-up that is taken back takes the match out of the lists of its persons', () => {
  const { feeds, person } = started();
  feeds.submit({ kind: 'retraction', key: 'r', seq: 1, at: daysOn(0), supersedes: { key: 'm1/l', seq: 1 }, reason: 'clerical' });
  expect(person('Dahl').appearances).toEqual([]);
  expect(feeds.projection.linedUpIn(idOf(feeds, 'Dahl'))).toEqual([]);
});

it('[PART-10] injuries are listed latest first, with the matches that the team played meanwhile', () => {
  const { person } = started(status(9, 3, { score: { home: 1, away: 0 } }), {
    kind: 'injury',
    key: 'i1',
    seq: 1,
    at: daysOn(0),
    sport: 1,
    player: dahl,
    team: { name: 'Brøndby IF', country: 'dk' },
    type: 'injury',
    text: 'Lårskade',
    from: daysOn(-2).slice(0, 10),
    until: daysOn(2).slice(0, 10),
  });
  expect(person('Dahl').injuries.map(({ text, missed }) => [text, missed])).toEqual([['Lårskade', 1]]);
});

it('[PART-14] a person has its teams, the present one first, and the titles that it won with them', () => {
  const { person } = started(status(9, 3, { score: { home: 1, away: 0 } }), career(), {
    kind: 'season-result',
    key: 's',
    seq: 1,
    at: daysOn(-1),
    sport: 1,
    competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
    winner: { name: 'Vejle Boldklub' },
  });
  const { teams, honours } = person('Dahl');
  expect(teams.map(({ team, first, last, present }) => [team, first, last, present])).toEqual([
    ['Brøndby IF', '2026/2027', '2026/2027', true],
    ['Vejle Boldklub', '2025/2026', '2025/2026', null],
  ]);
  expect(honours.map(({ competition, season, team }) => [competition, season, team])).toEqual([
    ['Superligaen', '2025/2026', 'Vejle Boldklub'],
  ]);
  expect(person('Berg').honours).toEqual([]);
});

it('in sports of figures the first columns are those of a person', () => {
  const { feeds, person } = started(
    fixture({
      key: 'b1',
      sport: 3,
      competition: { name: 'Basketligaen', country: 'dk', season: '2026/2027' },
      home: { name: 'Bakken Bears', country: 'dk' },
      away: { name: 'Randers Cimbria', country: 'dk' },
    }),
    {
      kind: 'player-statistics',
      key: 'b1/p',
      seq: 1,
      at: daysOn(0),
      event: 'b1',
      period: 0,
      sections: [
        {
          type: 'players',
          title: 'Spillere',
          columns: [
            { code: 'MIN', label: 'Minutter', kind: 'time' },
            { code: 'P', label: 'Point', kind: 'number' },
          ],
          rows: [{ side: 'home', player: 'Evans', key: 'p9', values: ['31:45', '22'] }],
        },
      ],
    } satisfies PlayerStatisticsMessage,
    status(1, 12, { key: 'b1/s', event: 'b1' }),
  );
  expect(feeds.state.facts.size).toBe(2);
  expect(person('Evans')).toMatchObject({ columns: [{ code: 'P', label: 'Point' }] });
  expect(person('Evans').appearances[0]).toMatchObject({ minutes: 31, values: '22' });
  const { figures, columns } = readPerson(feeds.english(`pp_${idOf(feeds, 'Evans')}`)!);
  expect([figures[0]?.label, columns[0]?.label]).toEqual(['Points', 'Points']);
});

it('[SPORT-14] the profile of a person is shown in football, and in handball its birth alone', () => {
  const factsIn = (sport: number) => {
    const feeds = createTestFeeds();
    feeds.submit(fixture({ sport }), lineup('m1'), {
      kind: 'profile',
      ...{ key: 'f', seq: 1, at: daysOn(-1), sport, born: '2000-03-14' },
      participant: { ...dahl, kind: 'person', country: 'dk' },
      ...{ height: 184, weight: 80, position: 'Angriber', number: 9, contractUntil: 2029 },
      foot: 'right',
    });
    return readPerson(feeds.feed(`pp_${idOf(feeds, 'Dahl')}`)!).facts;
  };
  const born = Date.UTC(2000, 2, 14, 12) / 1000;
  const details = { position: 'Angriber', number: 9, height: 184, weight: 80, foot: 'right', contractUntil: 2029 };
  expect(factsIn(1)).toMatchObject({ born, ...details });
  const none = { position: null, number: null, height: null, weight: null, foot: null, contractUntil: null };
  expect(factsIn(7)).toMatchObject({ born, ...none });
});

it('[SPORT-15] a person has transfers in football and ice hockey alone', () => {
  const hasTransfers = (sport: number) => {
    const feeds = createTestFeeds();
    feeds.submit(fixture({ sport }), lineup('m1'), {
      ...{ kind: 'transfer', key: 't', seq: 1, at: daysOn(-1), date: daysOn(-1).slice(0, 10), sport, type: 'transfer' },
      player: { ...dahl, country: 'dk' },
      to: { name: 'Brøndby IF', country: 'dk' },
    });
    return readPerson(feeds.feed(`pp_${idOf(feeds, 'Dahl')}`)!).facts.transfers;
  };
  expect([1, 4, 7].map(hasTransfers)).toEqual([true, true, null]);
});

it('a race athlete has its results with rank and meeting, and a person of a sport of persons no line-up', () => {
  const feeds = createTestFeeds();
  feeds.submit(race('Monaco'), ranking('Monaco', ['Rasmussen', 'Bo']));
  feeds.submit({ kind: 'status', key: 's', seq: 1, at: daysOn(0), event: 'Monaco', stage: 3 });
  const [entry] = [...feeds.state.races.values()][0]!.entries;
  const { races, appearances } = readPerson(feeds.feed(`pp_${entry!.participant}`)!);
  expect(races.map(({ rank, meeting }) => [rank, meeting])).toEqual([[1, 'Monaco Grand Prix']]);
  expect(appearances).toEqual([]);
});

it('the season of a race athlete counts the races of the championship, and no practice', () => {
  const feeds = createTestFeeds();
  const drive = (key: string, session: string, ranks: readonly number[], points: boolean) =>
    feeds.submit(
      race(key, { session }),
      ranking(key, [], {
        stage: 3,
        entries: ranks.map((rank, index) => ({
          participant: { name: ['Rasmussen', 'Bo'][index]!, kind: 'person', country: 'dk' },
          rank,
          results: points ? { points: String(26 - rank) } : {},
        })),
      }),
    );
  drive('Spa/t', 'Træning', [1, 2], false);
  drive('Spa', 'Løb', [1, 2], true);
  drive('Monza', 'Løb', [5, 1], true);
  const [entry] = [...feeds.state.races.values()][0]!.entries;
  const { season, figures } = readPerson(feeds.feed(`pp_${entry!.participant}`)!);
  expect(season).toMatchObject({ competition: 'VM', season: '2026' });
  expect(figures.map(({ code, value }) => `${code} ${value}`)).toEqual(['RL 2', 'RS 1', 'RPO 1', 'RB 1', 'RP 46']);
});

it('a deleted person has an empty feed, and a team none', () => {
  const { feeds } = started({ kind: 'participant', key: 'd', seq: 1, at: daysOn(0), participant: 'p1', deleted: true });
  expect(feeds.feed(`pp_${idOf(feeds, 'Dahl')}`)).not.toContain('PPI');
  expect(feeds.feed(`pp_${[...feeds.state.events.values()][0]!.home}`)).toBeNull();
});

it('the career of an athlete names its club, and its nation where that competes as a team alone', () => {
  const feeds = createTestFeeds();
  const nation = { name: 'Polen', country: 'pl', kind: 'national' } as const;
  const season = { competition: 'PDC', values: ['39'] };
  feeds.submit({
    ...({ kind: 'career', key: 'c', seq: 1, at: daysOn(0), sport: SPORT.darts } as const),
    player: { name: 'Kacper Nowak', country: 'pl' },
    columns: [{ code: 'R', label: 'Rang', kind: 'number' }],
    rows: [
      { ...season, season: '2025', team: nation },
      { ...season, season: '2024', team: { name: 'Dart Warszawa', country: 'pl', kind: 'club' } },
      { ...season, season: '2023', team: nation, competition: 'ATP - Single' },
    ],
  });
  const { teams, career: seasons } = readPerson(feeds.feed(`pp_${idOf(feeds, 'Kacper Nowak')}`)!);
  expect(teams.map(({ team }) => team)).toEqual(['Dart Warszawa']);
  expect(seasons.rows.map(({ team, competition }) => [team, competition])).toEqual([
    [null, 'PDC'],
    ['Dart Warszawa', 'PDC'],
    [null, 'ATP, herresingle'],
  ]);
});

it('my games have the matches of a followed player: those of the club until line-ups are known, then its own', () => {
  const { feeds } = started(
    status(9, 3, { score: { home: 1, away: 0 } }),
    fixture({ key: 'm2', home: { name: 'Brøndby IF' }, away: { name: 'AGF' }, start: daysOn(0) }),
    status(1, 12, { key: 'm2/s', event: 'm2' }),
  );
  const names = (player: string) => eventsIn(feeds.feed(`mg_1_${idOf(feeds, player)}`)!).map(({ awayName }) => awayName);
  expect(names('Dahl')).toContain('AGF');
  feeds.submit(lineup('m2', { starters: [{ name: 'Berg', key: 'p2' }], substitutes: [] }));
  expect(names('Dahl')).not.toContain('AGF');
  expect(names('Berg')).toContain('AGF');
});
