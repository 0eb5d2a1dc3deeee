import { describe, expect, it } from 'vitest';
import { answerOffer, editionOffer, type OfferPorts } from './edition-offer.ts';
import { createVirtualWorld } from './testing/virtual-world.ts';

const ENGLISH = { language: 'en', country: 'GB', url: 'https://en.example.dk' };
const SWEDISH = { language: 'sv', country: null, url: 'https://example.se' };
const EDITIONS = [ENGLISH, SWEDISH];

function visits(count: number, more: Partial<OfferPorts> = {}) {
  const { local } = createVirtualWorld();
  const ports = { local, languages: ['en-GB', 'da'], country: null, ...more };
  const visit = () => editionOffer(EDITIONS, { session: createVirtualWorld().session, ...ports });
  return { ports, visit, offers: Array.from({ length: count }, visit) };
}

describe('another edition', () => {
  it('[PAGE-35] [GEN-20] another edition is offered from the third visit on when the browser prefers its language', () => {
    const { offers } = visits(4);
    expect(offers).toEqual([null, null, ...[1, 2].map(() => ({ kind: 'language', edition: ENGLISH }))]);
    expect(visits(3, { languages: ['fr', 'sv-SE'] }).offers[2]).toEqual({ kind: 'language', edition: SWEDISH });
    for (const languages of [['da', 'en'], ['fr'], []]) expect(visits(3, { languages }).offers[2]).toBe(null);
  });

  it('[GEN-20] another edition is offered at once when the visitor is in its country', () => {
    expect(visits(1, { country: 'GB', languages: ['da'] }).offers[0]).toEqual({ kind: 'region', edition: ENGLISH });
    for (const country of ['DK', 'SE', null]) expect(visits(1, { country }).offers[0]).toBe(null);
  });

  it('another edition is never offered again once a visitor has answered', () => {
    const { ports, visit } = visits(3);
    answerOffer(ports, 'da');
    expect(visit()).toBe(null);
  });

  it('pages of one visit count once, and a count that cannot be read begins anew', () => {
    const { session, local } = createVirtualWorld();
    const page = () => editionOffer(EDITIONS, { local, session, languages: ['en'], country: null });
    expect([page(), page(), page(), page()]).toEqual([null, null, null, null]);
    expect(local.get('visits')).toBe('1');
    local.set('visits', 'many');
    expect(visits(0, { local }).visit()).toBe(null);
    expect(local.get('visits')).toBe('1');
  });
});
