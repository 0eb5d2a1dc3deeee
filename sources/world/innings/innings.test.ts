import { describe, expect, it } from 'vitest';
import { played, shown } from '../duels/test-play.ts';
import { dayNumber } from '../copenhagen.ts';
import { createBaseball } from './baseball.ts';
import { createPesapallo } from './pesapallo.ts';
import { createCricket } from './cricket.ts';

const SPORTS = [['baseball', createBaseball],['pesis', createPesapallo],['cricket',createCricket]] as const;

describe.each(SPORTS)('%s', (_, make) => {
  it('is played by its rules to an end', async () => {
    const w = make('7');
    const all = await played([...shown(make),...Array.from({length:60},(_,i)=>w.day(dayNumber('2026-07-01')+i*6)).flat().slice(0,60)]);
    for (const { event, plan, messages } of [...all.slice(0,6), ...all.slice(-14)]) {
      const [home, away] = event.score!;
      console.log(home,away,event.parts.map(x=>x.join('-')).join(' '), event.stage, event.winner, event.notice, messages.length, (plan.steps().at(-1)!.dueS-plan.startS)/60, JSON.stringify(event.results), JSON.stringify(messages.findLast(x=>x.kind==='statistics')?.values));
    }
  });
});
