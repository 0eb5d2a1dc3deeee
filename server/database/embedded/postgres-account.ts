import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The unprivileged account of most systems: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_UID = 65534;
/** Unused numbers: below those that systemd assigns, within what a container may map. */
const OWN = { first: 60_706, count: 478 } as const;
const SETPRIV = '/usr/bin/setpriv';

const isRoot = (): boolean => process.getuid?.() === 0;
const hasSetpriv = existsSync(SETPRIV);

export interface UnprivilegedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
}

export type SystemAccount = { readonly uid: number; readonly gid: number } | null;

const withoutRights = (uid: number, gid: number): readonly string[] => [
  ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
  ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
];

const canBecome = (uid: number): boolean =>
  hasSetpriv && spawnSync(SETPRIV, [...withoutRights(uid, uid), 'true'], { stdio: 'ignore' }).status === 0;

/** Accounts with a name. PostgreSQL needs none, but initdb and its single-user mode do. */
const namedAccounts = (): ReadonlySet<number> =>
  new Set(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2])),
  );

function runningAccounts(): ReadonlySet<number> {
  const found = new Set<number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) found.add(statSync(path.join('/proc', name), { throwIfNoEntry: false })?.uid ?? 0);
  }
  return found;
}

function unusedAccount(): number {
  const taken = namedAccounts().union(runningAccounts());
  const start = Math.floor(Math.random() * OWN.count);
  const numbers = Array.from({ length: OWN.count }, (_, index) => OWN.first + ((start + index) % OWN.count));
  return numbers.find((uid) => !taken.has(uid) && canBecome(uid)) ?? UNPRIVILEGED_UID;
}

/** For root: the owner of the folder, or one of its own. `maker` changes it and has a name. */
export function accountsOf(folder: string): { readonly server: SystemAccount; readonly maker: SystemAccount } {
  if (!isRoot()) return { server: null, maker: null };
  const unprivileged = { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID };
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0 && owner.uid !== UNPRIVILEGED_UID) {
    const { uid, gid } = owner;
    return { server: { uid, gid }, maker: namedAccounts().has(uid) ? { uid, gid } : unprivileged };
  }
  if (process.platform !== 'linux') return { server: unprivileged, maker: unprivileged };
  const uid = unusedAccount();
  return { server: { uid, gid: uid }, maker: unprivileged };
}

/** setpriv also ends the command with this process. */
export function runAs(account: SystemAccount, cwd: string, command: string, args: readonly string[]): UnprivilegedCommand {
  if (account !== null && !(hasSetpriv && canBecome(account.uid))) return { command, args, options: { cwd, ...account } };
  if (!hasSetpriv) return { command, args, options: { cwd } };
  const user = account === null ? [] : withoutRights(account.uid, account.gid);
  return { command: SETPRIV, args: [...user, '--pdeathsig', 'INT', command, ...args], options: { cwd } };
}

/** The folder itself comes last, so that an interrupted run is repeated. */
export function handOver(folder: string, account: SystemAccount): void {
  if (account === null || statSync(folder).uid === account.uid) return;
  const { uid, gid } = account;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) lchownSync(path.join(folder, name), uid, gid);
  lchownSync(folder, uid, gid);
}
