import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSettings } from '../product.ts';
import { parseTargets } from './options.ts';
import { addTally, emptyTally, noteTime, percentileOf, samplesOf } from './report.ts';
import { planVisits } from './visits.ts';

describe('a tally', () => {
  it('a tally gives percentiles within five per cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 100_000, noNaN: true }), { minLength: 1 }),
        fc.constantFrom(0.5, 0.95, 0.99, 1),
        (samples, part) => {
          const tally = emptyTally();
          for (const ms of samples) noteTime(tally, 'update', ms);
          const exact = samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * part) - 1]!;
          const estimate = percentileOf(tally, 'update', part)!;
          expect(estimate).toBeGreaterThan(exact * 0.999_999);
          expect(estimate).toBeLessThan(exact * 1.050_001);
        },
      ),
    );
  });

  it('a tally of several processes is the sum of theirs, and as large as each of them', () => {
    const [one, other] = [emptyTally(), emptyTally()];
    noteTime(one, 'page', 3);
    noteTime(other, 'page', 300);
    other.counts.visits = 2;
    const size = JSON.stringify(emptyTally()).length;
    addTally(one, other);
    expect(samplesOf(one, 'page')).toBe(2);
    expect(one.counts.visits).toBe(2);
    expect(JSON.stringify(one)).toHaveLength(size);
  });

  it('a tally accepts any time, and has no percentile without samples', () => {
    const tally = emptyTally();
    for (const ms of [-1, 0, 1e12]) noteTime(tally, 'back', ms);
    expect(samplesOf(tally, 'back')).toBe(3);
    expect(percentileOf(tally, 'feed', 0.5)).toBeNull();
  });
});

const ORIGINS = ['http://127.0.0.1:1'];
const EVENTS = ['aaaaaaaa', 'bbbbbbbb'];

describe('planned visits', () => {
  it('visits are of each kind in the requested shares', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (matchShare, pollShare) => {
        const visits = planVisits(ORIGINS, EVENTS, { matchShare, pollShare });
        expect(visits).toHaveLength(100);
        expect(visits.filter(({ page }) => page !== '/fodbold/')).toHaveLength(matchShare);
        expect(visits.filter(({ subject }) => subject === null)).toHaveLength(Math.min(pollShare, 100 - matchShare));
      }),
    );
  });

  it('visits are spread evenly: each ten have every kind in about its share, and matches take turns', () => {
    const visits = planVisits(ORIGINS, EVENTS, { matchShare: 30, pollShare: 0 });
    for (let from = 0; from < 100; from += 10)
      expect(visits.slice(from, from + 10).filter(({ page }) => page !== '/fodbold/')).toHaveLength(3);
    const matches = visits.flatMap(({ page }) => (page === '/fodbold/' ? [] : [page]));
    expect(matches.slice(0, 4)).toEqual(['/kamp/aaaaaaaa/', '/kamp/bbbbbbbb/', '/kamp/aaaaaaaa/', '/kamp/bbbbbbbb/']);
  });

  it('visits are all of the list when no match is known', () => {
    expect(planVisits(ORIGINS, [], { matchShare: 100, pollShare: 0 }).every(({ page }) => page === '/fodbold/')).toBe(true);
  });
});

describe('addresses that may be loaded', () => {
  it.each([
    ['http://127.0.0.1:8080', ['http://127.0.0.1:8080']],
    ['http://localhost:8080/', ['http://localhost:8080']],
    ['http://127.4.5.6', ['http://127.4.5.6']],
    ['http://127.0.0.1:1,http://127.0.0.1:2', ['http://127.0.0.1:1', 'http://127.0.0.1:2']],
  ])('%s', (text, targets) => {
    expect(parseTargets(text)).toEqual(targets);
  });

  it.each([
    '',
    'localhost',
    'http://example.dk',
    'http://127.0.0.1.example.dk',
    'http://localhost.example.dk',
    'http://127.0.0.1@example.dk',
    'http://10.0.0.1:8080',
    'http://0.0.0.0:8080',
    'http://[::1]:8080',
    'http://[::ffff:10.0.0.1]',
    'https://127.0.0.1',
    'http://127.0.0.1/path',
    'http://127.0.0.1:1,http://example.dk',
    'http://127.0.0.1:1,',
  ])('%j is refused', (text) => {
    expect(parseTargets(text)).toBeNull();
  });
});

it('starts a server without the settings of the calling shell: it uses its own database and sends no mails', () => {
  const env = {
    PATH: '/bin',
    NODE_OPTIONS: '--cpu-prof',
    WEB_DIR: '/tmp/dist',
    DATABASE_URL: 'postgres://site',
    SMTP_URL: 'smtp://site',
  };
  expect(withoutSettings(env)).toEqual({ PATH: '/bin', NODE_OPTIONS: '--cpu-prof', WEB_DIR: '/tmp/dist' });
});
