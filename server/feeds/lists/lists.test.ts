import { SPORT_NAMES } from '@stillingen/domain';
import { eventRow, leagueRow, readRows } from '@stillingen/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { today } from '../../testing/run.ts';
import { createTestFeeds, daysOn, eventsIn, leaguesIn, outline, race, ranking, type TestFeeds } from '../../testing/feeds.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const list = (name: string): string => feeds.feed(name)!;
const heads = (text: string): string[] =>
  readRows(text)
    .filter(([cell]) => cell![0] === 'SA')
    .map(([cell]) => cell![1]);

describe('the mixed feed', () => {
  it('[FEED-23] the mixed feed has the day of all sports, each with a head, in the order of the sport bar', () => {
    feeds.submit(
      race('Monaco'),
      ranking('Monaco', ['Verstappen']),
      fixture({ key: 't', sport: 2, competition: { name: 'US Open', country: 'us', season: '2026' } }),
      fixture(),
      fixture({ key: 'h', sport: 7, home: { name: 'GOG' }, away: { name: 'Skjern' } }),
      fixture({ key: 'next', start: daysOn(1), home: { name: 'AGF' }, away: { name: 'Viborg FF' } }),
    );
    const text = list('fm_0_0_1_da_1');
    expect(heads(text)).toEqual(['1', '7', '2', '32']);
    expect(heads(text).map(Number)).toEqual(SPORT_NAMES.map(({ id }) => id).filter((id) => heads(text).includes(String(id))));
    for (const id of heads(text)) {
      const [own] = list(`f_${id}_0_1_da_1`).split('A1÷');
      expect(text).toContain(own);
    }
    expect(eventsIn(text)).toHaveLength(4);
    expect(text).toMatch(/~A1÷[0-9a-f]{32}¬~$/);
    expect(eventsIn(list('fm_0_1_1_da_1')).map(({ homeName }) => homeName)).toEqual(['AGF']);
  });

  it('the mixed feed of a day without events is empty', () => {
    expect(list('fm_0_3_1_da_1')).toBe('');
  });
});

describe('the feed of what a visitor follows', () => {
  const idIn = (text: string, home: string) => eventsIn(text).find(({ homeName }) => homeName === home)!;
  const homes = (followed: string): (string | null)[] => eventsIn(list(`mg_1_${followed}`)).map(({ homeName }) => homeName);

  it('has the named matches of any day, and those of named stages, leagues, teams and races near today, by sport', () => {
    const agf = (key: string, day: number) =>
      fixture({ key, start: daysOn(day), home: { name: 'AGF' }, away: { name: 'Viborg FF' } });
    feeds.submit(
      race('Monaco'),
      ranking('Monaco', ['Verstappen']),
      fixture({ key: 'h', sport: 7, home: { name: 'GOG' }, away: { name: 'Skjern' } }),
      fixture({ key: 'far', start: daysOn(-5), home: { name: 'OB' }, away: { name: 'Lyngby' } }),
      ...[agf('b', -1), agf('c', 6)],
      fixture(),
    );
    const listed = list('f_1_0_1_da_1');
    const { id: old } = idIn(list('f_1_-5_1_da_1'), 'OB');
    const { homeId } = idIn(list('f_1_-1_1_da_1'), 'AGF');
    const { id: handball } = idIn(list('f_7_0_1_da_1'), 'GOG');
    const [monaco] = leaguesIn(list('f_31_0_1_da_1'));
    expect(homes(`${handball}-${old}`)).toEqual(['OB', 'GOG']);
    expect(homes(homeId!)).toEqual(['AGF', 'AGF']);
    expect(homes(`${monaco!.stageId}-zzzzzzzz`)).toEqual(['Verstappen']);
    expect(heads(list(`mg_1_${handball}-${homeId}`))).toEqual(['1', '7']);
    const [league] = leaguesIn(listed);
    const ofLeague = ['AGF', eventsIn(listed)[0]!.homeName, 'AGF'];
    expect(homes(league!.stageId!)).toEqual(ofLeague);
    expect(homes(league!.templateKey!.split('_')[1]!)).toEqual(ofLeague);
    expect(homes(`${monaco!.templateKey!.split('_')[1]}-${league!.stageId}`)).toEqual([...ofLeague, 'Verstappen']);
  });

  it('has the next match of a team that plays none near today', () => {
    const start = (day: number) => ({ start: daysOn(day), home: { name: 'AGF' }, away: { name: 'Viborg FF' } });
    feeds.submit(fixture({ key: 'a', ...start(-20) }), fixture({ key: 'b', ...start(7) }));
    const { homeId } = idIn(list('f_1_7_1_da_1'), 'AGF');
    feeds.submit(fixture({ key: 'b', seq: 2, ...start(30) }), fixture({ key: 'c', ...start(44) }));
    expect(eventsIn(list(`mg_1_${homeId}`)).map(({ start: at }) => at)).toEqual([Date.parse(daysOn(30)) / 1000]);
  });

  it('is empty where nothing of it is known, and is no feed for bad names', () => {
    expect(list('mg_1_zzzzzzzz')).toBe('');
    for (const name of ['mg_1_', 'mg_1_short', 'mg_1_zzzzzzzz-', `mg_1_${Array(701).fill('zzzzzzzz').join('-')}`])
      expect(list(name)).toBeNull();
    expect(list(`mg_1_${Array(700).fill('zzzzzzzz').join('-')}`)).toBe('');
  });
});

