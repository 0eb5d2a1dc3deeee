import type { OfferMessage, OddsMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../ports.ts';
import { createTestClock } from '../../testing/fake-clock.ts';
import { answerOf } from '../../testing/fake-source.ts';
import { eventAnswer } from '../../testing/odds/the-odds-api-answers.ts';
import { theOddsApi } from '../the-odds-api/connector.ts';
import type { KnownFixture } from './odds-connector.ts';
import { OddsRun, spreadMs } from './odds-run.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const HOUR = 3_600_000;
const KEY = 'secret/key';
const fixture = (more: Partial<KnownFixture> = {}): KnownFixture => ({
  ...{ id: 'OUzl0hh4', sport: 1, home: 'FC København', away: 'FC Midtjylland', country: 'dk' },
  ...{ startMs: NOW + 3.5 * HOUR, phase: 'before', ...more },
});

interface Played {
  readonly urls: readonly URL[];
  readonly submitted: readonly (readonly OddsMessage[])[];
  readonly lines: readonly string[];
  readonly remaining: number;
}

/** For so long; null until the run ends by itself. */
async function play(
  answers: readonly (Partial<HttpAnswer> & { readonly events?: unknown })[],
  forMs: number | null,
): Promise<Played> {
  const [urls, submitted, lines]: [URL[], OddsMessage[][], string[]] = [[], [], []];
  const clock = createTestClock(NOW);
  const stop = new AbortController();
  const run = new OddsRun({
    connector: theOddsApi,
    leagues: ['soccer_denmark_superliga'],
    key: KEY,
    userAgent: 'test',
    clock,
    client: {
      submitOdds: async (messages) => {
        submitted.push([...messages]);
        return messages.map((_, index) => ({ index, result: 'accepted' }));
      },
    },
    fixturesBetween: (_, fromMs, toMs) =>
      [fixture({ startMs: NOW + HOUR })].filter(({ startMs }) => startMs > fromMs && startMs < toMs),
    httpGet: async (url) => {
      urls.push(url);
      const { events, ...answer } = answers[Math.min(urls.length, answers.length) - 1]!;
      return answerOf(events ?? [], answer);
    },
    log: { info: () => undefined, warn: (line) => void lines.push(line) },
  });
  if (forMs === null) await run.run(stop.signal);
  else await Promise.all([run.run(stop.signal).catch(() => undefined), clock.runTo(NOW + forMs, () => stop.abort())]);
  return { urls, submitted, lines, remaining: run.remaining };
}

const event = () => eventAnswer({ commence_time: '2026-11-29T13:00:00Z' });
const states = (messages: readonly OddsMessage[]) =>
  (messages as OfferMessage[]).map(({ betType, state }) => `${betType} ${state}`);

describe('a run of a source of odds', () => {
  it('OddsRun sends the key as the documented field alone, and states it in no line', async () => {
    const { urls, lines } = await play([{ events: [event(), { ...event(), home_team: 'Randers FC' }] }, { status: 500 }], HOUR);
    expect(urls[0]!.origin + urls[0]!.pathname).toBe('https://api.the-odds-api.com/v4/sports/soccer_denmark_superliga/odds');
    expect(Object.fromEntries(urls[0]!.searchParams)).toEqual({
      ...{ regions: 'eu,uk', markets: 'h2h,spreads,totals', oddsFormat: 'decimal', dateFormat: 'iso', apiKey: KEY },
    });
    expect(lines.join('\n')).not.toMatch(/secret/);
    expect(lines).toContain(
      'the-odds-api, soccer_denmark_superliga: Randers FC – FC Midtjylland 2026-11-29T13:00:00Z: no such match is known',
    );
  });

  it('OddsRun asks every five minutes near the start while the quota allows it, and spreads what is left of it', async () => {
    const rich = await play([{ events: [event()], headers: { 'x-requests-remaining': '90000' } }], 31 * 60_000);
    expect([rich.urls.length, rich.remaining]).toEqual([7, 90_000]);
    const poor = await play([{ events: [event()], headers: { 'x-requests-remaining': '60' } }], 12 * HOUR);
    expect(poor.urls.length).toBe(3);
    expect(spreadMs(60, 1, 6, NOW)).toBeCloseTo(4 * HOUR, -3);
    expect(spreadMs(3, 1, 6, NOW)).toBe(36 * HOUR);
  });

  it('OddsRun closes offers that are missing from the next answer, once', async () => {
    const whole = event();
    const less = { ...whole, bookmakers: [{ ...whole.bookmakers[0]!, markets: whole.bookmakers[0]!.markets.slice(0, 1) }] };
    const { submitted } = await play([{ events: [whole] }, { events: [less] }, { events: [less] }], 12 * 60_000);
    expect(submitted.map(states)).toEqual([
      ['HOME_DRAW_AWAY open', 'ASIAN_HANDICAP open', 'OVER_UNDER open', 'HOME_DRAW_AWAY open'],
      ['ASIAN_HANDICAP closed', 'OVER_UNDER closed', 'HOME_DRAW_AWAY closed', 'HOME_DRAW_AWAY open'],
      ['HOME_DRAW_AWAY open'],
    ]);
  });

  it('OddsRun ends when the source refuses the key, with one line that names the setting', async () => {
    const { urls, lines } = await play([{ status: 401 }], null);
    expect(urls).toHaveLength(1);
    expect(lines).toEqual([expect.stringContaining('check ODDS_API_KEY')]);
  });

  it('OddsRun goes on ten minutes after half an answer or another shape', async () => {
    const { urls, submitted, lines } = await play(
      [{ body: Buffer.from('[{') }, { events: {} }, { events: [event()] }],
      24 * 60_000,
    );
    expect(urls).toHaveLength(3);
    expect(submitted).toHaveLength(1);
    expect(lines).toHaveLength(3);
  });
});
