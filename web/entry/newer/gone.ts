import type { KeyValue } from '@stillingen/client';
import { ownProgram } from './program.ts';

/** The program that found itself replaced, and loaded its page anew. */
const LOADED_KEY = 'genindlaest';

/** Whether the server has this program no more: without a connection nobody knows. */
async function isGone(program: string): Promise<boolean> {
  const answer = await fetch(program, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Loads the page anew where its program is gone: once, as a server that hands out what it has not got does so again. */
async function loadAnew(session: KeyValue): Promise<void> {
  const program = ownProgram();
  if (session.get(LOADED_KEY) === program || !(await isGone(program))) return;
  session.set(LOADED_KEY, program);
  if (session.get(LOADED_KEY) === program) location.reload();
}

/** From now on, where a visitor asks for something whose code does not come as a newer build has taken its place, the page is loaded anew. */
export function loadAnewWhereGone(session: KeyValue): void {
  addEventListener('vite:preloadError', () => void loadAnew(session));
}
