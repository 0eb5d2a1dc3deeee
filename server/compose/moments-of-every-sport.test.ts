import { type AlertFacts, type AlertMoment, isDecided, momentsOf, sportById } from '@stillingen/domain';
import { alertText, matchAlertFacts } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { dayNumber } from '../../sources/simulator/engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../sources/simulator/engine/event-plan.ts';
import { SPORTS } from '../../sources/simulator/sports.ts';
import { createInMemoryIngest } from '../../sources/in-memory-ingest.ts';
import { matchViewOf } from '../projection/match-view.ts';

const DAY = dayNumber('2026-11-21');
const MATCHES = 2;
const WORLDS = SPORTS.map((make) => make('7'))
  .filter(({ sportId }) => sportById(sportId)!.duel)
  .map((world) => ({ name: sportById(world.sportId)!.name, world }));

interface Played {
  readonly moments: readonly AlertMoment[];
  readonly titles: readonly string[];
  readonly end: AlertFacts;
}

async function played(plan: EventPlan, sportId: number): Promise<Played> {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const place = { sport: sportById(sportId)!, league: { key: '', name: 'Liga', stage: '' } };
  const [moments, titles]: [AlertMoment[], string[]] = [[], []];
  let before: AlertFacts | null = null;
  for (const message of [...plan.announcement(), ...plan.publications().flatMap(({ messages }) => messages)]) {
    await ingest.deliver([message]);
    const [event] = ingest.state.events.values();
    if (event === undefined) continue;
    const view = { ...matchViewOf(ingest.state, event), lineupsConfirmed: false };
    const after = matchAlertFacts(view, place, Date.parse(message.at) / 1000);
    for (const moment of momentsOf(before, after)) {
      moments.push(moment);
      titles.push(alertText(moment, after).title);
    }
    before = after;
  }
  return { moments, titles, end: before! };
}

it.each(WORLDS)('a match of $name has one start, one end, and goals that lead to its score', async ({ world }) => {
  for (const plan of world.showcase(DAY).slice(0, MATCHES)) {
    const { moments, titles, end } = await played(plan, world.sportId);
    const keys = moments.map(({ kind, occurrence }) => `${kind} ${occurrence}`);
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
    expect(moments.filter(({ occasion }) => occasion === 'start')).toHaveLength(1);
    expect(moments.filter(({ kind }) => kind === 'end')).toHaveLength(isDecided(end.stage) ? 1 : 0);
    expect(titles.filter((title) => /undefined|null|NaN|: $/.test(title))).toEqual([]);
    const { each, single } = end.sport.alerts;
    const lastScore = moments.findLast(({ occasion }) => occasion === 'goal' || occasion === 'score-corrected')?.score ?? [0, 0];
    if (each && single) expect(lastScore, plan.key).toEqual(end.score);
  }
});
