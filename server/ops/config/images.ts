import path from 'node:path';
import { isFolder, type Setting } from './setting.ts';

const BASE = /^https?:\/\/[^\s?#@;,'"]+$/;

/** Without a slash at its end; null for no address. */
function imageBase(text: string): string | null {
  if (text === '') return '';
  return BASE.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : null;
}

export const IMAGES_SETTINGS = {
  imageBase: {
    name: 'IMAGE_BASE',
    fallback: '',
    allowed: 'an address such as https://images.example.dk or https://cdn.example.dk/stillingen, or empty for that of the site',
    meaning:
      'where browsers fetch flags, logos and the pictures of shared links: an image cloud in front of this site, which answers /images/ and /flags/ there',
    parse: imageBase,
  },
  logosDir: {
    name: 'LOGOS_DIR',
    fallback: '',
    allowed: 'a folder with team/, person/ or competition/, or empty for none',
    meaning:
      'logos that you may show: files such as team/KlMnOp34.svg or team/broendby-if.png, named by the id or the name in the address of a page, at most 200 kB of SVG, PNG, WebP or JPEG with 4 million pixels; read at the start and then twice a minute',
    parse: (text: string) => (text === '' || isFolder(text) ? text && path.resolve(text) : null),
  },
} as const satisfies Record<string, Setting<unknown>>;
