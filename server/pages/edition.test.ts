import type { LiveState, Participant } from '@stillingen/domain';
import { englishPath } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { addressedBy, shownIn, twinsIn, withDanishWords } from './edition.ts';

const NATIONAL = { id: 'dE3mH6kL', name: 'Tyskland', slug: 'tyskland', kind: 'national', country: 'de' } as Participant;
const STATE = { participants: new Map([[NATIONAL.id, NATIONAL]]) } as unknown as LiveState;

describe('pages in two languages', () => {
  it('the address of a national team has the name of its language', () => {
    const twins = twinsIn(STATE);
    expect(twins.english('/hold/tyskland/dE3mH6kL/stilling/')).toBe('/en/team/germany/dE3mH6kL/standings/');
    expect(twins.danish('/hold/germany/dE3mH6kL/stilling/')).toBe('/hold/tyskland/dE3mH6kL/stilling/');
    expect(twins.english('/hold/agf/aaaaaaaa/')).toBe('/en/team/agf/aaaaaaaa/');
    expect([twins.danish('/'), twins.english('/')]).toEqual(['/fodbold/', '/en/football/']);
  });

  it('an address below /en/ is English only where the site has English pages', () => {
    expect(addressedBy('/en/tv/', true)).toEqual({ language: 'en', path: '/tv/' });
    expect(addressedBy('/en/tv/', false)).toEqual({ language: 'da', path: '/en/tv/' });
    expect(shownIn('da', '/tv/')).toBe('/tv/');
  });

  it.each(['/fodbold/danmark/superligaen/stilling/', '/kamp/aB3dE6gH/', '/hockey/'])(
    'the Danish address %s with /en before it leads to the English page',
    (danish) => {
      const { path } = addressedBy(`/en${danish}`, true);
      expect(withDanishWords(path)).toEqual({ status: 301, location: danish });
      expect(withDanishWords(addressedBy(englishPath(danish), true).path)).toBeNull();
    },
  );
});
