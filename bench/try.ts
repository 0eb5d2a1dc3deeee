import { toldDay } from './live-table/told-day.ts';
import { instant } from './matches.ts';
import { NOW_S } from './live-table/sports-day.ts';
const day = toldDay(3000);
const live = [...day.projection.state.keys].flatMap(([key, { eventId }]) => {
    const event = eventId === undefined ? undefined : day.projection.state.events.get(eventId);
    return event?.sportId === 1 && event.stageType === 2 && /^\S+ d\d+$/.test(key) ? [{ key: key.split(' ')[1]!, event }] : [];
  });
console.log(live.length, live[0]);
for (let n=0;n<3;n++){ const {key,event}=live[n]!; const [home,away]=event.score!; console.log(day.tell({kind:'score',key:`${key}/score`,seq:1,at:instant(NOW_S),event:key,score:{home:home+1,away},override:true})); console.log(day.projection.state.events.get(event.id)!.score)}
