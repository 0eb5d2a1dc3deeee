import { Category } from '@stillingen/client';
import { ALERT_KINDS, kindsOf, SPORTS } from '@stillingen/domain';
import { VOCABULARIES } from '@stillingen/wire/words';
import { describe, expect, it } from 'vitest';
import { ordinal } from '../ordinal.ts';
import { agoText, waitText } from './account.ts';
import { changed, markMinutes, sayMinute, span, within } from './language.ts';
import { leagueText } from './league.ts';
import { drawText } from './match/draw.ts';
import { lineupText } from './match/line-ups.ts';
import { matchText } from './match/match.ts';
import { alertsText, ruleText } from './mine/alerts.ts';
import { tableText } from './table.ts';

const { en } = VOCABULARIES;

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('English place %i is %s', (place, words) => expect(ordinal(place)).toBe(words));

it.each([
  ['Offside', 'offside'],
  ['VAR', 'VAR'],
  ['', ''],
])('English label %j is %j within a sentence', (label, words) => expect(within(label)).toBe(words));

describe('English corrections', () => {
  it.each([
    ['', 'Corrected'],
    [en.reason('minute'), 'Minute corrected'],
    [en.reason('clerical'), 'Corrected: clerical error'],
    [en.reason('var'), 'Corrected: VAR'],
  ])('English correction because of %j is %s', (reason, words) => expect(changed(reason)).toBe(words));

  it.each([
    ['', 'offside', 'Corrected: offside'],
    ['0-1', 'offside', 'Corrected, was 0-1: offside'],
    ['0-1', '', 'Corrected, was 0-1'],
    ["26' O. Ellis", en.reason('scorer'), 'Scorer corrected, was 26’ O. Ellis'],
  ])('English correction from %j because of %j is %s', (from, reason, words) => {
    expect(tableText.corrected(from, reason)).toBe(words);
  });

  it('English lines of corrections name what became of a goal', () => {
    const { correction, correctionLine } = matchText;
    const lines = [correction.goalAnnulled, correction.goal, correction.score].map((what) => correctionLine(what, '58’', ''));
    expect(lines).toEqual(['at 58’ disallowed', 'at 58’ deleted', 'at 58’ corrected']);
    expect(correctionLine(correction.goalAnnulled, '', 'Offside')).toBe('disallowed: offside');
  });
});

describe('English minutes', () => {
  it.each([
    ["45+2'", '45+2’'],
    ["26' S. O'Neill (pen)", "26’ S. O'Neill (pen)"],
    ['07:26', '07:26'],
  ])('English minute %s is printed %s', (fed, printed) => expect(markMinutes(fed)).toBe(printed));

  it.each([
    ['67', '67th minute'],
    ['1', '1st minute'],
    ['45+', '45th minute, stoppage time'],
    ['3rd Period 14', '3rd Period, 14th minute'],
    ['2nd Half 60+', '2nd Half, 60th minute, stoppage time'],
    ['Half Time', 'Half Time'],
  ])('English minute %s is read out %s', (text, words) => expect(sayMinute(text)).toBe(words));

  it.each([
    [1, '1 second'],
    [27, '27 seconds'],
    [60, '1 min'],
    [125, '2 min 5 sec'],
  ])('English span of %i seconds is %s', (seconds, words) => expect(span(seconds)).toBe(words));

  it.each([
    ['substitution-in', ["67'"], 'on in the 67th minute'],
    ['substitution-out', ["45+2'"], 'off in minute 45+2'],
    ['substitution-out', [lineupText.inning("5'")], 'off in the 5th inning'],
    ['substitution-in', [''], 'on'],
    ['goal', ["1'"], 'goal'],
    ['goal', ["1'", "9'"], '2 goals'],
  ] as const)('English mark %s of %j is %s', (type, minutes, words) => expect(lineupText.mark(type, minutes)).toBe(words));
});

describe('English words of events', () => {
  it('English words call an event a match only in duels', () => {
    for (const { duel, event, name } of SPORTS) expect([name, leagueText.next(event) === 'Next matches']).toEqual([name, duel]);
  });

  it('English words of events stand in the sentences of the pages', () => {
    expect(tableText.emptySport('Winter Sports', 'konkurrence')).toBe('Winter Sports: no events this day');
    expect(tableText.failed('løb')).toBe('The races could not be loaded');
    expect((['kamp', 'løb'] as const).map((event) => tableText.empty(Category.live, event))).toEqual([
      'No live matches right now',
      'No races under way right now',
    ]);
    expect(leagueText.noResultsHint('løb')).toBe('They appear here once the first race has been run.');
  });
});

it.each(['16', 'Runde 16', '16. runde', '2. kvalifikationsrunde', 'Kvartfinale', 'Runde 2, returkamp', ''])(
  'English round %j is the same with a table and in a knock-out',
  (danish) => {
    const [inLeague, inKnockout] = [1, null].map((tables) => tableText.round(en.phrase(danish), { tables }));
    expect(inLeague).toBe(inKnockout);
    expect(inLeague).toMatch(/^(?:Round 16|Qualifying round 2|Quarter-finals|Round 2, 2nd leg|)$/);
  },
);

it('English rounds stand in lower case within sentences of the bracket', () => {
  expect(drawText.winnerOf(en.phrase('Kvartfinale'), 2)).toBe('Winner of quarter-finals 2');
  expect(drawText.straight(en.phrase('2. runde'))).toBe('Bye: straight to round 2');
  expect(['Kvartfinale', 'Semifinaler', '1/8-finale', '2. runde'].map((round) => drawText.short(en.phrase(round)))).toEqual([
    'Quarter',
    'Semi',
    '1/8',
    'Round 2',
  ]);
});

it.each([
  [0, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('English wait of %i seconds is %s', (seconds, words) => expect(waitText(seconds)).toBe(words));

it.each([
  [-5, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, 'an hour ago'],
  [7_300_000, '2 hours ago'],
  [86_400_000, '1 day ago'],
  [200_000_000, '2 days ago'],
])('English age of %i ms is %s', (ageMs, words) => expect(agoText(1_000_000_000, 1_000_000_000 + ageMs)).toBe(words));

it.each([
  [0, 'No notifications'],
  [2 + 4 + 16, 'Goals, cards, result'],
  [16, 'Result'],
  [255, 'Everything'],
  [1 + 2 + 4 + 8 + 16, 'Start, goals, cards + 2'],
])('English rule %i is written as %s', (mask, words) => {
  expect(ruleText(kindsOf(mask), ALERT_KINDS.length)).toBe(words);
});

it('English notifications are counted', () => {
  expect([0, 1, 2].map(alertsText.tool)).toEqual(['Notifications', 'Notifications, 1 new', 'Notifications, 2 new']);
});
