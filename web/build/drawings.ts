import type { Plugin } from 'vite';
import { DRAWINGS } from '../ui/marks/drawings.ts';

const MODULE = /\/web\/ui\/marks\/drawings\.ts$/;

/** Puts the drawings of the icons into the build as they come out, so that it carries neither the whole set nor what makes them. */
export function drawings(): Plugin {
  return {
    name: 'stillingen:drawings',
    load: {
      filter: { id: MODULE },
      handler: () => `export const DRAWINGS = ${JSON.stringify(DRAWINGS)};`,
    },
  };
}
