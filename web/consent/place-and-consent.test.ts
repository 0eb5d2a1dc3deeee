import { createStore } from '@stillingen/client';
import type { ConsentAnswer, ConsentPurpose } from '@stillingen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from './contract.ts';

const ANSWER: ConsentAnswer = { atS: 1, asked: ['advertising'], granted: [], proof: null, signature: null };

/** A visitor whose answer changes by `give`. */
function visitor(requestsGeo: boolean) {
  const granted = createStore<readonly ConsentPurpose[]>([]);
  const answer = createStore<ConsentAnswer | null>(null);
  const consent: Consent = { ...granted, needed: ['advertising'], answer, refresh() {}, Slot: () => null };
  return {
    page: { consent, config: requestsGeo ? { requestsGeo: true as const } : {} },
    give(purposes: readonly ConsentPurpose[]) {
      granted.set(purposes);
      answer.set({ ...ANSWER, granted: purposes });
    },
    forget() {
      granted.set([]);
      answer.set(null);
    },
  };
}

let answers: ((response: Response) => void)[];
const located = (countryCode: string): Response => Response.json({ countryCode, isoSubdivisionCode0: 'DK-84', cityName: 'X' });
async function load() {
  vi.resetModules();
  return (await import('./place-and-consent.ts')).placeAndConsent;
}
beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
});
afterEach(() => vi.unstubAllGlobals());

describe('place and consent', () => {
  it('[PAGE-31] is complete only after the answer and the lookup of the place', async () => {
    const placeAndConsent = await load();
    const { page, give } = visitor(true);
    const complete = placeAndConsent(page);
    expect(complete.get()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers, 'no lookup before the answer').toHaveLength(0);
    give(['advertising']);
    await vi.waitUntil(() => answers.length === 1);
    expect(complete.get()).toBeNull();
    answers[0]!(located('DK'));
    await vi.waitUntil(() => complete.get() !== null);
    expect(complete.get()).toEqual({
      place: { countryCode: 'DK', isoSubdivisionCode0: 'DK84' },
      consent: ['advertising'],
    });
  });

  it('[PAGE-31] is complete with the answer where the site does not locate visitors', async () => {
    const placeAndConsent = await load();
    const { page, give } = visitor(false);
    const complete = placeAndConsent(page);
    expect(complete.get()).toBeNull();
    give(['advertising']);
    expect(complete.get()).toEqual({ place: null, consent: ['advertising'] });
  });

  it('[PAGE-31] locates no visitor that refused, and stops with a withdrawal', async () => {
    const placeAndConsent = await load();
    const refusing = visitor(true);
    const refused = placeAndConsent(refusing.page);
    refusing.give([]);
    expect(refused.get()).toEqual({ place: null, consent: [] });
    expect(answers).toHaveLength(0);
    const { page, give, forget } = visitor(true);
    const complete = placeAndConsent(page);
    give(['advertising']);
    give([]);
    await vi.waitUntil(() => answers.length === 1);
    answers[0]!(located('DK'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(complete.get()).toEqual({ place: null, consent: [] });
    forget();
    expect(complete.get()).toBeNull();
  });

  it('[GEO-06] looks the place up once for all, and again only after a failure', async () => {
    const placeAndConsent = await load();
    const { page, give } = visitor(true);
    const both = [placeAndConsent(page), placeAndConsent(page)];
    give(['advertising']);
    await vi.waitUntil(() => answers.length === 1);
    answers[0]!(new Response('', { status: 503 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(both.map((each) => each.get())).toEqual([null, null]);
    const third = placeAndConsent(page);
    await vi.waitUntil(() => answers.length === 2);
    answers[1]!(located(''));
    await vi.waitUntil(() => third.get() !== null);
    expect(third.get()!.place).toBeNull();
  });

  it('[PAGE-31] is never complete where the site asks for no consent', async () => {
    const placeAndConsent = await load();
    expect(placeAndConsent({ config: {} }).get()).toBeNull();
  });
});
