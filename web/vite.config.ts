import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assets } from './build/assets.ts';
import { compress, fewFiles, joinShared, laterFiles, nameOfAsset, nameOfChunk } from './build/output.ts';
import { drawings, flags } from './build/pictures.ts';
import { sports } from './build/sports.ts';
import { dropMeanings, dropWriters } from './build/wire.ts';
import { dropUnusedReact } from './build/react.ts';

const CLIENT_OUT = 'dist/client';

/** The server build needs the file names of the browser build; it is one file. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    drawings(),
    ...(isSsrBuild === true
      ? [assets(new URL(`./${CLIENT_OUT}/.vite/manifest.json`, import.meta.url))]
      : [joinShared(), flags(), sports(), dropMeanings(), dropWriters(), dropUnusedReact(), compress()]),
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
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false, resolveDependencies: laterFiles },
          rolldownOptions: {
            input: 'entry/hydrate.tsx',
            output: { codeSplitting: fewFiles, chunkFileNames: nameOfChunk, assetFileNames: nameOfAsset },
          },
        },
      }),
}));
