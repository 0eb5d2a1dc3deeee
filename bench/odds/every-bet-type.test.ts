import { BET_TYPE_RULES, BET_TYPES, type BetType, type OfferKey, type Price, sportOdds } from '@stillingen/domain/odds';
import { eventOddsFeed, readEventOdds } from '@stillingen/wire';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { fixture, status } from '../../domain/testing/scenario.ts';
import { audienceIn, createTestOdds } from '../../server/testing/odds.ts';
import { NOW_S, race, ranking } from '../../server/testing/feeds.ts';
import { ODDS_VIEW } from '../../web/gallery/samples/odds.ts';
import { EventOddsView } from '../../web/odds/comparison/event-odds-view.tsx';
import { draw } from '../../web/testing/draw.ts';

interface Shown {
  readonly sport: number;
  /** Of the market, and of its lines where it has some. */
  readonly words: readonly string[];
  readonly offer?: Partial<OfferKey>;
  /** Outcomes of a type that has no fixed ones. */
  readonly outcomes?: readonly string[];
}

const SHOWN: Readonly<Record<BetType, Shown>> = {
  HOME_DRAW_AWAY: { sport: 1, words: ['1X2', '1 X 2'] },
  HOME_AWAY: { sport: 2, words: ['Vinder', '1 2'] },
  OVER_UNDER: { sport: 1, offer: { line: 10 }, words: ['Over/under', 'Over Under', '2,5 mål'] },
  ASIAN_HANDICAP: { sport: 1, offer: { line: -3 }, words: ['Asiatisk handicap', '1 2', '−0,75'] },
  BOTH_TEAMS_TO_SCORE: { sport: 1, words: ['Begge hold scorer', 'Ja Nej'] },
  TO_QUALIFY: { sport: 1, words: ['Går videre', '1 2'] },
  DOUBLE_CHANCE: { sport: 1, words: ['Dobbeltchance', '1X 12 X2'] },
  EUROPEAN_HANDICAP: { sport: 1, offer: { line: -4 }, words: ['Europæisk handicap', '1 (−1) X 2 (+1)'] },
  DRAW_NO_BET: { sport: 1, words: ['Uafgjort uden væddemål', '1 2'] },
  CORRECT_SCORE: { sport: 1, outcomes: ['1:0', '2:1', 'other'], words: ['Korrekt resultat', 'Andet'] },
  HALF_FULL_TIME: { sport: 1, words: ['Pause/slut', '1 X 2'] },
  ODD_OR_EVEN: { sport: 1, words: ['Lige/ulige', 'Ulige Lige'] },
  NEXT_GOAL: { sport: 1, offer: { line: 4, isLive: true }, words: ['Næste mål', '1 Intet 2'] },
  TOP_POSITION_MERGED: { sport: 32, offer: { line: 12 }, words: ['Placering', 'Top 3', 'Deltager'] },
};

/** The market as a page shows it, from the feed of an audience in Denmark. */
function wordsOf(betType: BetType): string {
  const { sport, offer = {}, outcomes = BET_TYPE_RULES[betType].outcomes } = SHOWN[betType];
  const odds = createTestOdds();
  if (betType === 'TOP_POSITION_MERGED') odds.submit(race('m1', { sport }), ranking('m1', ['Amstrup', 'Bøgh', 'Carlsen']));
  else odds.submit(fixture({ sport }), ...(offer.isLive === true ? [status(1, 12)] : []));
  const entries = [...odds.state.races.values()].flatMap((each) => each.entries.map(({ id }) => id));
  const prices = Object.fromEntries((outcomes ?? entries).map((outcome, at): [string, Price] => [outcome, 7770 + at]));
  odds.offer(prices, { betType, ...offer });
  const feed = odds.ofAudience(eventOddsFeed(odds.event), audienceIn('DK'))!;
  const event = { eventId: odds.event, homeName: 'A', awayName: 'B', sportId: sport, format: 'eu', view: ODDS_VIEW } as const;
  const view = createElement(EventOddsView, {
    odds: readEventOdds(feed),
    event: { ...event, nameOf: (id: string) => `Navn ${id}` },
    startsLive: offer.isLive === true,
  });
  return draw(view, { feeds: {}, nowS: NOW_S }).words;
}

it.each(BET_TYPES)('[ODDS-01] %s is served and drawn in a sport that has it, with its Danish names', (betType) => {
  const { sport, words } = SHOWN[betType];
  const { prematchTab = [], liveTab = [], prematchSummary = [] } = sportOdds(sport) ?? {};
  expect([...prematchTab, ...liveTab, ...prematchSummary]).toContain(betType);
  const drawn = wordsOf(betType);
  for (const word of words) expect(drawn).toContain(word);
  expect(drawn).toContain('7.77');
});
