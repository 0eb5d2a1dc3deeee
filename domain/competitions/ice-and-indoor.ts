import type { KnownCompetition } from './index.ts';

/** Handball, ice hockey, basketball, volleyball, floorball and futsal. */
export const ICE_AND_INDOOR: readonly KnownCompetition[] = [
  {
    sportId: 7,
    country: 'dk',
    category: '',
    name: 'Herreligaen',
    type: 't',
    format: 'league',
    aliases: ['Herre Håndbold Ligaen'],
  },
];
