import { createStore } from '@stillingen/client';
import { describe, expect, it, vi } from 'vitest';
import type { AccountLoader } from '../../account/contract.ts';
import { FOR_EVER, type OddsMode, type OddsModeCall } from '@stillingen/wire';
import { draw } from '../../testing/draw.ts';
import { oddsModeText } from '#text/odds/odds-mode.ts';
import { readOddsFormat } from '../odds-format.ts';
import { oddsShownCookie, oddsShownText, parseOddsShown } from '../odds-shown.ts';
import { changeOddsMode, fetchAsUser, type FetchPath, readOddsMode } from './mode.ts';
import { OddsModePanels, OddsSettings } from './odds-settings.tsx';

const NOW_S = Date.UTC(2026, 10, 23, 12) / 1000;
const OFF: OddsMode = { on: false, until: null, lockedUntil: null, isServed: true };

const show = (mode: Partial<OddsMode>, message = '', isSecure = true) =>
  draw(<OddsModePanels mode={{ ...OFF, ...mode }} message={message} isSecure={isSecure} onCall={() => {}} />, {
    ...{ feeds: {}, nowS: NOW_S },
  });
const disabledIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*disabled[^>]*>([^<]*)</g)].map(([, word]) => word!);

describe('the settings of odds', () => {
  it('has no word before the server has answered, and on a site without odds', () => {
    expect(draw(<OddsSettings />, { feeds: {}, nowS: NOW_S }).html).toBe('');
  });

  it('states that nothing is sent while the mode is off', () => {
    expect(show({}).words).toContain(oddsModeText.off);
    expect(show({ on: true, until: NOW_S + 7_776_000 }).words).toContain(oddsModeText.on);
    expect(show({ on: true, isServed: false }).words).toContain(oddsModeText.notServed);
  });

  it('can not be turned on over a connection whose cookies browsers drop, and states why', () => {
    const { words, html } = show({}, '', false);
    expect(words).toContain(oddsModeText.insecure);
    expect(html).toMatch(/role="switch"[^>]*disabled/);
    expect(show({}).html).not.toMatch(/role="switch"[^>]*disabled/);
  });

  it('offers a lock only where it becomes longer', () => {
    expect(disabledIn(show({}).html)).toEqual([]);
    const locked = show({ lockedUntil: NOW_S + 86_400 });
    expect(locked.words).toContain('Odds er spærret til 24.11.2026 kl. 13:00.');
    expect(disabledIn(locked.html)).toEqual(['24 timer']);
    expect(locked.html).toMatch(/role="switch"[^>]*disabled/);
    const forever = show({ lockedUntil: FOR_EVER });
    expect(forever.words).toContain(oddsModeText.lock.forGood);
    expect(disabledIn(forever.html)).toEqual(['24 timer', '30 dage', 'For altid']);
  });

  it('[ODDS-05, ODDS-06, ODDS-07, ODDS-08, ODDS-09, ODDS-10] offers six formats with an example', () => {
    expect(show({}).words).toMatch(/Decimal 1\.50 Britisk 1\/2 Amerikansk -200 Hongkong 0\.50 Malaysisk 0\.50 Indonesisk -2\.00/);
  });

  it('[ODDS-11, ODDS-12] reads the format from its cookie, else the European one', () => {
    expect(['', 'oddsFormat=2', 'theme=dark; oddsFormat=6', 'oddsFormat=uk'].map(readOddsFormat)).toEqual([
      'eu',
      'uk',
      'in',
      'eu',
    ]);
  });

  it('keeps where odds are shown, without a cookie for the defaults', () => {
    const defaults = parseOddsShown('');
    expect(defaults).toEqual({ inTable: true, onMatch: true, duringPlay: false });
    expect(oddsShownCookie(defaults)).toContain('max-age=0');
    for (const shown of [
      { inTable: false, onMatch: false, duringPlay: false },
      { inTable: true, onMatch: false, duringPlay: true },
    ])
      expect(parseOddsShown(oddsShownText(oddsShownCookie(shown).split(';')[0]!))).toEqual(shown);
  });
});

describe('the call of the mode', () => {
  const answering =
    (status: number, body: unknown, sent: unknown[] = []): FetchPath =>
    async (_path, init) => {
      sent.push(JSON.parse((init?.body as string | undefined) ?? 'null'));
      return new Response(JSON.stringify(body), { status });
    };

  it('sends the answer of the visitor and takes that of the server', async () => {
    const sent: unknown[] = [];
    const call: OddsModeCall = { on: true, adult: true };
    expect(await changeOddsMode(answering(200, { ...OFF, on: true }, sent), call)).toEqual({
      kind: 'mode',
      mode: { ...OFF, on: true },
    });
    expect(sent).toEqual([call]);
  });

  it('carries the login of a user, and none of a visitor or of a site whose accounts are local', async () => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return Response.json(OFF);
    });
    const account = {
      badge: createStore({ mark: 'A' }),
      load: async () => ({ account: { authorization: () => 'Basic YTpi' } }),
    } as unknown as AccountLoader;
    const call: OddsModeCall = { lockUntil: FOR_EVER };
    for (const page of [{ account, config: {} }, { config: {} }, { account, config: { localOnly: true as const } }])
      await changeOddsMode(fetchAsUser(page), call);
    vi.unstubAllGlobals();
    expect(sent).toEqual(['Basic YTpi', null, null]);
  });

  it('shows the reason of a refusal, and one of its own where there is none', async () => {
    const refused = { code: 'locked', message: 'Odds er spærret.' };
    expect(await changeOddsMode(answering(409, refused), { on: false })).toEqual({ kind: 'refused', message: refused.message });
    expect(await readOddsMode(() => Promise.reject(new Error('offline')))).toEqual({
      kind: 'refused',
      message: oddsModeText.failed,
    });
    expect(await readOddsMode(async () => new Response(null, { status: 204 }))).toEqual({ kind: 'absent' });
  });
});
