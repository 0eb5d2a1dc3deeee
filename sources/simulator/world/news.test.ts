import { isDecided, SPORT_NAMES } from '@stillingen/domain';
import type { ArticleMessage, FixtureMessage, IncidentMessage, Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { copenhagenSeconds, dayNumber } from '../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { createSimulator } from '../simulator.ts';
import { compact } from '../state.ts';
import { announcedOf, reportsOf } from './coverage.ts';
import { matchFacts } from './match-facts.ts';
import { sentence, SENTENCES } from './sentences.ts';
import { newsSport } from './top-competitions.ts';
import { createRandom } from '../../random.ts';

const SATURDAY = '2026-11-21';
const world = createSimulator({
  seed: 1,
  size: 250,
  nowMs: copenhagenSeconds(dayNumber(SATURDAY), 12 * 60) * 1000,
  everySportLive: true,
});
const messagesOf = (plan: EventPlan): readonly Message[] => plan.publications().flatMap(({ messages }) => messages);
const articlesOf = (messages: readonly Message[]): ArticleMessage[] => messages.filter(({ kind }) => kind === 'article') as never;
const played = world.day(SATURDAY).map((plan) => ({ plan, messages: messagesOf(plan), announced: announcedOf(plan) }));

describe('the news of the demo world', () => {
  it('has over 15 articles on a quiet Monday, and fewer than 150 on a Saturday', () => {
    const [monday, saturday] = ['2026-11-16', SATURDAY].map((day) =>
      world.day(day).flatMap((plan) => articlesOf(messagesOf(plan))),
    );
    expect(monday!.length).toBeGreaterThan(15);
    expect(saturday!.length).toBeLessThan(150);
  });

  it('has a report of every sport where every sport is played', () => {
    const sports = new Set(
      world
        .showcase(SATURDAY)
        .filter((plan) => articlesOf(messagesOf(plan)).length > 0)
        .map((plan) => announcedOf(plan).sport),
    );
    const groups = new Set(SPORT_NAMES.map(({ parent }) => parent));
    const missing = SPORT_NAMES.filter(({ id }) => !groups.has(id) && !sports.has(id) && id !== 23);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('reports a match only after it was decided, and previews it only before its start', () => {
    for (const { plan, messages } of played)
      for (const { report, published } of articlesOf(messages)) {
        const atS = Date.parse(published) / 1000;
        const ended = messages.find(
          (message) => (message.kind === 'status' || message.kind === 'ranking') && isDecided(message.stage ?? 1),
        );
        if (report === true) expect(atS, plan.key).toBeGreaterThan(Date.parse(ended!.at) / 1000);
        else expect(atS, plan.key).toBeLessThan(plan.startS);
      }
  });

  it('writes the score and every goal that stands, and that all is invented', async () => {
    for (const { plan, messages, announced } of played) {
      const report = articlesOf(messages).findLast((article) => article.report === true);
      if (report === undefined) continue;
      const text = report.text!.join('\n');
      expect(text).toContain('demoverdenen');
      if (announced.kind !== 'fixture' || newsSport(announced.sport).family !== 'goals') continue;
      const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
      await ingest.deliver(compact([...plan.announcement(), ...messages]));
      const [event] = ingest.state.events.values();
      const [home, away] = event!.score!;
      expect(text).toContain(` endte ${home}-${away}`);
      if (text.includes('Målene:')) expect((text.match(/\d+-\d+ [^,]+ \(\d/g) ?? []).length).toBe(home + away);
      expect([...ingest.state.articles.values()].at(-1)).toMatchObject({ eventId: event!.id, report: true });
    }
  });

  it('corrects the report of a match whose goal is annulled after it', () => {
    const { plan, messages, announced } = played.find(
      (each) =>
        each.announced.sport === 1 &&
        articlesOf(each.messages).some(({ report }) => report) &&
        matchFacts(each.announced as FixtureMessage, each.messages, newsSport(1))!.scored.length > 2,
    )!;
    const publications = plan.publications().filter((each) => each.messages.every(({ kind }) => kind !== 'article'));
    const goal = messages.findLast(
      (message): message is IncidentMessage => message.kind === 'incident' && message.type === 'goal',
    )!;
    const lateS = publications.at(-1)!.dueS + 3600;
    const at = new Date(lateS * 1000).toISOString();
    const retraction: Message = {
      kind: 'retraction',
      key: `${goal.key}/late`,
      seq: 0,
      at,
      supersedes: { key: goal.key, seq: goal.seq },
      reason: 'var',
    };
    const reports = reportsOf(announced, [...publications, { dueS: lateS, messages: [retraction] }]);
    const [first, corrected] = articlesOf(reports.flatMap((each) => each.messages));
    expect(corrected).toMatchObject({ key: first!.key, seq: 1, supersedes: { key: first!.key, seq: 0 } });
    expect(corrected!.title).toContain('Rettelse');
    const goalsIn = ({ text }: ArticleMessage) => (text!.join().match(/\d+-\d+ [^,]+ \(\d/g) ?? []).length;
    expect(goalsIn(corrected!)).toBe(goalsIn(first!) - 1);
  });

  it('fills every word of a sentence', () => {
    for (const { text } of SENTENCES) expect(text.replaceAll(/\{[a-z]+\}/g, '')).not.toMatch(/[{}]/);
    expect(() => sentence(createRandom('x'), 'title-win', 'goals', {})).toThrow('no title-win');
  });
});

describe('broadcasts in the demo world', () => {
  it('show at most one match at a time on a channel of television, and not all matches', () => {
    const channels = new Map<string, [number, number][]>();
    let none = 0;
    for (const { plan, announced } of played) {
      if (announced.kind !== 'fixture') continue;
      const tv = (announced.broadcasts ?? []).filter(({ type }) => type === 'tv');
      if (announced.broadcasts === undefined) none += 1;
      expect(tv.length).toBeLessThanOrEqual(1);
      for (const { name } of tv) {
        const endS = plan.startS + newsSport(announced.sport).minutes * 60;
        const taken = channels.get(name) ?? [];
        expect(
          taken.every(([from, until]) => endS <= from || until <= plan.startS),
          name,
        ).toBe(true);
        channels.set(name, [...taken, [plan.startS, endS]]);
      }
    }
    expect(channels.size).toBeGreaterThan(6);
    expect(none).toBeGreaterThan(30);
  });

  it('stay in the fixture when its attendance is known', () => {
    const matches = played.filter(({ announced }) => announced.competition.name === 'Premier League');
    for (const { messages, announced } of matches)
      for (const message of messages)
        if (message.kind === 'fixture') expect(message.broadcasts).toEqual((announced as FixtureMessage).broadcasts);
    expect(matches.length).toBeGreaterThan(0);
  });
});
