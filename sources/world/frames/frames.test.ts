import { describe, expect, it } from 'vitest';
import { played, shown } from '../duels/test-play.ts';
import { createDarts } from './darts.ts';
import { createEsports } from './esports.ts';
import { createSnooker } from './snooker.ts';

const SPORTS = [['darts', createDarts],['snooker', createSnooker],['es',createEsports]] as const;

describe.each(SPORTS)('%s', (_, make) => {
  it('is played by its rules to an end', async () => {
    const all = await played(shown(make));
    for (const { event, plan, messages } of all.slice(0,12)) {
      const [home, away] = event.score!;
      console.log(home,away,event.parts.map(x=>x.join('-')).join(' '), event.stage, messages.length, (plan.steps().at(-1)!.dueS-plan.startS)/60, JSON.stringify(messages.findLast(x=>x.kind==='statistics')?.values));
    }
  });
});
