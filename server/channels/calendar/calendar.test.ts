import ICAL from 'ical.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, NOW_S, race, ranking } from '../../testing/feeds.ts';
import { StateProjection } from '../../projection/projection.ts';
import { eventsOfPerson } from '../../testing/channels.ts';
import type { CalendarOptions } from '@stillingen/wire';
import { subjectOf } from '../subject.ts';
import { calendarText } from './calendar.ts';

const ORIGIN = 'https://stillingen.example';
const PLAIN: CalendarOptions = { alarm: null, withResults: false };

function calendarOf(shown: StateProjection, id: string, options = PLAIN, nowS = NOW_S): string {
  const subject = subjectOf(shown, { subject: 'hold', ids: [id] }, eventsOfPerson, nowS)!;
  return calendarText(shown, subject, ORIGIN, options, nowS);
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const valueIn = (event: ReturnType<typeof eventsIn>[number], name: string) => String(event.component.getFirstPropertyValue(name));

function teamFeeds() {
  const feeds = createTestFeeds();
  feeds.submit(fixture());
  const { home, id } = [...feeds.state.events.values()][0]!;
  return { feeds, home, id, text: (options = PLAIN) => calendarOf(feeds.projection, home, options) };
}

it('a calendar has each match of a team once, with its place, page and sport', () => {
  const { feeds, home, id } = teamFeeds();
  feeds.submit(fixture({ key: 'm2', start: '2026-11-27T18:00:00Z', venue: 'Århus, "Arena"; øst\\vest', away: { name: 'AGF' } }));
  const text = calendarOf(feeds.projection, home);
  const [first, second, ...others] = eventsIn(text);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    uid: `${id}@stillingen.example`,
    summary: 'Brøndby IF – Vejle Boldklub (Superligaen)',
    sequence: 0,
  });
  expect(second).toMatchObject({ summary: 'Brøndby IF – AGF (Superligaen)', location: 'Århus, "Arena"; øst\\vest' });
  expect(valueIn(first!, 'url')).toBe(`${ORIGIN}/kamp/${id}/`);
  expect(valueIn(first!, 'categories')).toBe('Fodbold');
  expect(valueIn(first!, 'status')).toBe('CONFIRMED');
  expect(text).toContain('X-WR-CALNAME:Brøndby IF\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it.each([
  ['2026-10-25T00:30:00Z', '2026-10-25T00:30:00Z'],
  ['2026-10-25T01:30:00Z', '2026-10-25T01:30:00Z'],
  ['2027-03-28T00:30:00Z', '2027-03-28T00:30:00Z'],
  ['2027-03-28T01:30:00Z', '2027-03-28T01:30:00Z'],
])('a match at %s, in a night in which clocks change, is at that instant', (start, instant) => {
  const { feeds, text } = teamFeeds();
  feeds.submit(fixture({ seq: 2, start }));
  const [event] = eventsIn(text());
  expect(event!.startDate.toJSDate()).toEqual(new Date(instant));
  expect(event!.duration.toSeconds()).toBe(115 * 60);
});

it('a moved match keeps its UID and raises its SEQUENCE', () => {
  const { feeds, text } = teamFeeds();
  const [before] = eventsIn(text());
  feeds.submit(fixture({ seq: 2, start: '2026-11-21T18:00:00Z', at: '2026-11-19T10:00:00Z' }));
  const [after] = eventsIn(text());
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBe(1);
  expect(valueIn(after!, 'last-modified')).toBe('2026-11-19T10:00:00Z');
});

it('a cancelled match is CANCELLED, a postponed one TENTATIVE, both by their summary as well', () => {
  const { feeds, text } = teamFeeds();
  feeds.submit(status(1, Stage.postponed));
  let [event] = eventsIn(text({ alarm: 15, withResults: true }));
  expect(event!.summary).toBe('Udsat: Brøndby IF – Vejle Boldklub (Superligaen)');
  expect([valueIn(event!, 'status'), event!.sequence]).toEqual(['TENTATIVE', 1]);
  expect(event!.component.getAllSubcomponents('valarm')).toEqual([]);
  feeds.submit(status(2, Stage.cancelled));
  [event] = eventsIn(text());
  expect(event!.summary).toBe('Aflyst: Brøndby IF – Vejle Boldklub (Superligaen)');
  expect([valueIn(event!, 'status'), event!.sequence]).toEqual(['CANCELLED', 2]);
});

it('a match without a known hour is a whole day, without an alarm', () => {
  const { feeds, text } = teamFeeds();
  feeds.submit(fixture({ seq: 2, start: '2026-12-06' }));
  const [event] = eventsIn(text({ alarm: 15, withResults: false }));
  expect([String(event!.startDate), String(event!.endDate)]).toEqual(['2026-12-06', '2026-12-07']);
  expect(event!.component.getAllSubcomponents('valarm')).toEqual([]);
});

it.each([
  [0, 'PT0S'],
  [15, '-PT15M'],
  [60, '-PT1H'],
])('an alarm of %i minutes rings at %s', (alarm, trigger) => {
  const [event] = eventsIn(teamFeeds().text({ alarm, withResults: false }));
  const [ring, ...others] = event!.component.getAllSubcomponents('valarm');
  expect(others).toEqual([]);
  expect(String(ring!.getFirstPropertyValue('trigger'))).toBe(trigger);
});

it('a result is shown by choice alone, once the match is finished, and goals do not change a calendar without results', () => {
  const { feeds, text } = teamFeeds();
  feeds.submit(status(1, Stage.firstHalf));
  const live = text();
  feeds.submit(score(10, 2, 1));
  expect(text()).toBe(live);
  expect(eventsIn(text({ alarm: null, withResults: true }))[0]!.summary).toBe('Brøndby IF – Vejle Boldklub (Superligaen)');
  feeds.submit(status(105, Stage.finished));
  expect(text()).toBe(live);
  expect(eventsIn(text({ alarm: null, withResults: true }))[0]!.summary).toBe('Brøndby IF – Vejle Boldklub 2-1 (Superligaen)');
});

