import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { DRAWINGS } from '../ui/marks/drawings.ts';

const bands = (...stripes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${stripes.join('')}</svg>`;
const band = (fill: string, y: number, height: number): string => `<path fill="${fill}" d="M0 ${y}h640v${height}H0z"/>`;

/** Simplified flags: their coats of arms are 80 kB of paths, invisible at 18 px. */
const PLAIN: Readonly<Record<string, string>> = {
  bo: bands(band('#d52b1e', 0, 160), band('#f9e300', 160, 160), band('#007934', 320, 160)),
  es: bands(band('#aa151b', 0, 120), band('#f1bf00', 120, 240), band('#aa151b', 360, 120)),
  mx: bands(
    '<path fill="#006847" d="M0 0h214v480H0z"/><path fill="#fff" d="M214 0h212v480H214z"/><path fill="#ce1126" d="M426 0h214v480H426z"/><circle cx="320" cy="240" r="58" fill="#8c6a3a"/>',
  ),
  rs: bands(band('#c6363c', 0, 160), band('#0c4076', 160, 160), band('#fff', 320, 160)),
  sv: bands(band('#0f47af', 0, 160), band('#fff', 160, 160), band('#0f47af', 320, 160)),
};

/** Countries by their two letters, and the four football nations of the United Kingdom. */
const COUNTRY_FILE = /^([a-z]{2}|gb-(?:eng|nir|sct|wls))\.svg$/;

export function flags(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
  return {
    name: 'stillingen:flags',
    generateBundle() {
      for (const file of readdirSync(folder)) {
        const code = COUNTRY_FILE.exec(file)?.[1];
        if (code === undefined) continue;
        this.emitFile({
          type: 'asset',
          fileName: `flags/${file}`,
          source: PLAIN[code] ?? readFileSync(join(folder, file), 'utf8'),
        });
      }
    },
  };
}

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
