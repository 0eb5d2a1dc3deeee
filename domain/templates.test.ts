import { expect, it } from 'vitest';
import { SUPER_TEMPLATES, tournamentTypeOf } from './templates.ts';

it('[LEAGUE-04] tournament types are t, p, s and c; all else is unknown', () => {
  expect(['t', 'p', 's', 'c', '', 'x', 'T', null].map(tournamentTypeOf)).toEqual(['t', 'p', 's', 'c', '', '', '', '']);
});
it('[LEAGUE-07] [LEAGUE-08] super templates say their flag, sport and category', () => {
  expect(Object.fromEntries(SUPER_TEMPLATES)).toEqual({
    6576: { flag: 'rally', sportId: 32, categoryId: null },
    6578: { flag: 'speedway', sportId: 33, categoryId: null },
    7771: { flag: 'dakar', sportId: 32, categoryId: null },
  });
});
