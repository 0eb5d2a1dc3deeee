import type { KeyValue } from '@stillingen/client';
import { ownProgram } from './program.ts';

/** The script that reloaded its page. */
const LOADED_KEY = 'genindlaest';

/** False without a connection. */
async function isGone(program: string): Promise<boolean> {
  const answer = await fetch(program, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Reloads once: a server that lists a file it does not have must not cause a loop. */
async function loadAnew(session: KeyValue): Promise<void> {
  const program = ownProgram();
  if (session.get(LOADED_KEY) === program || !(await isGone(program))) return;
  session.set(LOADED_KEY, program);
  if (session.get(LOADED_KEY) === program) location.reload();
}

/** Reloads the page if a newer build has replaced a chunk that it needs. */
export function loadAnewWhereGone(session: KeyValue): void {
  addEventListener('vite:preloadError', () => void loadAnew(session));
}
