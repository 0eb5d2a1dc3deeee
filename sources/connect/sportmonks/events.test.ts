import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { answer, event, fixture, OF_AWAY, START_MS } from '../../testing/sportmonks-answers.ts';
import { sportmonks } from './connector.ts';

const report = (events: unknown) => {
  const body = answer([fixture('INPLAY_2ND_HALF', { events })]);
  return sportmonks.read({ path: '/', body, nowMs: START_MS, leagues: ['271'] });
};
const incident = (...given: Parameters<typeof event>) => report([event(...given)]).matches[0]!.incidents![0];

it.each([
  [14, 'goal'],
  [16, 'penalty-goal'],
  [17, 'penalty-missed'],
  [18, 'substitution'],
  [19, 'yellow-card'],
  [20, 'red-card'],
  [21, 'second-yellow-card'],
  [22, 'shootout-missed'],
  [23, 'shootout-scored'],
  [10, 'var-review'],
  [1697, 'var-review'],
])('event type %d of Sportmonks is read as %s', (id, type) => {
  expect(incident(7, id, 60)).toMatchObject({ id: '7', type, side: 'home', minute: 60, player: 'A. Spiller' });
});

it('a goal of Sportmonks has assist, stoppage time and running score when they are stated', () => {
  const goal = event(7, 14, 45, { ...OF_AWAY, extra_minute: 2, result: '1-2', related_player_name: 'B. Medspiller' });
  expect(report([goal]).matches[0]!.incidents).toEqual([
    { id: '7', type: 'goal', side: 'away', minute: 45, added: 2, player: 'A. Spiller', second: 'B. Medspiller', score: [1, 2] },
  ]);
});

it('stoppage time of Sportmonks beyond half an hour is left out', () => {
  expect(incident(7, 14, 90, { extra_minute: 30 })).toMatchObject({ added: 30 });
  expect(incident(7, 14, 90, { extra_minute: 31 })).not.toHaveProperty('added');
});

it.each([22, 23])('a kick of a shoot-out of Sportmonks, type %d, stands in its stage and has no running score', (type) => {
  const kick = incident(7, type, 120, { result: '1-0' });
  expect(kick).toMatchObject({ stage: Stage.penalties });
  expect(kick).not.toHaveProperty('score');
});

it.each([14, 15, 16])('a goal of Sportmonks, type %d, has the running score', (type) => {
  expect(incident(7, type, 50, { result: '1-0' })).toMatchObject({ score: [1, 0] });
  expect(incident(7, type, 50, { result: '1' })).not.toHaveProperty('score');
});

it.each([
  ['the running score shows that it counts for home', 85, [event(1, 14, 10, { ...OF_AWAY, result: '0-1' })], '1-1', 'home'],
  ['the running score shows that it counts for away', 85, [event(1, 14, 10, { result: '1-0' })], '1-1', 'away'],
  ['it is the first goal', 293, [], '1-0', 'home'],
  ['no running score is stated: the other side', 85, [], null, 'away'],
  ['no running score is stated: the other side', 293, [], null, 'home'],
  ['both numbers grew: the other side', 85, [event(1, 19, 10, { result: '0-0' })], '1-1', 'away'],
  ['the goal before it is missing: the other side', 85, [], '2-1', 'away'],
])('an own goal of Sportmonks has its side when %s', (_, participant_id, before, result, side) => {
  const own = event(9, 15, 50, { participant_id, result });
  expect(report([own, ...before]).matches[0]!.incidents![0]).toMatchObject({ type: 'own-goal', side });
});

it('a goal of Sportmonks under review marks its side, and is an incident once it is decided', () => {
  const review = (addition: string) => report([event(7, 10, 50, { ...OF_AWAY, addition })]).matches[0]!;
  expect(review('Goal under review')).toMatchObject({ underReview: 'away', incidents: [] });
  expect(review('Goal cancelled')).toMatchObject({
    underReview: null,
    incidents: [{ id: '7', type: 'var-review', side: 'away', detail: 'Mål annulleret' }],
  });
  expect(review('Something else').incidents![0]).not.toHaveProperty('detail');
});

it.each([
  ['of a type that is not known', event(7, 9999, 50)],
  ['without a side', event(7, 14, 50, { participant_id: null })],
  ['of a third participant', event(7, 14, 50, { participant_id: 1 })],
  ['without a minute', event(7, 14, 50, { minute: null })],
  ['that was rescinded', event(7, 14, 50, { rescinded: true })],
])('an event of Sportmonks %s is left out without a line', (_, each) => {
  const { matches, unread } = report([each]);
  expect([matches[0]!.incidents, unread]).toEqual([[], []]);
});

it('a list of events that cannot be read is a line, and the match stands without it', () => {
  const { matches, unread } = report([event(7, 14, 50), { ...event(8, 14, 51), minute: '51' }]);
  expect(matches[0]).not.toHaveProperty('incidents');
  expect(unread).toEqual([expect.stringMatching(/^data\/0\/events\/1\/minute: /)]);
});