describe('[PAGE-20] the feed of television', () => {
  const on = (...broadcasts: readonly object[]) => ({ broadcasts }) as Partial<Parameters<typeof fixture>[0]>;
  const channel = (name: string, more: object = {}) => ({ name, type: 'tv', country: 'dk', ...more });

  it('[PAGE-20, EVENT-31] the feed of television has matches on a channel of Denmark, of all sports', () => {
    feeds.submit(
      fixture({ key: 'h', sport: 7, home: { name: 'GOG' }, away: { name: 'Skjern' }, ...on(channel('TV 2 Sport')) }),
      fixture({
        key: 'e',
        home: { name: 'Arsenal' },
        away: { name: 'Chelsea' },
        competition: { name: 'Premier League', country: 'gb-eng', season: '2026/2027' },
        ...on(channel('Viaplay')),
      }),
      fixture({
        key: 's',
        home: { name: 'AIK' },
        away: { name: 'Malmö FF' },
        competition: { name: 'Allsvenskan', country: 'se', season: '2026' },
        ...on(channel('SVT 1', { country: 'se' }), channel('TV3+', { disabledIn: ['dk'] })),
      }),
    );
    expect(outline(list('tv_0_1_da_1')).filter((name) => !name.startsWith('#'))).toEqual(['Arsenal', 'GOG']);
    expect(list('tv_3_1_da_1')).toBe('');
  });

  it('[PAGE-20] the feed of television has matches of Danish top competitions on no channel', () => {
    feeds.submit(
      fixture(),
      fixture({ key: 'k', competition: { name: 'Serie 2', country: 'dk', season: '2026/2027' }, home: { name: 'Dragør' } }),
    );
    expect(eventsIn(list('tv_0_1_da_1'))).toHaveLength(1);
  });
});

