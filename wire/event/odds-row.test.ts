import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ODDS_OUTCOMES, oddsRow, type OddsRow, oddsWords, type OutcomeOdds, outcomesOf } from './odds-row.ts';
import { readRows } from '../text/text.ts';

const blank = oddsRow.read([]);
const sent = (words: Partial<OddsRow>): OddsRow =>
  oddsRow.read(readRows(oddsRow.writeText({ ...blank, id: 'EEEEEEEE', ...words }))[0]!);

const written = fc.option(fc.integer({ min: 101, max: 99_999 }).map((hundredths) => hundredths * 10));
const anyOffer = fc
  .record({
    ...{ outcome: fc.constantFrom(...ODDS_OUTCOMES), isActive: fc.boolean() },
    ...{ odds: written, previous: written, highest: written },
  })
  .map((offer): OutcomeOdds => (offer.outcome === 'EW' ? { ...offer, previous: null } : offer));

describe('the odds of an event', () => {
  it('[EVENT-24] the odds of an event are those of 1, 0, 2, 10, 02, handicap, over/under and money line, each with what it was before', () => {
    const offered = ['1', '0', '2', '10', '02', 'AH1', 'AH2', 'OU1', 'OU2', 'ML1', 'ML2'] as const;
    const odds = offered.map((outcome, at) => ({
      ...{ outcome, odds: 2000 + at * 10, previous: 1900 + at * 10, highest: 2100 + at * 10, isActive: true },
    }));
    expect(outcomesOf(sent(oddsWords(odds)))).toEqual(odds);
  });

  it('[EVENT-24] the odds of an event are read as they were written, offered or not', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { minLength: 1 }), (offers) => {
        expect(outcomesOf(sent(oddsWords(offers)))).toEqual(offers);
      }),
    );
  });

  it('[EVENT-24] [SYNC-19] the odds of an event carry how they moved, several values between bars', () => {
    const words = oddsWords([
      { outcome: '1', odds: 1600, previous: 1650, highest: 1660, isActive: true },
      { outcome: '0', odds: 3600, previous: 3500, highest: 3600, isActive: true },
      { outcome: '2', odds: 6000, previous: null, highest: null, isActive: false },
    ]);
    expect(words).toEqual({
      odds: '1.60|3.60|6.00',
      previousOdds: '1.65|3.50|',
      active: '1|1|0',
      trend: 'down|up|',
      outcomes: 'o_1|o_0|o_2',
      highest: '1.66|3.60|',
    });
  });

  it.each([
    [1005, '1.005'],
    [1115, '1.12'],
    [1255, '1.26'],
    [2675, '2.68'],
    [10_235, '10.24'],
  ])('[EVENT-24] the odds of an event are rounded half up, as no binary fraction is: %i', (odds, text) => {
    expect(oddsWords([{ outcome: '1', odds, previous: odds, highest: null, isActive: true }])).toMatchObject({
      ...{ odds: text, previousOdds: text },
    });
  });

  it('[EVENT-25] the odds of an event have an each-way handicap without previous odds', () => {
    const eachWay = { outcome: 'EW', odds: 250, previous: 200, highest: 300, isActive: true } as const;
    expect(oddsWords([eachWay]).previousOdds).toBe('');
    expect(outcomesOf(sent(oddsWords([eachWay])))).toEqual([{ ...eachWay, previous: null }]);
  });

  it('the odds of an event ignore invalid outcomes and values', () => {
    const words = { odds: '1.5|x|2', previousOdds: null, active: '1', outcomes: 'o_1|o_0|o_99', highest: null };
    expect(outcomesOf({ ...blank, ...words })).toEqual([
      { outcome: '1', odds: 1500, previous: null, highest: null, isActive: true },
      { outcome: '0', odds: null, previous: null, highest: null, isActive: false },
    ]);
    expect(outcomesOf(blank)).toEqual([]);
  });

  it('[EVENT-23, EVENT-32] the odds of an event list excluded bookmakers, and those with live betting, between bars', () => {
    const row = sent({ excluded: '16|417', offersLive: true, liveBookmakers: '16|5|417' });
    expect(row).toMatchObject({ excluded: '16|417', offersLive: true, liveBookmakers: '16|5|417' });
  });

  it('[EVENT-33, EVENT-34] the odds of an event name the main bookmaker and the mode of the betslip: 0 off, 1 betslip, 2 deeplink', () => {
    for (const betslip of [0, 1, 2]) expect(sent({ mainBookmaker: 16, betslip })).toMatchObject({ mainBookmaker: 16, betslip });
  });
});
