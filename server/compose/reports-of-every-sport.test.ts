import { isDecided, sportById } from '@stillingen/domain';
import { VOCABULARIES } from '@stillingen/wire/words';
import { expect, it } from 'vitest';
import { dayNumber } from '../../sources/simulator/engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../sources/simulator/engine/event-plan.ts';
import { SPORTS } from '../../sources/simulator/sports.ts';
import { createInMemoryIngest } from '../../sources/in-memory-ingest.ts';
import { automaticReport } from '../feeds/reports/report.ts';
import { StateProjection } from '../projection/projection.ts';

const DAY = dayNumber('2026-11-21');
const [MATCHES, RACES] = [3, 1];
const WORLDS = SPORTS.map((make) => make('7')).map((world) => ({ name: sportById(world.sportId)!.name, world }));

/** Of the events that ended, without the articles of the demo world. */
async function reportsOf(plan: EventPlan) {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const messages = [...plan.announcement(), ...plan.publications().flatMap((each) => each.messages)];
  for (const message of messages) if (message.kind !== 'article') await ingest.deliver([message]);
  const { state } = ingest;
  const shown = new StateProjection(state, 0, true);
  const over = [...state.events.values(), ...state.races.values()].filter(({ stage }) => isDecided(stage));
  return over.map((event) => ({
    event,
    danish: automaticReport(shown, event.id),
    english: automaticReport({ ...boundTo(shown), words: VOCABULARIES.en }, event.id),
  }));
}
const boundTo = (shown: StateProjection) => ({
  state: shown.state,
  reports: shown.reports,
  eventsOf: shown.eventsOf,
  linedUpIn: shown.linedUpIn,
  items: () => shown.items(),
  itemsNear: (bounds: readonly [number, number]) => shown.itemsNear(bounds),
  item: (id: Parameters<StateProjection['item']>[0]) => shown.item(id),
  league: (id: Parameters<StateProjection['league']>[0]) => shown.league(id),
});

const FLAW = /undefined|\bnull\b|NaN|\[object| {2}| [.,;:]|\.\.|,,|: \.|\( ?\)|^\s|\s$/;

it.each(WORLDS)('the reports of $name are whole sentences in both languages', async ({ world }) => {
  const reports = (
    await Promise.all(
      world
        .showcase(DAY)
        .slice(0, sportById(world.sportId)!.duel ? MATCHES : RACES)
        .map(reportsOf),
    )
  ).flat();
  expect(reports.length).toBeGreaterThan(0);
  for (const { event, danish, english } of reports) {
    expect(danish, event.id).not.toBeNull();
    for (const text of [danish, english].flatMap((report) => [report!.title, ...report!.text])) expect(text).not.toMatch(FLAW);
    for (const report of [danish!, english!]) {
      expect(report.text.length).toBeGreaterThanOrEqual(2);
      for (const paragraph of report.text) expect(paragraph).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  }
});
