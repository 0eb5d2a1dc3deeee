import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { assets } from './build/assets.ts';
import { icons } from './build/icons.ts';
import { englishLinks, englishManifest, englishSports, keepAddresses } from './build/language.ts';
import { compress, fewFiles, joinShared, laterFiles, nameOfAsset, nameOfChunk } from './build/output.ts';
import { drawings, flags } from './build/pictures.ts';
import { sports } from './build/sports.ts';
import { dropMeanings, dropWriters } from './build/wire.ts';
import { dropUnusedReact } from './build/react.ts';

const CLIENT_OUT = 'dist/client';

const manifestOf = (name: string): URL => new URL(`./${CLIENT_OUT}/.vite/${name}.json`, import.meta.url);

/** Beside the files of the pages in Danish, which are built first. */
const beside = (name: string) => ({ emptyOutDir: false, copyPublicDir: false, manifest: `.vite/${name}.json` });

/** Frames of other sites load none of the files of pages: these stay as small as they are. */
const EMBED_BUILD = { ...beside('embed'), cssCodeSplit: false } as const;

/** Chooses texts by the `imports` of package.json (docs/decisions/0031-english-edition.md). */
const ENGLISH = 'en';

/** The server build needs the file names of the browser build; it is one file. */
export default defineConfig(({ isSsrBuild, mode }) => {
  const isEnglish = mode === ENGLISH;
  const isEmbed = mode === 'embed';
  const conditions = isEnglish ? [ENGLISH] : [];
  return {
    root: import.meta.dirname,
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    plugins: [
      ...(isEnglish ? [englishLinks(), englishSports()] : [keepAddresses()]),
      react(),
      drawings(),
      ...(isSsrBuild === true
        ? [assets(manifestOf(isEnglish ? ENGLISH : 'manifest'), manifestOf('embed'))]
        : [
            ...(isEmbed ? [] : [joinShared()]),
            ...(isEnglish ? [englishManifest()] : [flags(), icons()]),
            sports(isEnglish ? ENGLISH : 'da'),
            dropMeanings(),
            dropWriters(),
            dropUnusedReact(),
            compress(),
          ]),
    ],
    css: { transformer: 'lightningcss' },
    ...(isSsrBuild === true
      ? {
          publicDir: false as const,
          define: {
            // Without it, React renders in its slow development mode.
            'process.env.NODE_ENV': '"production"',
          },
          ssr: { noExternal: true as const, resolve: { conditions: [...conditions, ...defaultServerConditions] } },
          build: {
            ssr: true,
            outDir: 'dist/server',
            emptyOutDir: !isEnglish,
            target: 'node20',
            rolldownOptions: {
              input: { [isEnglish ? 'entry-server-en' : 'entry-server']: 'entry/server.tsx' },
              output: { codeSplitting: false },
            },
          },
        }
      : {
          // Visitors have no developer tools of React, and browsers have WebSocket.
          define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', 'typeof WebSocket': '"function"' },
          build: {
            outDir: CLIENT_OUT,
            ...(isEmbed ? EMBED_BUILD : isEnglish ? beside(ENGLISH) : { manifest: true }),
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false, resolveDependencies: laterFiles },
            rolldownOptions: {
              input: isEmbed ? 'embed/hydrate.tsx' : 'entry/hydrate.tsx',
              output: { codeSplitting: fewFiles, chunkFileNames: nameOfChunk, assetFileNames: nameOfAsset },
            },
          },
        }),
  };
});
