import type { Plugin } from 'vite';
import { DRAWINGS } from '../ui/marks/drawings.ts';

const MODULE = /\/web\/ui\/marks\/drawings\.ts$/;

/** Inlines the drawings of the icons that are used. */
export function drawings(): Plugin {
  return {
    name: 'stillingen:drawings',
    load: {
      filter: { id: MODULE },
      handler: () => `export const DRAWINGS = ${JSON.stringify(DRAWINGS)};`,
    },
  };
}
