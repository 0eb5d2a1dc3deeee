import { it } from 'vitest';
import { DUEL_WORLDS } from './worlds.ts';
import { dayNumber, dayText } from '../copenhagen.ts';
import { sportById } from '@stillingen/domain';
it('x', () => {
  for (const make of DUEL_WORLDS) {
    const w = make('7');
    const months: string[] = [];
    let max=0, maxDay='';
    const t=performance.now(); let plans=0;
    for (let m=1;m<=12;m++){ let n=0, days=0; for(let d=dayNumber(`2026-${String(m).padStart(2,'0')}-01`);d<dayNumber(m===12?'2027-01-01':`2026-${String(m+1).padStart(2,'0')}-01`);d++){const k=w.day(d).length;plans+=k;n+=k;days++;if(k>max){max=k;maxDay=dayText(d)}} months.push((n/days).toFixed(1)); }
    console.log(sportById(w.sportId)!.danishName, months.join(' '), 'max',max,maxDay, 'ms/day',((performance.now()-t)/365).toFixed(2), 'show', w.showcase(dayNumber('2026-11-21')).length, 'sat', w.day(dayNumber('2026-11-21')).length);
  }
});
