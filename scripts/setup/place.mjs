import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** Oldest Node that can run this folder; the rest runs on the Node installed with the project. */
export const LAUNCHER_NODE = 20;
const PRODUCT_NODE = 24;

const major = () => Number(process.versions.node.split('.')[0]);

/** A failure that the operator can mend: its message is one line. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/** Path of a file of the project, from its root. @param {string[]} parts */
export const inProject = (...parts) => path.join(ROOT, ...parts);

/**
 * Options of Node for the server. Semi-spaces of 32 MB: most objects of a message die before they are
 * promoted; half the size costs a quarter more processor time a message and saves 25 to 40 MB. The old
 * generation is collected when it has grown by half: sooner costs a third of the messages a second,
 * later 40 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--heap-growing-percent=50'];
/** The server and how Node runs it. */
export const SERVER = [...SERVER_FLAGS, inProject('server/main.ts')];

/**
 * The environment of the server. Later starts read compiled code from a cache and hold no TypeScript
 * compiler in memory. Large allocations return to the system when they are freed: the C library would
 * keep up to 32 MB of each.
 */
export const serverEnv = () => ({
  NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'stillingen'),
  MALLOC_MMAP_THRESHOLD_: '131072',
  ...process.env,
});

/** The Node that runs the product: that of the project, else the running one if it is new enough. */
export function productNode() {
  const brought = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  if (major() >= PRODUCT_NODE) return process.execPath;
  if (!existsSync(inProject('node_modules'))) throw new SetupError('The packages are not installed yet: run npm ci');
  throw new SetupError(
    `Node ${PRODUCT_NODE} could not be installed for ${process.platform}-${process.arch}: install it and start again`,
  );
}

/** Runs `main`; a SetupError prints its line and exits with 1. @param {() => Promise<number>} main */
export async function runScript(main) {
  try {
    if (major() < LAUNCHER_NODE)
      throw new SetupError(`Node ${LAUNCHER_NODE} or newer is needed; this is ${process.versions.node}`);
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
