import { type Incident, Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { INCIDENT_TYPES } from '../../domain/event/entities.ts';
import { readShortResult } from '../testing/short-result.ts';
import { readSummary, type SummaryWords, writeSummary } from './summary.ts';
import { readRows, WireError } from '../text/text.ts';

const incident = (type: Incident['type'], more: Partial<Incident> = {}): Incident => ({
  id: type,
  type,
  side: 'home',
  minute: 12,
  added: 0,
  clock: '',
  stage: Stage.firstHalf,
  player: 'Spiller',
  second: '',
  detail: '',
  score: null,
  withdrawn: null,
  ...more,
});
const WORDS: SummaryWords = {
  period: () => '1. halvleg',
  incident: (word) => `<${word}>`,
  reason: () => '',
  player: (side, name) => ({ id: `${side} ${name}`, url: `/${name}/` }),
};
const sent = (incidents: readonly Incident[]) =>
  readSummary(writeSummary([{ stage: Stage.firstHalf, score: [0, 0], incidents }], [], WORDS)).periods[0]!.incidents;

it('[EVENT-46] every kind of incident has its own number, which is read as that kind', () => {
  const read = sent(INCIDENT_TYPES.map((type) => incident(type)));
  const expected = INCIDENT_TYPES.map((type) => (type === 'substitution' ? 'substitution-in' : type));
  expect(read.map(({ parts }) => parts[0]!.type)).toEqual(expected);
  expect(read.every(({ parts }) => parts[0]!.label.startsWith('<'))).toBe(true);
});

it('each player of an incident has its id and address, an own goal those of a player of the other side', () => {
  const [goal, own] = sent([incident('goal', { second: 'Oplægger' }), incident('own-goal')]);
  expect(goal!.parts.map(({ id, url }) => [id, url])).toEqual([
    ['home Spiller', '/Spiller/'],
    ['home Oplægger', '/Oplægger/'],
  ]);
  expect(own!.parts[0]!.id).toBe('away Spiller');
});

it('the bowler of a wicket has the id of a player of the other side', () => {
  const [wicket] = sent([incident('wicket', { second: 'Kaster' })]);
  expect(wicket!.parts.map(({ id }) => id)).toEqual(['home Spiller', 'away Kaster']);
});

it('[EVENT-46] a withdrawn incident marks the keys that the feed family marks, and keeps in each group those that readers demand', () => {
  const withdrawn = incident('goal', { second: 'Oplægger', score: [1, 0], detail: 'hovedstød', withdrawn: 'offside' });
  const text = writeSummary([{ stage: Stage.firstHalf, score: [0, 0], incidents: [withdrawn] }], [], WORDS);
  const [, row] = readRows(text);
  expect(row!.map(([key]) => key).join(' ')).toBe('IIIX IAX IBX IEX INX IOX IFX IU ICT IKX IMX IJX ILX IEX IFX IU ICT IKX IMX');
  expect(readSummary(text).periods[0]!.incidents[0]).toMatchObject({
    side: 'home',
    minute: "12'",
    withdrawn: true,
    parts: [
      { type: 'goal-disallowed', player: 'Spiller', comment: 'hovedstød', score: [1, 0] },
      { type: 'assist', player: 'Oplægger', score: null },
    ],
  });
});

it('an unknown incident keeps its text', () => {
  const [period] = readSummary("AC÷1. halvleg¬IG÷0¬IH÷0¬~III÷x¬IA÷2¬IB÷3'¬IE÷998¬IF÷Hansen¬IU÷¬ICT÷¬IK÷Noget nyt¬IM÷¬~").periods;
  expect(period!.incidents[0]).toMatchObject({
    side: 'away',
    parts: [{ type: 'unknown', label: 'Noget nyt', player: 'Hansen' }],
  });
});

it('the time of an incident is written as in its sport', () => {
  const [minute, added, clock] = sent([
    incident('goal'),
    incident('goal', { minute: 45, added: 2 }),
    incident('goal', { minute: 27, clock: '07:26' }),
  ]);
  expect([minute!.minute, added!.minute, clock!.minute]).toEqual(["12'", "45+2'", '07:26']);
});

it('a summary with a score that is not a number is refused, as is such a short result', () => {
  const summary = (score: string) => `AC÷1. halvleg¬IG÷0¬IH÷0¬~III÷x¬IA÷2¬IE÷3¬INX÷${score}¬IOX÷0¬~`;
  expect(readSummary(summary('1')).periods[0]!.incidents[0]!.parts[0]!.score).toEqual([1, 0]);
  expect(() => readSummary(summary('one'))).toThrow(WireError);
  expect(readShortResult('AC÷3¬BA÷1¬BB÷0¬~').parts).toEqual([[1, 0]]);
  expect(() => readShortResult('AC÷3¬BA÷1¬BB÷x¬~')).toThrow(WireError);
});
