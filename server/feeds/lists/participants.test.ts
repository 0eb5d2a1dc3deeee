import { readParticipant, readRows } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, fixture, status } from '../../../domain/testing/scenario.ts';
import { type TestFeeds, createTestFeeds, daysOn, eventsIn, leaguesIn, race, ranking } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const list = (name: string): string => feeds.feed(name)!;
const idOf = (name: string): string => [...feeds.state.participants.values()].find((one) => one.name === name)!.id;
const info = (text: string) =>
  readRows(text)
    .map(readParticipant)
    .find((found) => found !== null) ?? null;

function match(days: number, more: Parameters<typeof fixture>[0] = {}): void {
  const key = `d${days}`;
  feeds.submit(fixture({ key, start: daysOn(days), ...more }));
  if (days < 0) feeds.submit(status(1, 3, { key: `${key}/status`, event: key, score: { home: 1, away: 0 } }));
}

describe('the feed of a participant', () => {
  it('[FEED-32, CONST-07] a participant feed has ten latest results, live events and ten next fixtures', () => {
    for (let days = -13; days <= 12; days += 1) match(days);
    feeds.submit(status(1, 12, { key: 'd0/status', event: 'd0' }));
    feeds.submit(fixture({ key: 'others', home: { name: 'AGF' }, away: { name: 'Viborg FF' } }));
    const events = eventsIn(list(`p_1_63_${idOf('Vejle Boldklub')}_1_da_1`));
    const types = (type: number) => events.filter(({ stageType }) => stageType === type);
    expect([types(3), types(2), types(1)].map(({ length }) => length)).toEqual([10, 1, 10]);
    expect(types(3)[0]!.start).toBe(Date.parse(daysOn(-10)) / 1000);
    expect(events.map(({ homeName }) => homeName)).not.toContain('AGF');
  });

  it('[PART-01, PART-02] a participant feed has its row with the ids of its events', () => {
    match(1);
    match(2, { home: { name: 'Vejle Boldklub' }, away: { name: 'Brøndby IF' } });
    const id = idOf('Vejle Boldklub');
    const text = list(`p_1_63_${id}_1_da_1`);
    expect(text).toMatch(/^SA÷1¬~PR÷/);
    expect(info(text)).toEqual({
      id,
      shortName: 'Vejle Boldklub',
      name: 'Vejle Boldklub',
      countryName: 'Danmark',
      image: '',
      tableImage: '',
      sportIds: [1],
      countryIds: [63],
      url: `/hold/vejle-boldklub/${id}/`,
      deleted: false,
      eventIds: eventsIn(text).map((event) => event.id),
    });
  });

  it('[SORT-05] a participant feed lifts no top competitions', () => {
    const side = { home: { name: 'FC København', country: 'dk' } };
    match(1, { ...side, competition: { name: 'Champions League', country: 'eu', season: '2026/2027' } });
    match(2, { ...side, competition: { name: '2. division', country: 'dk', season: '2026/2027' } });
    const namesIn = (name: string) => leaguesIn(list(name)).map(({ name: league }) => league);
    expect(namesIn(`p_1_63_${idOf('FC København')}_1_da_1`)).toEqual(['2. division', 'Champions League']);
    expect(namesIn('fm_0_1_1_da_1')).toEqual(['Champions League']);
  });

  it('[SORT-09] the feed of an athlete of a sport with meetings has the latest tournament first', () => {
    for (const week of [2, 1, 3]) {
      const competition = { name: `World Cup ${4 - week}`, country: 'xw', category: 'World Cup', season: '2026/2027' };
      feeds.submit(
        race(`W${week}`, { sport: 41, competition, start: daysOn(-7 * week) }),
        ranking(`W${week}`, ['Nielsen', 'Verstappen']),
        status(1, 3, { key: `W${week}/status`, event: `W${week}` }),
      );
    }
    const text = list(`p_41_8_${idOf('Verstappen')}_1_da_1`);
    expect(leaguesIn(text).map(({ name }) => name)).toEqual(['World Cup 3', 'World Cup 2', 'World Cup 1']);
  });

  it('[PART-23, PART-24] the feed of a driver has ten races, with the rows of the driver alone', () => {
    for (let week = 1; week <= 12; week += 1) {
      feeds.submit(
        race(`W${week}`, { start: daysOn(-7 * week) }),
        ranking(`W${week}`, ['Norris', 'Verstappen']),
        status(1, 3, { key: `W${week}/status`, event: `W${week}` }),
      );
    }
    const text = list(`p_32_8_${idOf('Verstappen')}_1_da_1`);
    expect(leaguesIn(text)).toHaveLength(10);
    expect(new Set(eventsIn(text).map(({ homeName, rank }) => `${rank} ${homeName}`))).toEqual(new Set(['2 Verstappen']));
    expect(info(text)!.url).toMatch(/^\/spiller\/verstappen\//);
  });

  it('[PART-24] classifications of a tour take no place among the ten races of a rider', () => {
    const competition = { name: 'Tour de France', country: 'fr', category: 'UCI World Tour', season: '2026' };
    const add = (key: string, start: string, end?: string) =>
      feeds.submit(
        race(key, { sport: 34, competition, meeting: 'Tour de France', session: key, start, ...(end && { end }) }),
        ranking(key, ['Pedersen']),
        status(1, 3, { key: `${key}/status`, event: key }),
      );
    for (let day = 1; day <= 12; day += 1) add(`stage ${day}`, daysOn(day - 14));
    for (const key of ['overall', 'points', 'mountains']) add(key, daysOn(-13), daysOn(-1));
    const sessions = leaguesIn(list(`p_34_8_${idOf('Pedersen')}_1_da_1`)).map(({ session }) => session);
    expect(sessions).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((day) => `stage ${day}`));
  });

  it('[PART-23] the feed of an athlete in winter sports has five whole meetings', () => {
    for (let week = 1; week <= 7; week += 1) {
      for (const session of ['Slalom', 'Storslalom']) {
        const key = `${week}${session}`;
        feeds.submit(
          race(key, {
            sport: 39,
            competition: { name: 'World Cup', country: 'xw', category: 'World Cup - Mænd', season: '2026/2027' },
            meeting: `Meeting ${week}`,
            session,
            start: daysOn(-7 * week),
          }),
          ranking(key, ['Kristoffersen']),
          status(1, 3, { key: `${key}/status`, event: key }),
        );
      }
    }
    const shown = leaguesIn(list(`p_39_8_${idOf('Kristoffersen')}_1_da_1`));
    expect(shown).toHaveLength(10);
    expect(new Set(shown.map(({ meeting }) => meeting))).toEqual(new Set([1, 2, 3, 4, 5].map((week) => `Meeting ${week}`)));
  });

  it('a participant feed is null for another sport and an unknown id', () => {
    match(1);
    expect(feeds.feed(`p_2_63_${idOf('Vejle Boldklub')}_1_da_1`)).toBeNull();
    expect(feeds.feed('p_1_63_zzzzzzzz_1_da_1')).toBeNull();
  });

  it('a participant feed follows changes of its own events only', () => {
    match(1);
    feeds.submit(fixture({ key: 'others', home: { name: 'AGF' }, away: { name: 'Viborg FF' } }));
    const name = `p_1_63_${idOf('Vejle Boldklub')}_1_da_1`;
    const before = list(name);
    feeds.submit(status(1, 12, { key: 'others/status', event: 'others' }));
    expect(list(name)).toBe(before);
    feeds.submit(status(1, 12, { key: 'd1/status', event: 'd1' }));
    expect(eventsIn(list(name))[0]!.stageType).toBe(2);
  });
});

