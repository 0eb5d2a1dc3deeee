import { expect, it } from 'vitest';
import { SUPER_TEMPLATES } from './super-templates.ts';

it('[LEAGUE-07] [LEAGUE-08] super templates say their flag, sport and category', () => {
  expect(Object.fromEntries(SUPER_TEMPLATES)).toEqual({
    6576: { flag: 'rally', sportId: 32, categoryId: null },
    6578: { flag: 'speedway', sportId: 33, categoryId: null },
    7771: { flag: 'dakar', sportId: 32, categoryId: null },
  });
});
