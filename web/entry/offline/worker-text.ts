import type { Assets } from '../document.ts';
import { OFFLINE_PATH, RETRY_PATH } from './paths.ts';
import { type OfflineFiles, serveOffline } from './worker.ts';

export function workerText({ script, styles }: Pick<Assets, 'script' | 'styles'>): string {
  const files: OfflineFiles = {
    version: `offline ${[script, ...styles].join(' ')}`,
    page: OFFLINE_PATH,
    parts: [RETRY_PATH, ...styles],
  };
  return `(${String(serveOffline)})(self,${JSON.stringify(files)})`;
}