describe('the events of a participant', () => {
  it('[NODUEL-02] px equals p in races, and is null in duels', () => {
    match(1);
    feeds.submit(race('W1', { start: daysOn(-7) }), ranking('W1', ['Norris']));
    const driver = idOf('Norris');
    expect(list(`px_32_8_${driver}_1_da_1`)).toBe(list(`p_32_8_${driver}_1_da_1`));
    expect(feeds.feed(`px_1_63_${idOf('Brøndby IF')}_1_da_1`)).toBeNull();
  });

  it('[FEED-48, NODUEL-02] pe has events of seven days each way, pel live events', () => {
    for (const days of [-9, -6, 0, 6, 9]) match(days);
    feeds.submit(status(1, 12, { key: 'd0/status', event: 'd0' }));
    const id = idOf('Brøndby IF');
    expect(eventsIn(list(`pe_1_${id}`)).map(({ start }) => start)).toEqual(
      [-6, 0, 6].map((days) => Date.parse(daysOn(days)) / 1000),
    );
    expect(info(list(`pe_1_${id}`))!.eventIds).toHaveLength(3);
    expect(eventsIn(list(`pel_1_${id}`)).map(({ stage }) => stage)).toEqual([12]);
    feeds.submit(status(2, 3, { key: 'd0/status', event: 'd0', score: { home: 0, away: 0 } }));
    expect(list(`pel_1_${id}`)).toBe('');
    expect(feeds.feed('pe_1_zzzzzzzz')).toBeNull();
    expect(feeds.feed('pel_1_zzzzzzzz')).toBeNull();
  });
});

