import { Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import type { ImportedEvent } from './data-set.ts';
import { deliverEvents } from './delivery.ts';
import { eventOf } from '../events/match-messages.ts';
import type { ImportedMatch, Outcome } from '../events/match.ts';
import { createInMemoryIngest } from '../../../testing/in-memory-ingest.ts';

const played = (home: number, away: number): Outcome => ({
  stage: Stage.finished,
  halfTime: null,
  fullTime: [home, away],
  extraTime: null,
  penalties: null,
  advanced: null,
});
const postponed: Outcome = { ...played(0, 0), stage: Stage.postponed, fullTime: null };

const match = (change: Partial<ImportedMatch> = {}): ImportedMatch => ({
  file: 'dk.txt',
  line: 7,
  key: 'of-agf-ob-1',
  competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
  home: { name: 'AGF', country: 'dk' },
  away: { name: 'OB', country: 'dk' },
  start: '2025-08-17T14:00:00Z',
  round: '5. runde',
  tie: '',
  venue: '',
  outcome: null,
  goals: [],
  ...change,
});
const goal = (minute: number, player: string) => ({ type: 'goal', side: 'home', minute, added: 0, player }) as const;

function importer() {
  const ingest = createInMemoryIngest();
  return {
    ingest,
    event: () => [...ingest.state.events.values()][0]!,
    corrections: () => [...ingest.state.corrections.values()].flat(),
    goals: () => [...ingest.state.incidents.values()].flat().map(({ minute, player }) => `${minute} ${player}`),
    run: async (...matches: ImportedMatch[]) => {
      const { written, unchanged, refused } = await deliverEvents(ingest, matches.map(eventOf));
      expect(refused).toEqual([]);
      return written === 1 && unchanged === 0 ? 'written' : written === 0 && unchanged === 1 ? 'unchanged' : 'both';
    },
  };
}

describe('deliverEvents', () => {
  it('adds the result of a later edition, and keeps it when an earlier one follows', async () => {
    const { run, event, corrections } = importer();
    expect(await run(match())).toBe('written');
    expect(await run(match())).toBe('unchanged');
    expect(await run(match({ outcome: postponed }))).toBe('written');
    expect(await run(match({ outcome: played(2, 1) }))).toBe('written');
    expect(await run(match({ outcome: postponed }))).toBe('unchanged');
    expect(await run(match())).toBe('unchanged');
    expect(event()).toMatchObject({ stage: Stage.finished, score: [2, 1], winner: 1 });
    expect(corrections()).toEqual([]);
  });

  it('corrects a result, once, however often the edition is imported', async () => {
    const { run, event, corrections } = importer();
    await run(match({ outcome: played(1, 2) }));
    expect(await run(match({ outcome: played(1, 3) }))).toBe('written');
    expect(await run(match({ outcome: played(1, 3) }))).toBe('unchanged');
    expect(await run(match({ outcome: played(0, 3) }))).toBe('written');
    expect(await run(match({ outcome: played(0, 3) }))).toBe('unchanged');
    expect(event().score).toEqual([0, 3]);
    expect(corrections().map(({ what, from, to, reason }) => [what, from, to, reason])).toEqual([
      ['score', '1-2', '1-3', 'clerical'],
      ['score', '1-3', '0-3', 'clerical'],
    ]);
  });

  it('moves a match', async () => {
    const { run, event } = importer();
    await run(match());
    expect(await run(match({ start: '2025-09-01T17:00:00Z' }))).toBe('written');
    expect(await run(match({ start: '2025-09-01T17:00:00Z' }))).toBe('unchanged');
    expect(event().start).toBe(Date.parse('2025-09-01T17:00:00Z') / 1000);
  });

  it('adds a goal that was missing and the score that goes with it', async () => {
    const { run, event, goals } = importer();
    await run(match({ outcome: played(1, 0), goals: [goal(30, 'X')] }));
    expect(await run(match({ outcome: played(2, 0), goals: [goal(12, 'Y'), goal(30, 'X')] }))).toBe('written');
    expect(await run(match({ outcome: played(2, 0), goals: [goal(12, 'Y'), goal(30, 'X')] }))).toBe('unchanged');
    expect(goals()).toEqual(['12 Y', '30 X']);
    expect(event().score).toEqual([2, 0]);
  });

  it('sends statistics again when they differ, without naming what they replace', async () => {
    const ingest = createInMemoryIngest();
    const withCorners = (home: string): ImportedEvent => {
      const event = eventOf(match({ outcome: played(1, 0) }));
      const statistics: StatisticsMessage = {
        kind: 'statistics',
        key: 'of-agf-ob-1/statistics',
        seq: 1000,
        at: '2025-08-17T16:00:00Z',
        event: 'of-agf-ob-1',
        period: 0,
        values: [{ stat: 16, home, away: '4' }],
      };
      return { ...event, messages: [...event.messages, statistics] };
    };
    const corners = () => [...ingest.state.statistics.values()].map((periods) => periods[0]![0]!.home);
    expect(await deliverEvents(ingest, [withCorners('7')])).toEqual({ written: 1, unchanged: 0, refused: [] });
    expect(await deliverEvents(ingest, [withCorners('8')])).toEqual({ written: 1, unchanged: 0, refused: [] });
    expect(await deliverEvents(ingest, [withCorners('8')])).toEqual({ written: 0, unchanged: 1, refused: [] });
    expect(corners()).toEqual(['8']);
  });

  it('reports refused matches by file and line and goes on', async () => {
    const ingest = createInMemoryIngest();
    const twins = match({ key: 'twins', line: 9, away: { name: 'Aarhus GF', country: 'dk' } });
    const matches = [match({ home: { name: 'Aarhus GF', country: 'dk' } }), { ...twins, home: twins.away }];
    const report = await deliverEvents(ingest, matches.map(eventOf));
    const why = 'same_participant /away/name (allowed: a participant other than the home side)';
    expect(report).toEqual({ written: 1, unchanged: 0, refused: [{ file: 'dk.txt', line: 9, why }] });
  });

  it('rejects when the server does not answer each message', async () => {
    await expect(deliverEvents({ deliver: async () => [] }, [eventOf(match())])).rejects.toThrow('answered 0 of 1');
  });

  it('leaves nothing behind of an event whose score is refused, and counts it as refused', async () => {
    const { ingest } = importer();
    const bad = match({ key: 'of-bad', outcome: { ...played(9, 8), stage: Stage.afterPenalties }, line: 9 });
    const good = match({ key: 'of-good', start: '2025-09-17T14:00:00Z', outcome: played(2, 1) });
    expect(await deliverEvents(ingest, [bad, good].map(eventOf))).toEqual({
      written: 1,
      unchanged: 0,
      refused: [{ file: 'dk.txt', line: 9, why: expect.stringContaining('impossible_score /score') }],
    });
    expect([...ingest.state.events.values()].map(({ score }) => score)).toEqual([[2, 1]]);
  });

  it('leaves a known event as it was when its next edition is refused', async () => {
    const { ingest, run, event } = importer();
    await run(match({ outcome: played(2, 1) }));
    const edition = match({ venue: 'Ceres Park', outcome: { ...played(9, 8), stage: Stage.afterPenalties } });
    expect(await deliverEvents(ingest, [eventOf(edition)])).toMatchObject({ written: 0, unchanged: 0, refused: [{ line: 7 }] });
    expect(event()).toMatchObject({ venue: '', score: [2, 1] });
  });

  it('reports a result at the latest by its clock when the usual length of a match is not over', async () => {
    const nowMs = Date.parse('2025-08-17T15:00:00Z');
    const ingest = createInMemoryIngest(undefined, undefined, () => nowMs);
    expect(await deliverEvents(ingest, [eventOf(match({ outcome: played(2, 1) }))], nowMs)).toMatchObject({
      written: 1,
      refused: [],
    });
  });
});
