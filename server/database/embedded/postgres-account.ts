import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account without rights that systems have: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
/** Numbers that systems leave unused: below those that systemd gives to services, within what a container may map. */
const OWN = { first: 60_706, count: 478 } as const;
const SETPRIV = '/usr/bin/setpriv';

const isRoot = (): boolean => process.getuid?.() === 0;
const hasSetpriv = existsSync(SETPRIV);

/** A command as it is to be spawned. */
export interface UnprivilegedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
}

/** An account that PostgreSQL runs as; null for our own. */
export type Account = { readonly uid: number; readonly gid: number } | null;

/** No capability is left, and none can be had again. */
const withoutRights = (uid: number, gid: number): readonly string[] => [
  ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
  ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
];

/** Whether the system lets us run a program as this account, without any right. */
const canBecome = (uid: number): boolean =>
  hasSetpriv && spawnSync(SETPRIV, [...withoutRights(uid, uid), 'true'], { stdio: 'ignore' }).status === 0;

/** The numbers of accounts that have a name. PostgreSQL itself needs none, but initdb and its mode for one user ask for theirs. */
const namedAccounts = (): ReadonlySet<number> =>
  new Set(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2])),
  );

/** The numbers of accounts that run a program. */
function runningAccounts(): ReadonlySet<number> {
  const found = new Set<number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) found.add(statSync(path.join('/proc', name), { throwIfNoEntry: false })?.uid ?? 0);
  }
  return found;
}

/** A number that no account and no program uses. */
function unusedAccount(): number {
  const taken = namedAccounts().union(runningAccounts());
  const start = Math.floor(Math.random() * OWN.count);
  const numbers = Array.from({ length: OWN.count }, (_, index) => OWN.first + ((start + index) % OWN.count));
  return numbers.find((uid) => !taken.has(uid) && canBecome(uid)) ?? NOBODY;
}

/**
 * The account that PostgreSQL runs as on a folder where we are root: the one that owns it, or else one of its own where one can be had.
 * `maker` makes and alters the folder, and has a name.
 */
export function accountsOf(folder: string): { readonly server: Account; readonly maker: Account } {
  if (!isRoot()) return { server: null, maker: null };
  const nobody = { uid: NOBODY, gid: NOBODY };
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0 && owner.uid !== NOBODY) {
    const { uid, gid } = owner;
    return { server: { uid, gid }, maker: namedAccounts().has(uid) ? { uid, gid } : nobody };
  }
  if (process.platform !== 'linux') return { server: nobody, maker: nobody };
  const uid = unusedAccount();
  return { server: { uid, gid: uid }, maker: nobody };
}

/** The command as an account, with a folder as its own. setpriv ends it with us; without setpriv the plain change of user must do. */
export function runAs(account: Account, cwd: string, command: string, args: readonly string[]): UnprivilegedCommand {
  if (account !== null && !(hasSetpriv && canBecome(account.uid))) return { command, args, options: { cwd, ...account } };
  if (!hasSetpriv) return { command, args, options: { cwd } };
  const user = account === null ? [] : withoutRights(account.uid, account.gid);
  return { command: SETPRIV, args: [...user, '--pdeathsig', 'INT', command, ...args], options: { cwd } };
}

/** Gives a folder and all that is in it to an account; the folder last, so that a hand-over that was interrupted is begun anew. */
export function handOver(folder: string, account: Account): void {
  if (account === null || statSync(folder).uid === account.uid) return;
  const { uid, gid } = account;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) lchownSync(path.join(folder, name), uid, gid);
  lchownSync(folder, uid, gid);
}
