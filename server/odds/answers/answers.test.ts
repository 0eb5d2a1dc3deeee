import { oddsRow, outcomesOf, readEventOdds } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { at, fixture, score, status } from '../../../domain/testing/scenario.ts';
import { daysOn, outline, race, ranking } from '../../testing/feeds.ts';
import { audienceIn, createTestOdds, ODDS_CONFIG } from '../../testing/odds.ts';

const DANE = audienceIn('DK');
const GERMAN = audienceIn('DE');
const TODAY = 'fo_1_0_1_da_1_0';
const RESULT = { home: 1600, draw: 3600, away: 6000 };
const rowsIn = (text: string | null) => oddsRow.readAll(text ?? '');

function open(config = ODDS_CONFIG) {
  const odds = createTestOdds(config);
  odds.submit(fixture(), fixture({ key: 'm2', home: { name: 'AGF' }, away: { name: 'FC Midtjylland' } }));
  return odds;
}

describe('lists of odds', () => {
  it('[FEED-34] [EVENT-33] fo_ has the odds of the main bookmaker, and the highest of all, under the header of the list, and no event without odds', () => {
    const odds = open();
    odds.offer({ home: 1650, draw: 3600, away: 6000 }, {}, 60);
    odds.offer(RESULT);
    odds.offer({ home: 1500, draw: 3700, away: 5500 }, { bookmaker: 9002 });
    const text = odds.ofAudience(TODAY, DANE)!;
    expect(text).toMatch(/^SA÷1¬~ZA÷[^~]*Superligaen[^~]*~AA÷/);
    const [row, ...others] = rowsIn(text);
    expect(others).toEqual([]);
    expect(row).toEqual({
      ...{ id: odds.event, odds: '1.60|3.60|6.00', previousOdds: '1.65||', active: '1|1|1', trend: 'down||' },
      ...{
        outcomes: 'o_1|o_0|o_2',
        highest: '1.60|3.70|6.00',
        offersLive: false,
        liveBookmakers: null,
        mainBookmaker: 9001,
        excluded: null,
        startingPrice: null,
        betslip: 0,
      },
    });
  });

  it('an audience of nothing, and one without offers, read the head alone', () => {
    const odds = open();
    odds.offer(RESULT, { bookmaker: 9003 });
    const head = odds.feed(TODAY);
    expect(head).toMatch(/^SA÷1¬~A1÷[0-9a-f]{32}¬~$/);
    expect(odds.ofAudience(TODAY, DANE)).toBe(head);
    expect(rowsIn(odds.ofAudience(TODAY, GERMAN))).toHaveLength(1);
  });

  it('[FEED-35] [FEED-38] [FEED-39] mo_, to_ and po_ list the odds in the order of their lists', () => {
    const odds = open();
    for (const event of odds.state.events.keys()) odds.offer(RESULT, { event });
    const { templateId } = [...odds.state.leagues.values()][0]!;
    const [{ home }] = odds.state.events.values() as never as [{ home: string }];
    for (const [name, list] of [
      [TODAY, 'f_1_0_1_da_1'],
      ['mo_0_0_1_da_1_0', 'fm_0_0_1_da_1'],
      [`to_1_63_${templateId}_1_da_n_1_0`, `t_1_63_${templateId}_1_da_n_1`],
      [`po_1_63_${home}_1_da_1_0`, `p_1_63_${home}_1_da_1`],
    ] as const) {
      const listed = rowsIn(odds.feed(list)).map(({ id }) => id);
      expect(listed.length).toBeGreaterThan(0);
      expect(rowsIn(odds.ofAudience(name, DANE)).map(({ id }) => id)).toEqual(listed);
    }
    expect(odds.ofAudience('to_1_63_zzzzzzzz_1_da_n_1_0', DANE)).toBeNull();
  });

  it('[EVENT-25] a competitor of a race has the price to win and that of a place, each way', () => {
    const odds = createTestOdds();
    odds.submit(race('r1', { at: daysOn(-2) }), ranking('r1', ['Ada', 'Bo']));
    const [{ entries }] = odds.state.races.values() as never as [{ entries: readonly { participant: string }[] }];
    const prices = Object.fromEntries(entries.map(({ participant }, place) => [participant, 3000 + place]));
    const place = { betType: 'TOP_POSITION_MERGED', scope: 'FULL_TIME' } as const;
    odds.offer(prices, { ...place, line: 4 });
    odds.offer(Object.fromEntries(Object.keys(prices).map((id) => [id, 1400])), { ...place, line: 12 });
    const rows = rowsIn(odds.ofAudience('fo_32_0_1_da_1_0', DANE));
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(outcomesOf(row)).toMatchObject([{ outcome: '1' }, { outcome: 'EW', odds: 1400, previous: null, highest: 1400 }]);
    expect(outline(odds.feed('f_32_0_1_da_1')!)).toHaveLength(3);
  });

  it('the starting price of a runner is served with the odds, and in no list for everybody', () => {
    const odds = createTestOdds();
    const runner = { name: 'Sir Nobel', kind: 'person', country: 'se' } as const;
    odds.submit(
      race('h1', { at: daysOn(-2), sport: 35, competition: { name: 'Charlottenlund', country: 'dk', season: '2026' } }),
      ranking('h1', [], { entries: [{ participant: runner, rank: 1, results: { jockey: 'C. Lopez', startingPrice: '13.37' } }] }),
    );
    const list = odds.feed('f_35_0_1_da_1')!;
    expect(list).toContain('C. Lopez');
    expect(list).not.toContain('13.37');
    expect(rowsIn(odds.ofAudience('fo_35_0_1_da_1_0', DANE))).toMatchObject([{ startingPrice: '13.37', odds: '' }]);
    expect(odds.feed('fo_35_0_1_da_1_0')).not.toContain('13.37');
  });

  it('[EVENT-23] a bookmaker that an event excludes is named in MX, and its odds are not served', () => {
    const events = new Map<string, readonly number[]>();
    const odds = open({ ...ODDS_CONFIG, excluded: { ...ODDS_CONFIG.excluded, events } });
    odds.offer(RESULT);
    odds.offer({ home: 1500, draw: 3500, away: 5500 }, { bookmaker: 9002 });
    events.set(odds.event, [9001]);
    expect(rowsIn(odds.ofAudience(TODAY, DANE))).toMatchObject([
      { excluded: '9001', mainBookmaker: 9002, odds: '1.50|3.50|5.50' },
    ]);
  });

  it('[EVENT-32] a row during the event shows live odds, and names the bookmakers with live betting', () => {
    const odds = open();
    odds.offer(RESULT, {}, 3600);
    odds.submit(status(1, 12));
    odds.offer({ home: 1200, draw: 5000, away: 12_000 }, { isLive: true }, 5);
    expect(rowsIn(odds.ofAudience(TODAY, DANE))).toMatchObject([
      { odds: '1.20|5.00|12.00', active: '1|1|1', offersLive: true, liveBookmakers: '9001' },
    ]);
  });
});

