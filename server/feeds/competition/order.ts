/** In whose order names of several countries are listed. */
export const READERS_LAND = 'dk';
