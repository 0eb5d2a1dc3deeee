import { it } from 'vitest';
import { dataSet } from '../import/data-sets.ts';
import { toldEvents } from '../import/told-events.ts';
import { playedThrough } from './played-through.ts';
import { mlsReplay } from './football-mls.ts';
import { handballReplay } from './handball-denmark.ts';
import { rugbyReplay } from './rugby-union.ts';
it.each([[mlsReplay,'football-mls'],[handballReplay,'zz_no_licence_stated/handball-denmark'],[rugbyReplay,'zz_no_licence_stated/rugby-union']] as const)('%o', async (set,f) => {
  for (const speed of [1,60]) {
  const p = await playedThrough(set, dataSet(f)!, { speed });
  console.log(set.name, JSON.stringify(p.report), p.seconds, p.told('status').length, p.told('score').length, p.told('incident').length);
  for (const e of toldEvents(p.door.state).slice(0,3)) console.log(e.home, e.away, e.score, JSON.stringify(e.parts), e.stage, e.notice, e.league.name, e.round, e.startKnown);
  if (speed===1) console.log(p.door.delivered.slice(0,14).map(m=>JSON.stringify(m)).join('\n'));
  }
});