describe('updates of odds', () => {
  it('[FEED-36] [FEED-37] [SYNC-20] uo_ has what changed, without previous odds, and the time', () => {
    const odds = open();
    expect(odds.ofAudience('uo_1_0', DANE)).toBe('');
    odds.offer({ home: 1650, draw: 3600, away: 6000 }, {}, 60);
    odds.offer(RESULT);
    odds.pass(3);
    for (const name of ['uo_1_0', 'uo_m_0']) {
      const text = odds.ofAudience(name, DANE)!;
      expect(text).toMatch(/~A2÷\d+¬~A1÷[0-9a-f]{32}¬~$/);
      expect(text).not.toContain('MJ÷');
      expect(rowsIn(text)).toMatchObject([{ odds: '1.60|3.60|6.00', trend: 'down||' }]);
    }
  });
});

describe('odds of an event', () => {
  it('df_od_ and d_od_ have all markets in the order of pages, each with its bookmakers by payout', () => {
    const odds = open();
    odds.offer({ over: 1850, under: 1950 }, { betType: 'OVER_UNDER', line: 10 });
    odds.offer(RESULT);
    odds.offer({ home: 1700, draw: 3700, away: 6500 }, { bookmaker: 9002 });
    for (const prefix of ['df_od_1_', 'd_od_1_']) {
      const { markets } = readEventOdds(odds.ofAudience(prefix + odds.event, DANE)!);
      expect(markets.map(({ betType, line }) => [betType, line])).toEqual([
        ['HOME_DRAW_AWAY', null],
        ['OVER_UNDER', 10],
      ]);
      expect(markets[0]!.offers.map(({ name, counts }) => [name, counts])).toEqual([
        ['Demo Odds B', true],
        ['Demo Odds A', true],
      ]);
    }
    expect(odds.feed(`df_od_1_${odds.event}`)).toBe('A1÷¬~');
  });

  it('df_dos_ lists the bookmakers with the prices of the default bet type', () => {
    const odds = open();
    odds.offer({ home: 1600, draw: null, away: 6000 });
    expect(odds.ofAudience(`df_dos_1_${odds.event}_`, DANE)).toBe('[["9001","1.60","","6.00"]]A1÷¬~');
  });

  it('df_lod2_ has the live offers of a bookmaker of the audience, and does not exist for others', () => {
    const odds = open();
    odds.submit(status(1, 12));
    odds.offer(RESULT, { isLive: true }, 5);
    const live = `df_lod2_9001_${odds.event}`;
    expect(readEventOdds(odds.ofAudience(live, DANE)!).markets).toMatchObject([{ isLive: true, offers: [{ bookmaker: 9001 }] }]);
    expect(odds.ofAudience(`df_lod2_9003_${odds.event}`, DANE)).toBeNull();
    expect(odds.feed(live)).toBeNull();
  });

  it('a goal suspends the live offers from before it, although no version of them follows', () => {
    const odds = open();
    odds.submit(status(1, 12));
    odds.offer(RESULT, { isLive: true }, 5);
    odds.submit(score(2, 1, 0, { at: at(30) }));
    const { markets } = readEventOdds(odds.ofAudience(`df_od_1_${odds.event}`, DANE)!);
    expect(markets[0]!.offers).toMatchObject([{ state: 'suspended', counts: false }]);
    expect(rowsIn(odds.ofAudience(TODAY, DANE))).toMatchObject([{ active: '0|0|0' }]);
  });
});
