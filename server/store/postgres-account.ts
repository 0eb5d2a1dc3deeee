import { chownSync, chmodSync, existsSync, mkdirSync } from 'node:fs';

/** An account without rights of its own: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

export const isRoot = (): boolean => process.getuid?.() === 0;
const hasSetpriv = (): boolean => existsSync('/usr/bin/setpriv');

/** A command as it is to be spawned. */
export interface UnprivilegedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

/**
 * The command as an unprivileged user where we are root. setpriv lets it still reach a data folder below a folder that
 * only root may enter, and ends it with us; without setpriv the plain change of user must do.
 */
export function unprivileged(command: string, args: readonly string[]): UnprivilegedCommand {
  const endsWithParent = ['--pdeathsig', 'INT'];
  if (!isRoot()) {
    return hasSetpriv()
      ? { command: 'setpriv', args: [...endsWithParent, command, ...args], options: {} }
      : { command, args, options: {} };
  }
  if (!hasSetpriv()) return { command, args, options: { uid: NOBODY, gid: NOBODY } };
  const reach = '+dac_override,+dac_read_search';
  const user = [
    '--reuid',
    String(NOBODY),
    '--regid',
    String(NOBODY),
    '--clear-groups',
    `--inh-caps=${reach}`,
    `--ambient-caps=${reach}`,
  ];
  return { command: 'setpriv', args: [...user, ...endsWithParent, command, ...args], options: {} };
}

/** Hands a file or folder to the account that PostgreSQL runs as. */
export function handOver(place: string): void {
  if (isRoot()) chownSync(place, NOBODY, NOBODY);
}

/** Makes a folder that only the account of PostgreSQL may enter. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  handOver(folder);
}
