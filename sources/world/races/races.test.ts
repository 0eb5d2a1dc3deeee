import { type Race, StageType, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { toldRaces } from '../../import/told-races.ts';
import { ruledDoor } from '../../import/ruled-door.ts';
import { dayNumber } from '../copenhagen.ts';
import type { EventPlan, SportWorld } from '../event-plan.ts';
import { cycling } from './cycling.ts';
import { golf } from './golf.ts';
import { horseRacing } from './horse-racing.ts';
import { autoRacing, motoRacing } from './motorsport.ts';

const WORLDS: readonly (readonly [string, SportWorld])[] = [
  ['auto racing', autoRacing('7')],
  ['moto racing', motoRacing('7')],
  ['golf', golf('7')],
  ['cycling', cycling('7')],
  ['horse racing', horseRacing('7')],
];
const JULY = dayNumber('2026-07-04');

async function play(plan: EventPlan): Promise<Race> {
  const door = ruledDoor({ name: 'world', origin: 'simulated' });
  const messages = [...plan.announcement(), ...plan.steps().flatMap(({ messages }) => messages)];
  const results = await door.deliver(messages);
  const refused = results.filter(({ result }) => result !== 'accepted');
  expect(refused.slice(0, 3), plan.key).toEqual([]);
  return toldRaces(door.state).get(plan.key)!;
}

describe.each(WORLDS)('%s', (_, world) => {
  const plans = [...new Map(world.showcase(JULY).map((plan) => [JSON.stringify(plan.announcement()[0]), plan])).values()];
  it('plays by the rules to its end', async () => {
    const seen = new Set<string>();
    for (const plan of plans) {
      const race = await play(plan);
      seen.add(`${race.meeting} ${race.session}`);
      expect(race.stage, plan.key).toBe(Stage.finished);
      expect(race.stageType).toBe(StageType.finished);
      const winner = race.entries.find(({ rank }) => rank === 1);
      expect(winner).toBeDefined();
      expect(plan.overS).toBeGreaterThanOrEqual(plan.steps().at(-1)!.dueS);
    }
    console.log(plans.length, [...seen].slice(0, 10));
  });
});
