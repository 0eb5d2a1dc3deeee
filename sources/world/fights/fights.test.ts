import { describe, expect, it } from 'vitest';
import { played, shown } from '../duels/test-play.ts';
import { dayNumber } from '../copenhagen.ts';
import { createBoxing } from './boxing.ts';
import { createMma } from './mma.ts';

const SPORTS = [['b', createBoxing],['m', createMma]] as const;

describe.each(SPORTS)('%s', (_, make) => {
  it('is played by its rules to an end', async () => {
    const w = make('7');
    const all = await played([...shown(make),...w.day(dayNumber('2026-11-21'))]);
    for (const { event, plan, messages } of [...all.slice(0,6), ...all.slice(-14)]) {
      console.log(event.round, plan.day, new Date(plan.startS*1000).toISOString(), event.home, event.away, JSON.stringify(event.finish), event.stage, event.winner, messages.length, (plan.steps().at(-1)!.dueS-plan.startS)/60, JSON.stringify(messages.findLast(x=>x.kind==='statistics')?.values));
    }
  });
});
