import { type AlertFacts, isRefused, momentsOf, parseRule, Stage, Winner } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { factsFor } from '../../domain/testing/alert-facts.ts';
import { SPORT } from '@stillingen/domain';
import { ruleAlertText } from './rule-text.ts';
import { alertText } from './text.ts';

type Changes = Parameters<typeof factsFor>[0];

const LIVE: Changes = { stage: Stage.secondHalf, score: [1, 1], minute: '67’' };
const BOTH = 'FC Midtjylland – FC København';

function textOf(before: Changes, after: Changes): readonly [title: string, body: string] {
  const facts: AlertFacts = factsFor({ ...before, ...after });
  const { title, body } = alertText(momentsOf(factsFor(before), facts).at(-1)!, facts);
  return [title, body];
}

it.each<[what: string, before: Changes, after: Changes, title: string, body: string]>([
  ['a goal', LIVE, { score: [2, 1] }, 'Mål til FC Midtjylland: 2-1', `${BOTH} · 67’`],
  [
    'a goal with its scorer',
    LIVE,
    { score: [2, 1], scorers: ['67’ Lindgaard (assist: Bech)', ''] },
    'Mål til FC Midtjylland: 2-1',
    `${BOTH} · 67’ Lindgaard (assist: Bech)`,
  ],
  ['a simulated goal', { ...LIVE, origin: 'simulated' }, { score: [1, 2] }, 'Mål til FC København: 1-2', `${BOTH} · 67’ · Demo`],
  [
    'a goal that the referee takes back',
    LIVE,
    { score: [0, 1], correction: { count: 1, reason: 'offside' } },
    'Målet tæller ikke: 0-1',
    `${BOTH} · før 1-1 · offside`,
  ],
  [
    'a goal that was reported in error',
    LIVE,
    { score: [0, 1], correction: { count: 1, reason: 'clerical' } },
    'Rettet: 0-1',
    `${BOTH} · før 1-1 · målet var meldt ved en fejl`,
  ],
  ['a red card', LIVE, { reds: [0, 1] }, 'Rødt kort til FC København: 1-1', `${BOTH} · 67’`],
  ['a withdrawn red card', { ...LIVE, reds: [0, 1] }, { reds: [0, 0] }, 'Rødt kort til FCK annulleret: 1-1', BOTH],
  ['the start', {}, { stage: Stage.firstHalf, score: [0, 0] }, 'I gang: FC Midtjylland – FC København', 'Superligaen'],
  ['half-time', { ...LIVE, stage: Stage.firstHalf }, { stage: Stage.halfTime }, 'Pause: 1-1', `${BOTH} · Superligaen`],
  ['the end', LIVE, { stage: Stage.finished, winner: Winner.draw }, 'Slut: 1-1', `${BOTH} · Superligaen`],
  [
    'the end after extra time',
    { ...LIVE, stage: Stage.secondExtraHalf },
    { stage: Stage.afterExtraTime, score: [2, 1], winner: Winner.home },
    'Slut efter forlænget spilletid: 2-1',
    `${BOTH} · Superligaen`,
  ],
  [
    'the end after a shoot-out',
    { ...LIVE, stage: Stage.penalties },
    { stage: Stage.afterPenalties, penalties: [4, 2], winner: Winner.home },
    'Slut: FCM vandt 4-2 på straffespark',
    `${BOTH} · Superligaen`,
  ],
  [
    'a new start',
    { start: 1_796_482_800 },
    { start: 1_796_576_400 },
    'Flyttet til sø. 06.12. 18:00',
    `${BOTH} · før lø. 05.12. 16:00`,
  ],
  ['a postponed match', {}, { stage: Stage.postponed }, `Udsat: ${BOTH}`, 'Ny tid følger'],
  ['a set', { sportId: SPORT.tennis, stage: 17, score: [0, 0] }, { score: [0, 1] }, 'Sæt til FC København: 0-1', BOTH],
  [
    'the end of a tennis match',
    { sportId: SPORT.tennis, stage: 18, score: [0, 1] },
    { score: [0, 2], stage: Stage.finished, winner: Winner.away },
    'FC København vandt 2-0',
    `${BOTH} · Superligaen`,
  ],
  [
    'the end of a quarter',
    { sportId: SPORT.basketball, stage: 24, score: [61, 58] },
    { stage: 25 },
    'Slut på 3. quarter: 61-58',
    `${BOTH} · Superligaen`,
  ],
  [
    'points that the referee takes back',
    { ...LIVE, sportId: SPORT.rugbyUnion, score: [5, 0] },
    { score: [0, 0], correction: { count: 1, reason: 'var' } },
    'Pointene tæller ikke: 0-0',
    `${BOTH} · før 5-0 · VAR`,
  ],
  [
    'a tennis match that a player leaves',
    { sportId: SPORT.tennis, stage: 18, score: [0, 1] },
    { stage: Stage.retired, winner: Winner.away },
    'FC København vandt',
    `${BOTH} · modstanderen trak sig · Superligaen`,
  ],
  [
    'the end of a race',
    { sportId: SPORT.cycling, stage: Stage.live, title: '3. etape' },
    { stage: Stage.finished, leader: 'M. Skov' },
    'M. Skov vandt 3. etape',
    'Superligaen',
  ],
])('%s has a title that is complete and its body', (_, before, after, title, body) => {
  expect(textOf(before, after)).toEqual([title, body]);
});

it.each([
  ['1/league:1_8_abc/level/after-70', 'En kamp i Superligaen står lige efter 70. minut · 71’ · Demo'],
  ['1+4/team:HHHHHHHH/scores/any', 'FC Midtjylland scorer · 71’ · Demo'],
  ['1/my-team/behind-1/any', 'Et hold, jeg følger, er bagud med 1 mål i fodbold · 71’ · Demo'],
])('the rule %s rings with the match, its score and the sentence', (text, body) => {
  const rule = parseRule(text);
  const facts = factsFor({ ...LIVE, minute: '71’', origin: 'simulated' });
  expect(isRefused(rule) ? null : ruleAlertText(rule, facts)).toEqual({ title: 'FCM – FCK 1-1', body });
});
