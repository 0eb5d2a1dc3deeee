import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebEntry } from '@stillingen/wire';

export class WebMissing extends Error {
  override readonly name = 'WebMissing';
}

/** Loads the built web app. Throws WebMissing if it is not built. */
export async function loadWebApp(webDir: string): Promise<WebEntry> {
  const entryFile = path.join(webDir, 'server', 'entry-server.js');
  if (!existsSync(entryFile)) throw new WebMissing(`the web app is not built: ${entryFile} is missing (npm run build -w web)`);
  return (await import(pathToFileURL(entryFile).href)) as WebEntry;
}