describe('results and fixtures of a participant', () => {
  const starts = (name: string) => eventsIn(list(name)).map(({ start }) => start);

  it('[FEED-44, FEED-45, CONST-08, PART-19] parts of a hundred events have the latest results and the soonest fixtures first', () => {
    for (let days = -103; days <= 2; days += 1) match(days);
    const id = idOf('Brøndby IF');
    const dayOf = (days: number) => Date.parse(daysOn(days)) / 1000;
    const first = starts(`pr_1_63_${id}_0_1_da_1`);
    expect([first.length, first[0], first.at(-1)]).toEqual([100, dayOf(-1), dayOf(-100)]);
    expect(starts(`pr_1_63_${id}_1_1_da_1`)).toEqual([-101, -102, -103].map(dayOf));
    expect(list(`pr_1_63_${id}_2_1_da_1`)).toBe('');
    expect(starts(`pf_1_63_${id}_0_1_da_1`)).toEqual([0, 1, 2].map(dayOf));
    expect(list(`pf_1_63_${id}_1_1_da_1`)).toBe('');
    expect(feeds.feed('pr_1_63_zzzzzzzz_0_1_da_1')).toBeNull();
  });

  it('[PART-20] the types s, d and m select singles, doubles and mixed doubles in tennis', () => {
    const play = (key: string, category: string, home: string, away: string, kind: 'person' | 'pair', name = 'US Open') =>
      feeds.submit(
        fixture({
          key,
          sport: 2,
          start: daysOn(1),
          competition: { name, country: 'us', category, season: '2026' },
          home: { name: home, kind },
          away: { name: away, kind },
        }),
      );
    play('s', 'ATP - Single', 'Holger Rune', 'Ben Shelton', 'person');
    play('d', 'ATP - Double', 'Holger Rune / Joe Salisbury', 'Hugo Nys / Robin Haase', 'pair');
    play('m', 'Mixed double', 'Clara Tauson / Holger Rune', 'Sara Errani / Andrea Vavassori', 'pair');
    play('x', 'ATP - Double', 'Holger Runebjerg / Evan King', 'Rajeev Ram / Austin Krajicek', 'pair');
    play('n', 'Grand Slam', 'Clara Tauson / Holger Rune', 'Taylor Townsend / Evan King', 'pair', 'Mixed double');
    const rune = idOf('Holger Rune');
    const awayOf = (type: string) => eventsIn(list(`pf_2_8_${rune}_0_1_da_1${type}`)).map(({ awayName }) => awayName);
    expect(awayOf('')).toEqual(['Ben Shelton']);
    expect(awayOf('s')).toEqual(['Ben Shelton']);
    expect(awayOf('d')).toEqual(['Hugo Nys / Robin Haase']);
    expect(new Set(awayOf('m'))).toEqual(new Set(['Sara Errani / Andrea Vavassori', 'Taylor Townsend / Evan King']));
    const pair = idOf('Holger Rune / Joe Salisbury');
    expect(eventsIn(list(`pf_2_8_${pair}_0_1_da_1d`))).toHaveLength(1);
    expect(list(`pf_2_8_${pair}_0_1_da_1s`)).toBe('');
  });

  it('[FEED-45] outside tennis a type selects nothing', () => {
    match(1);
    expect(feeds.feed(`pf_1_63_${idOf('Brøndby IF')}_0_1_da_1s`)).toBeNull();
  });
});

describe('the feeds of a participant that is deleted', () => {
  let id: string;
  beforeEach(() => {
    feeds.submit(fixture({ home: { name: 'Brøndby IF', key: '7' } }));
    id = [...feeds.state.events.values()][0]!.home;
  });
  const setDeleted = (seq: number, deleted: boolean) =>
    feeds.submit({ kind: 'participant', key: 'club/7', seq, at: at(1), participant: '7', deleted });

  it('[PART-01] feeds of a deleted participant have its row alone, and its matches stay in other lists', () => {
    for (const name of [`p_1_63_${id}_1_da_1`, `pe_1_${id}`]) {
      expect(info(list(name))).toMatchObject({ deleted: false, eventIds: [expect.any(String)] });
    }
    setDeleted(1, true);
    for (const name of [`p_1_63_${id}_1_da_1`, `pe_1_${id}`]) {
      expect(feeds.feed(name)).toContain('~PRD÷');
      expect(info(list(name))).toMatchObject({ id, name: 'Brøndby IF', deleted: true, eventIds: [] });
      expect(eventsIn(feeds.feed(name)!)).toEqual([]);
    }
    expect(eventsIn(feeds.feed('f_1_0_1_da_1')!).map(({ homeName }) => homeName)).toEqual(['Brøndby IF']);
  });

  it('feeds of a participant that is restored have its matches again', () => {
    const name = `p_1_63_${id}_1_da_1`;
    const before = feeds.feed(name);
    setDeleted(1, true);
    setDeleted(2, false);
    expect(feeds.feed(name)).toBe(before);
  });

  it('a deleted participant has no parts, players and transfers', () => {
    const names = [`pf_1_63_${id}_0_1_da_1`, `pr_1_63_${id}_0_1_da_1`, `pel_1_${id}`, `pl_1_${id}`, `tetr_${id}_0`];
    for (const name of names) expect(feeds.feed(name), name).not.toBeNull();
    setDeleted(1, true);
    for (const name of names) expect(feeds.feed(name), name).toBeNull();
  });
});
