import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { played, shown } from '../duels/test-play.ts';
import { createBadminton } from './badminton.ts';
import { createBeachVolleyball } from './beach-volleyball.ts';
import { createTableTennis } from './table-tennis.ts';
import { createTennis } from './tennis.ts';
import { createVolleyball } from './volleyball.ts';

const SPORTS = [['tennis', createTennis],['badminton', createBadminton],['tt',createTableTennis],['v',createVolleyball],['b',createBeachVolleyball]] as const;

describe.each(SPORTS)('%s', (_, make) => {
  it('is played by its rules to an end', async () => {
    const all = await played(shown(make));
    for (const { event, plan, messages } of all.slice(0,8)) {
      const [home, away] = event.score!;
      console.log(home,away,event.parts.map(x=>x.join('-')).join(' '), event.stage, messages.length, (plan.steps().at(-1)!.dueS-plan.startS)/60);
    }
  });
});
