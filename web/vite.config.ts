import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assets } from './build/assets.ts';
import { compress } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { flags } from './build/flags.ts';
import { dropMeanings } from './build/meanings.ts';
import { dropUnusedReact } from './build/react.ts';
import { fewFiles, joinShared } from './build/shared.ts';
import { dropWriters } from './build/writers.ts';

const CLIENT_OUT = 'dist/client';

/**
 * Two builds: the browser's, then the server's, which needs to know the names that the first gave to its files.
 * The server's build holds all it needs, so that one file can be loaded from anywhere.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    drawings(),
    ...(isSsrBuild === true
      ? [assets(new URL(`./${CLIENT_OUT}/.vite/manifest.json`, import.meta.url))]
      : [joinShared(), flags(), dropMeanings(), dropWriters(), dropUnusedReact(), compress()]),
  ],
  css: { transformer: 'lightningcss' },
  ...(isSsrBuild === true
    ? {
        publicDir: false as const,
        define: {
          // React draws many times slower in its development form, which it takes where nobody says otherwise.
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
        // React looks for its developer tools, which a visitor has not.
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
        build: {
          outDir: CLIENT_OUT,
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: { input: 'entry/hydrate.tsx', output: { codeSplitting: fewFiles } },
        },
      }),
}));
