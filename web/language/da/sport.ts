import type { PageSport } from '@stillingen/wire';

/** A sport as browsers know it, in the words of the edition. */
export const inOwnWords = (sport: PageSport): PageSport => sport;
