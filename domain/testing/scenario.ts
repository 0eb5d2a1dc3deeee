import type { EventItem } from '../event/entities.ts';
import { messageHash } from '../event/ids.ts';
import type { IncidentMessage, ScoreMessage, StatusMessage } from '../messages/course.ts';
import type { FixtureMessage } from '../messages/fixture.ts';
import type { Message } from '../messages/index.ts';
import type { RetractionMessage } from '../messages/season.ts';
import { apply } from '../state/apply.ts';
import { decide } from '../state/decide/decide.ts';
import type { Decision, Provider } from '../state/decision.ts';
import { emptyState, type LiveState } from '../state/state.ts';

export const PROVIDER: Provider = { name: 'test', origin: 'real' };
export const KICK_OFF = '2026-11-20T18:00:00Z';

/** A match message by message, with the decisions and the resulting state. */
export interface Scenario {
  readonly state: LiveState;
  submit(message: Message, provider?: Provider): Decision;
  event(): EventItem;
}

export function createScenario(): Scenario {
  const state = emptyState();
  return {
    state,
    submit(message, provider = PROVIDER) {
      const decision = decide(state, { n: state.n + 1, provider, message, hash: messageHash(JSON.stringify(message)) });
      if (decision.result === 'accepted') apply(state, { n: state.n + 1, atMs: 0, changes: decision.changes });
      return decision;
    },
    event() {
      const [event, ...others] = state.events.values();
      if (event === undefined || others.length > 0) throw new Error(`there are ${state.events.size} events`);
      return event;
    },
  };
}

/** Minutes after kick-off. */
export const at = (minute: number): string =>
  new Date(Date.parse(KICK_OFF) + minute * 60_000).toISOString().replace('.000Z', 'Z');

export const fixture = (more: Partial<FixtureMessage> = {}): FixtureMessage => ({
  kind: 'fixture',
  key: 'm1',
  seq: 1,
  at: at(-60),
  sport: 1,
  competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
  home: { name: 'Brøndby IF' },
  away: { name: 'Vejle Boldklub' },
  start: KICK_OFF,
  ...more,
});
export const status = (seq: number, stage: number, more: Partial<StatusMessage> = {}): StatusMessage => ({
  kind: 'status',
  key: 'm1/status',
  seq,
  at: at(seq),
  event: 'm1',
  stage,
  ...more,
});
export const score = (seq: number, home: number, away: number, more: Partial<ScoreMessage> = {}): ScoreMessage => ({
  kind: 'score',
  key: 'm1/score',
  seq,
  at: at(seq),
  event: 'm1',
  score: { home, away },
  ...more,
});
export const goal = (
  key: string,
  minute: number,
  side: 'home' | 'away',
  more: Partial<IncidentMessage> = {},
): IncidentMessage => ({
  kind: 'incident',
  key,
  seq: 1,
  at: at(minute),
  event: 'm1',
  type: 'goal',
  side,
  minute,
  player: 'Buksa',
  ...more,
});
export const retraction = (key: string, more: Partial<RetractionMessage> = {}): RetractionMessage => ({
  kind: 'retraction',
  key: `${key}/taken-back`,
  seq: 1,
  at: at(60),
  supersedes: { key, seq: 1 },
  reason: 'offside',
  ...more,
});
