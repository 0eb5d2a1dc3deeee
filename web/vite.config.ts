import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assets } from './build/assets.ts';
import { icons } from './build/icons.ts';
import { compress, fewFiles, joinShared, laterFiles, nameOfAsset, nameOfChunk } from './build/output.ts';
import { drawings, flags } from './build/pictures.ts';
import { sports } from './build/sports.ts';
import { dropMeanings, dropWriters } from './build/wire.ts';
import { dropUnusedReact } from './build/react.ts';

const CLIENT_OUT = 'dist/client';

const manifestOf = (name: string): URL => new URL(`./${CLIENT_OUT}/.vite/${name}.json`, import.meta.url);

/** Frames of other sites load none of the files of pages: these stay as small as they are. */
const EMBED_BUILD = {
  emptyOutDir: false,
  copyPublicDir: false,
  cssCodeSplit: false,
  manifest: '.vite/embed.json',
} as const;

/** The server build needs the file names of the browser build; it is one file. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    drawings(),
    ...(isSsrBuild === true
      ? [assets(manifestOf('manifest'), manifestOf('embed'))]
      : [
          ...(mode === 'embed' ? [] : [joinShared()]),
          flags(),
          icons(),
          sports(),
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
        ssr: { noExternal: true as const },
        build: {
          ssr: true,
          outDir: 'dist/server',
          target: 'node20',
          rolldownOptions: { input: { 'entry-server': 'entry/server.tsx' }, output: { codeSplitting: false } },
        },
      }
    : {
        // Visitors have no developer tools of React, and browsers have WebSocket.
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', 'typeof WebSocket': '"function"' },
        build: {
          outDir: CLIENT_OUT,
          ...(mode === 'embed' ? EMBED_BUILD : { manifest: true }),
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false, resolveDependencies: laterFiles },
          rolldownOptions: {
            input: mode === 'embed' ? 'embed/hydrate.tsx' : 'entry/hydrate.tsx',
            output: { codeSplitting: fewFiles, chunkFileNames: nameOfChunk, assetFileNames: nameOfAsset },
          },
        },
      }),
}));