describe('the flag of the order', () => {
  const grandPrix = (name: string, days: number) => [race(name, { start: daysOn(days) }), ranking(name, [`Winner of ${name}`])];
  beforeEach(() =>
    feeds.submit(...grandPrix('Early', -2), ...grandPrix('Late', 2), ...grandPrix('Middle', 0), fixture(), ...cupAndLeague()),
  );
  const cupAndLeague = () => [
    fixture({ key: 'cup', start: daysOn(1), competition: { name: 'Pokalen', country: 'dk', season: '2026/2027' } }),
    fixture({ key: 'second', start: daysOn(2), competition: { name: '2. division', country: 'dk', season: '2026/2027' } }),
  ];
  const meetings = (name: string) => leaguesIn(list(name)).map(({ meeting }) => meeting);
  const leagueOf = (name: string) => leaguesIn(list(name))[0]!;

  it('[FEED-29, SORT-08, SORT-10] the flag y lists the latest race of a country first, n sorts by key', () => {
    const { countryId } = leagueOf('f_32_0_1_da_1');
    expect(meetings(`c_32_${countryId}_1_da_y_1`)).toEqual(['Late Grand Prix', 'Middle Grand Prix', 'Early Grand Prix']);
    expect(meetings(`c_32_${countryId}_1_da_n_1`)).toEqual(['Early Grand Prix', 'Middle Grand Prix', 'Late Grand Prix']);
  });

  it('[FEED-29] leagues of a country are in reading order with either flag', () => {
    const byKey = list('c_1_63_1_da_n_1');
    expect(outline(byKey)).toHaveLength(6);
    expect(leaguesIn(byKey).map(({ name }) => name)[0]).toBe('Superligaen');
    expect(list('c_1_63_1_da_y_1')).toBe(byKey);
  });

  it('[FEED-30] the flag y lists the latest stage of a season first, n sorts by key', () => {
    const { templateId, countryId } = leagueOf('f_1_0_1_da_1');
    feeds.submit(
      fixture({
        key: 'after',
        start: daysOn(100),
        competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role: 'relegation' },
      }),
    );
    const stages = (flag: string) => leaguesIn(list(`t_1_${countryId}_${templateId}_1_da_${flag}_1`)).map(({ role }) => role);
    expect(stages('n')).toEqual([2, 14]);
    const ofSeason = leaguesIn(list(`t_1_${countryId}_${templateId}_1_da_n_1`));
    expect(ofSeason.map(({ stageName }) => stageName)).toEqual(['', 'Kvalifikationsspil']);
    expect(stages('y')).toEqual([14, 2]);
    expect(feeds.feed(`t_2_${countryId}_${templateId}_1_da_n_1`)).toBeNull();
    expect(feeds.feed(`t_1_${countryId}_zzzzzzzz_1_da_n_1`)).toBeNull();
  });
});

describe('feeds beside the lists', () => {
  it('[FEED-46] the bare geo feed has no data', () => {
    expect(feeds.feed('f_')).toBe('');
  });
  it('[FEED-27] the local update feed has no changes', () => {
    feeds.submit(fixture(), status(1, 12));
    expect(list('u_1_1')).not.toBe('');
    expect(list('ul_1_8')).toBe('');
  });
  it('[FEED-48] the service feed has the text of the system feed', () => {
    expect(list('service')).toMatch(/^SA÷1¬mlp÷1¬sst÷0¬stu÷\d+¬lve÷¬utime÷\d+¬~$/);
    expect(list('service')).toBe(list('sys_1'));
  });
  it('[FEED-48] mop lists top competitions, each once by its newest season, without events', () => {
    feeds.submit(
      fixture(),
      fixture({
        key: 'old',
        start: '2025-11-20T18:00:00Z',
        competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
      }),
      fixture({ key: 'pl', competition: { name: 'Premier League', country: 'gb-eng', season: '2026/2027' } }),
      fixture({ key: 'low', competition: { name: '2. division', country: 'dk', season: '2026/2027' } }),
    );
    const text = list('mop_1_1');
    expect(leaguesIn(text).map(({ name, season, type }) => `${name} ${season} ${type}`)).toEqual([
      'Superligaen 2026/2027 t',
      'Premier League 2026/2027 t',
    ]);
    expect(eventsIn(text)).toEqual([]);
    expect(list('mop_1_2')).toBe('');
  });
});