it('a race has its meeting, its end, and its winner by choice', () => {
  const feeds = createTestFeeds();
  feeds.submit(race('Monaco', { end: '2026-11-20T20:00:00Z' }), ranking('Monaco', ['Verstappen']));
  feeds.submit(status(150, Stage.finished, { event: 'Monaco' }));
  const { templateId } = [...feeds.state.leagues.values()][0]!;
  const subject = subjectOf(feeds.projection, { subject: 'liga', ids: [templateId] }, eventsOfPerson, NOW_S)!;
  const textOf = (withResults: boolean) => calendarText(feeds.projection, subject, ORIGIN, { alarm: null, withResults }, NOW_S);
  const [event] = eventsIn(textOf(false));
  expect(event!.summary).toBe('Monaco Grand Prix: Løb (Formel 1: VM)');
  expect(event!.endDate.toJSDate()).toEqual(new Date('2026-11-20T20:00:00Z'));
  expect(eventsIn(textOf(true))[0]!.summary).toBe('Monaco Grand Prix: Løb, vinder: Verstappen (Formel 1: VM)');
});

it('a race of several days fills them, and one without an end lasts as its sport usually does', () => {
  const feeds = createTestFeeds();
  feeds.submit(race('Dakar', { start: '2026-12-01T23:30:00Z', end: '2026-12-05T16:00:00Z' }), race('Monaco'));
  const { templateId } = [...feeds.state.leagues.values()][0]!;
  const subject = subjectOf(feeds.projection, { subject: 'liga', ids: [templateId] }, eventsOfPerson, NOW_S)!;
  const [short, long] = eventsIn(calendarText(feeds.projection, subject, ORIGIN, { alarm: 15, withResults: false }, NOW_S));
  expect(short!.duration.toSeconds()).toBe(120 * 60);
  // Days of Copenhagen; the last one is exclusive.
  expect([String(long!.startDate), String(long!.endDate)]).toEqual(['2026-12-02', '2026-12-06']);
  expect(long!.component.getAllSubcomponents('valarm')).toEqual([]);
});

it('a fight has its winner by choice, and a match on penalties both results', () => {
  const feeds = createTestFeeds();
  const ufc = { name: 'UFC', country: 'xw', season: '2026' };
  feeds.submit(
    fixture({
      sport: 28,
      competition: ufc,
      home: { name: 'Mark O. Madsen', kind: 'person' },
      away: { name: 'Paul Craig', kind: 'person' },
    }),
  );
  feeds.submit(status(1, Stage.finished, { score: { home: 0, away: 0, winner: 'home' } }));
  const { home } = [...feeds.state.events.values()][0]!;
  const subject = subjectOf(feeds.projection, { subject: 'person', ids: [home] }, eventsOfPerson, NOW_S)!;
  const text = calendarText(feeds.projection, subject, ORIGIN, { alarm: null, withResults: true }, NOW_S);
  expect(eventsIn(text)[0]!.summary).toBe('Mark O. Madsen – Paul Craig, vinder: Mark O. Madsen (UFC)');

  const { feeds: other, text: textOf } = teamFeeds();
  other.submit(status(95, Stage.penalties, { score: { home: 1, away: 1 } }));
  other.submit(status(140, Stage.afterPenalties, { score: { home: 1, away: 1, penalties: [3, 4] } }));
  const [event] = eventsIn(textOf({ alarm: null, withResults: true }));
  expect(event!.summary).toBe('Brøndby IF – Vejle Boldklub 1-1 (3-4 str.) (Superligaen)');
});

it('a calendar has the nearest events of 30 days back to a year ahead, at most 300', () => {
  const { feeds, home } = teamFeeds();
  const dayAt = (day: number) => new Date((NOW_S + day * 86_400) * 1000).toISOString().slice(0, 19) + 'Z';
  for (const day of [-40, -31, -29, 360, 370]) feeds.submit(fixture({ key: `d${day}`, start: dayAt(day) }));
  expect(eventsIn(calendarOf(feeds.projection, home))).toHaveLength(3);
  for (let day = 1; day < 340; day += 1) feeds.submit(fixture({ key: `n${day}`, start: dayAt(day) }));
  const events = eventsIn(calendarOf(feeds.projection, home));
  expect(events).toHaveLength(300);
  expect(events.at(-1)!.startDate.toUnixTime()).toBeLessThan(NOW_S + 300 * 86_400);
});

it('a calendar is equal on another edge and after a restart, and its SEQUENCE never falls', () => {
  const step = fc.oneof(
    fc.integer({ min: 1, max: 6 }).map((day) => (seq: number) => fixture({ seq, start: `2026-12-0${day}T18:00:00Z` })),
    fc
      .constantFrom(Stage.scheduled, Stage.postponed, Stage.cancelled, Stage.delayed)
      .map((stage) => (seq: number) => status(seq, stage)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { feeds, home, id } = teamFeeds();
      let last = 0;
      for (const [at, message] of steps.entries()) {
        feeds.submit(message(at + 2));
        const text = calendarOf(feeds.projection, home);
        expect(calendarOf(new StateProjection(feeds.state), home)).toBe(text);
        const [event, ...others] = eventsIn(text);
        expect(others).toEqual([]);
        expect(event!.uid).toBe(`${id}@stillingen.example`);
        expect(event!.sequence).toBeGreaterThanOrEqual(last);
        last = event!.sequence;
      }
    }),
    { numRuns: 40 },
  );
});
