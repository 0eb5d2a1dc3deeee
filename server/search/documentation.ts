import { PLACE_KINDS, SEARCH_KEY, SEARCH_LANGUAGE_KEY, SEARCH_LIVE_KEY } from '@stillingen/wire';
import Type from 'typebox';
import { emptyAnswer, jsonAnswer } from '../http/documentation.ts';

const Named = Type.Object({ id: Type.Number(), name: Type.String() });
const Result = Type.Object({
  id: Type.String(),
  url: Type.String(),
  name: Type.String(),
  type: Named,
  sport: Named,
  participantTypes: Type.Array(Named),
  images: Type.Array(Type.Unknown()),
  teams: Type.Array(Type.Unknown()),
  defaultCountry: Type.Union([Named, Type.Null()]),
});
const RESULT: Type.Static<typeof Result> = {
  ...{ id: 'MnOpQr56', url: '/hold/broendby-if/MnOpQr56/', name: 'Brøndby IF', type: { id: 2, name: 'Team' } },
  ...{ sport: { id: 1, name: 'Fodbold' }, participantTypes: [{ id: 1, name: 'Team' }], images: [], teams: [] },
  defaultCountry: { id: 63, name: 'Danmark' },
};
const LIMITED = emptyAnswer('More than 20 searches in ten seconds; retry after `Retry-After` seconds.');
const Failure = Type.Object({ code: Type.Number(), name: Type.String(), message: Type.String() });
const UNAVAILABLE = jsonAnswer('The names are not loaded.', Failure, {
  ...{ code: 503, name: 'ServiceUnavailable', message: 'The search does not answer; retry in a second.' },
});
const ids = (description: string, example: string) =>
  Type.Optional(Type.String({ pattern: '^(?:\\d{1,3}(?:,\\d{1,3}){0,60})?$', description, examples: [example] }));
const GROUP = {
  'type-ids': ids('Kinds of names: 1 competitions, 2 teams, 3 players, 4 players of teams; all without it.', '1,2'),
  'sport-ids': ids('Sports; all without it.', '1'),
  'project-id': Type.Optional(Type.Integer({ description: 'The project, for its language.', examples: [8] })),
};
const RESULTS = {
  200: jsonAnswer('At most 20.', Type.Array(Result), [RESULT]),
  422: jsonAnswer('An invalid list of types or sports.', Failure, {
    ...{ code: 422, name: 'UnprocessableEntity', message: 'type-ids may be 1 to 4, sport-ids numbers, joined by commas' },
  }),
  429: LIMITED,
  503: UNAVAILABLE,
};
export const SEARCH = {
  summary: 'Find competitions, teams and players',
  description: 'By the beginnings of their words, and where few are found by words with a wrong letter.',
  tags: ['Queries'],
  documents: {
    querystring: Type.Object({ q: Type.Optional(Type.String({ examples: ['brøndby'] })), ...GROUP }),
    response: RESULTS,
  },
};
export const TOP = {
  summary: 'List the top competitions',
  tags: ['Queries'],
  documents: { querystring: Type.Object(GROUP), response: RESULTS },
};

const Place = Type.Object({ kind: Type.Enum([...PLACE_KINDS]), id: Type.String(), path: Type.String(), name: Type.String() });
const Match = Type.Object({ id: Type.String(), state: Type.Enum(['live', 'next', 'over']), when: Type.String() });
const List = Type.Object({ count: Type.Integer(), places: Type.Array(Place) });
const NO_PLACES = { count: 0, places: [] };
const WITHOUT_LIVE = {
  [SEARCH_LIVE_KEY]: Type.Optional(Type.String({ description: '`0` leaves out what happens now.', examples: ['1'] })),
  [SEARCH_LANGUAGE_KEY]: Type.Optional(
    Type.String({ description: '`en` for names in English, where the site has them.', examples: ['en'] }),
  ),
};
export const SITE_SEARCH = {
  summary: 'Search as the site does',
  description: 'More fields of places and matches are in `wire/page/search.ts`.',
  tags: ['Queries'],
  documents: {
    querystring: Type.Object({ [SEARCH_KEY]: Type.Optional(Type.String({ examples: ['brøndby'] })), ...WITHOUT_LIVE }),
    response: {
      200: jsonAnswer(
        'Matches of today, places by kind, and the name that may have been meant.',
        Type.Object({
          matches: Type.Array(Match),
          lists: Type.Object({ team: List, player: List, league: List, country: List }),
          guess: Type.Union([Type.String(), Type.Null()]),
        }),
        {
          matches: [{ id: 'KlMnOp34', state: 'next', when: '20:45' }],
          lists: {
            team: {
              count: 1,
              places: [{ kind: 'team', id: 'MnOpQr56', path: '/hold/broendby-if/MnOpQr56/', name: 'Brøndby IF' }],
            },
            ...{ player: NO_PLACES, league: NO_PLACES, country: NO_PLACES },
          },
          guess: null,
        },
      ),
      429: LIMITED,
      503: UNAVAILABLE,
    },
  },
};
export const SITE_TOP = {
  summary: 'List the first top competition of each sport of the bar',
  tags: ['Queries'],
  documents: {
    querystring: Type.Object(WITHOUT_LIVE),
    response: {
      200: jsonAnswer('Places.', Type.Object({ places: Type.Array(Place) }), { places: [] }),
      429: LIMITED,
      503: UNAVAILABLE,
    },
  },
};
export const SITE_NOW = {
  summary: 'Read what was opened from the search before, as it is now',
  description: 'The ids are neither kept nor logged. Those that are gone are left out.',
  tags: ['Queries'],
  documents: {
    response: {
      200: jsonAnswer(
        'In the order of the ids.',
        Type.Object({
          items: Type.Array(Type.Object({ place: Type.Union([Place, Type.Null()]), match: Type.Union([Match, Type.Null()]) })),
        }),
        { items: [{ place: null, match: { id: 'KlMnOp34', state: 'over', when: 'Slut' } }] },
      ),
      429: LIMITED,
    },
  },
};
