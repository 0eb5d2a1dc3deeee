import type { PlaceKind, SearchAnswer, SearchMatch, SearchPlace } from '@stillingen/wire';

export const place = (id: string, more: Partial<SearchPlace> = {}): SearchPlace => ({
  ...{ kind: 'team', id, key: id, path: `/hold/${id}/x/`, name: id, sportId: 1, sport: 'Fodbold', country: 'Danmark' },
  ...{ countryCode: 'dk', code: '', colours: '', isTop: false, isLive: false },
  ...more,
});

const side = (name: string) => ({ name, isTeam: true, code: '', colours: '', countryCode: 'dk' });

export const matchOf = (id: string, more: Partial<SearchMatch> = {}): SearchMatch => ({
  ...{ id, sport: '', league: 'Superligaen', state: 'live', when: '67’', start: 1, score: [2, 1] },
  sides: [side('FC Midtjylland'), side('FC København')],
  ...more,
});

export const answerOf = (
  places: Partial<Record<PlaceKind, readonly SearchPlace[]>>,
  more: Partial<SearchAnswer> = {},
): SearchAnswer => {
  const list = (kind: PlaceKind) => ({ count: places[kind]?.length ?? 0, places: places[kind] ?? [] });
  return {
    matches: [],
    guess: null,
    lists: { team: list('team'), player: list('player'), league: list('league'), country: list('country') },
    ...more,
  };
};
