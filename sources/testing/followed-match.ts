import { SPORT } from '@stillingen/domain';
import { advance } from '../connect/engine/advance.ts';
import { deliverDrafts } from '../connect/engine/deliver.ts';
import type { MatchMemory } from '../connect/engine/match-memory.ts';
import type { MatchReport, ReportedIncident } from '../connect/kit/connector.ts';
import { createInMemoryIngest } from '../in-memory-ingest.ts';

export const KICK_OFF = Date.parse('2026-11-28T18:00:00Z');
export const atMinute = (minute: number, second = 0): number => KICK_OFF + (minute * 60 + second) * 1000;

export const goalOf = (id: string, side: 'home' | 'away', minute: number, player = ''): ReportedIncident => ({
  id,
  type: 'goal',
  side,
  minute,
  player,
});

/** A match of football as an answer states it; `change` is what this answer states of it. */
export const reportOf = (change: Partial<MatchReport>): MatchReport => ({
  key: 'test/1',
  sport: SPORT.football,
  competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
  home: { name: 'Brøndby IF' },
  away: { name: 'AGF' },
  start: '2026-11-28T18:00:00Z',
  phase: 'live',
  stages: [12],
  ...change,
});

export const scoreOf = (home: number, away: number): Pick<MatchReport, 'score'> => ({ score: { home, away } });

/** One match, published by its reports into an ingest in memory. */
export class FollowedMatch {
  readonly ingest = createInMemoryIngest({ name: 'test', origin: 'real' });
  #memories = new Map<string, MatchMemory>();
  readonly refused: string[] = [];

  get memory(): MatchMemory | undefined {
    return this.#memories.get('test/1');
  }

  forget(): void {
    this.#memories = new Map();
  }

  /** The kinds of the messages delivered, and whether the answer waits for a second one. */
  async read(change: Partial<MatchReport>, nowMs: number): Promise<{ kinds: string[]; waits: boolean }> {
    const report = reportOf(change);
    const { memory, drafts, waits } = advance(this.#memories.get(report.key) ?? null, report, nowMs);
    this.#memories.set(report.key, memory);
    const before = this.ingest.delivered.length;
    const { refused } = await deliverDrafts(this.ingest, this.#memories, [{ key: report.key, drafts }]);
    this.refused.push(...refused);
    return { kinds: this.ingest.delivered.slice(before).map(({ kind }) => kind), waits };
  }

  get events() {
    const { state } = this.ingest;
    return [...state.events.values()].map((event) => ({
      ...event,
      goals: (state.incidents.get(event.id) ?? []).map(({ side, minute, player, withdrawn }) => ({
        side,
        minute,
        player,
        withdrawn,
      })),
      corrections: (state.corrections.get(event.id) ?? []).map(({ what, from, to, reason }) =>
        [what, from, to, reason].join(' '),
      ),
    }));
  }
}