describe('odds', () => {
  beforeEach(() => feeds.submit(fixture()));
  it.each(['fo_1_0_1_da_1_0', 'mo_0_0_1_da_1_0'])('[FEED-34, FEED-35, FEED-41] a list has a head and a signature: %s', (name) => {
    expect(list(name)).toMatch(/^SA÷[01]¬~A1÷[0-9a-f]{32}¬~$/);
  });
  it.each(['uo_1_0', 'uo_m_0'])('[FEED-36, FEED-37] an update is quiet: %s', (name) => {
    expect(list(name)).toBe('');
  });
  it('[FEED-38, FEED-39] odds feeds exist for known competitions and participants', () => {
    const [league] = leaguesIn(list('f_1_0_1_da_1'));
    const [event] = eventsIn(list('f_1_0_1_da_1'));
    expect(list(`to_1_63_${league!.templateId}_1_da_n_1_0`)).toMatch(/^SA÷1¬~A1÷/);
    expect(list(`po_1_63_${event!.awayId}_1_da_1_0`)).toMatch(/^SA÷1¬~A1÷/);
    expect(feeds.feed('to_1_63_zzzzzzzz_1_da_n_1_0')).toBeNull();
    expect(feeds.feed('po_1_63_zzzzzzzz_1_da_1_0')).toBeNull();
  });
});

/** Noon of the day that a feed of one hour east of Greenwich calls today, whatever the hour is now. */
const TODAY = `${await today(1)}T11:00:00Z`;
let stack: TestStack;
let template: string;
let participant: string;
let series: string;
beforeAll(async () => {
  stack = await startTestStack();
  const competition = { name: 'Superligaen', country: 'dk', season: '2026/2027', role: 'playoff' } as const;
  await stack.submit(await stack.keyOf('test'), [fixture({ start: TODAY, competition })]);
  const rows = readRows(await (await stack.feed('f_1_0_1_da_1')).text());
  const event = eventRow.read(rows.find(([head]) => head![0] === eventRow.head)!);
  template = leagueRow.read(rows.find(([head]) => head![0] === leagueRow.head)!).templateId!;
  [participant, series] = [event.homeId!, event.series!];
});
afterAll(() => stack[Symbol.asyncDispose]());

const answer = async (name: string) => {
  const response = await stack.feed(name);
  return { status: response.status, body: await response.text() };
};

it('[FEED-23, FEED-30, FEED-32, FEED-33, FEED-42, FEED-44] lists answer with a head, rows and a signature', async () => {
  for (const name of [
    'fm_0_0_1_da_1',
    'c_1_63_1_da_y_1',
    `t_1_63_${template}_1_da_y_1`,
    `p_1_63_${participant}_1_da_1`,
    `s_1_${series}_1_da_1`,
    `tf_1_63_${template}_20262027_0_1_da_1`,
    `pf_1_63_${participant}_0_1_da_1`,
    `pe_1_${participant}`,
  ]) {
    const { status: code, body } = await answer(name);
    expect([name, code]).toEqual([name, 200]);
    expect(body).toMatch(/^SA÷1¬~(PR÷[^~]+~)?ZA÷[^~]+¬~AA÷[^~]+¬~A1÷[0-9a-f]{32}¬~$/);
  }
});

it('[FEED-14, FEED-46] the geo feed, a part past the end and a list without events have the text 0', async () => {
  for (const name of [
    'f_',
    `tf_1_63_${template}_20262027_1_1_da_1`,
    `tr_1_63_${template}_20262027_0_1_da_1`,
    `pr_1_63_${participant}_0_1_da_1`,
    `pel_1_${participant}`,
    'fm_0_5_1_da_1',
  ]) {
    expect([name, await answer(name)]).toEqual([name, { status: 200, body: '0' }]);
  }
});

it('[FEED-13, FEED-27, FEED-36, FEED-37] updates without changes are answered with 204', async () => {
  for (const name of ['ul_1_8', 'uo_1_0', 'uo_m_0'])
    expect([name, await answer(name)]).toEqual([name, { status: 204, body: '' }]);
});

it('an unknown season, competition, participant or series is a 404', async () => {
  for (const name of [
    `tf_1_63_${template}_2026_0_1_da_1`,
    't_1_63_zzzzzzzz_1_da_n_1',
    'p_1_63_zzzzzzzz_1_da_1',
    'pf_1_63_zzzzzzzz_0_1_da_1',
    's_1_zzzzzzzz_1_da_1',
    'to_1_63_zzzzzzzz_1_da_n_1_0',
  ]) {
    expect([name, (await answer(name)).status]).toEqual([name, 404]);
  }
});
