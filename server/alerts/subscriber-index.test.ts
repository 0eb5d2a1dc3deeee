import { maskOf } from '@stillingen/domain';
import type { UserData } from '@stillingen/wire/account';
import { expect, it } from 'vitest';
import { type Subscriber, SubscriberIndex } from './subscriber-index.ts';

const GOALS = maskOf(['goal']);
const match = 'g_1_AbCd1234';
const followed = { event: match, sportId: 1, sides: ['TeamAaaa', 'TeamBbbb'], stage: 'StageAaa', template: 'LigaAaaa' };
const ofMatch: UserData = { alerts: { match: { [match]: GOALS } } };
const ofTeam: UserData = { alerts: { team: { TeamAaaa: GOALS } } };
const silentMatch: UserData = { alerts: { team: { TeamAaaa: GOALS }, match: { [match]: 0 } } };

it('each subscriber is found once, as it is by then, when others change between two groups', () => {
  const index = new SubscriberIndex();
  const put = (id: number, document: UserData) =>
    index.put({ id, host: 'push.example', sealed: Buffer.alloc(0), userId: null, delayS: 0, document });
  for (const [id, document] of [ofMatch, ofMatch, ofMatch, ofTeam, silentMatch, {}].entries()) put(id, document);
  const groups = index.of(followed, GOALS, 1);
  const found = [groups.next().value as readonly Subscriber[]];
  put(0, ofTeam);
  put(3, ofMatch);
  index.remove(1);
  put(2, {});
  put(6, ofMatch);
  for (const group of groups) found.push(group);
  expect(found.flat().map(({ id }) => id)).toEqual([0, 3]);
});
