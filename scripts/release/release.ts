import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What stops a release, in one line. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export interface ReleaseOptions {
  readonly root: string;
  /** Of the files that are published. */
  readonly out: string;
  /** What has to pass before anything is written; throws otherwise. */
  readonly check: () => void;
}

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const MOST_BYTES = 2 ** 28;
const git = (root: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES });

/** A version is published from one commit: nothing of the folder alone may be part of it. */
function refuseChanges(root: string): void {
  const changed = git(root, 'status', '--porcelain').trim().split('\n').filter(Boolean);
  if (changed.length === 0) return;
  const [first] = changed;
  const more = changed.length === 1 ? '' : ` and ${changed.length - 1} more`;
  throw new ReleaseError(`the tree has changes (${first!.trim()}${more}); commit them, or remove them`);
}

/** Throws where the changelog does not describe the version of package.json. */
function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  if (!new RegExp(`^## \\[${RegExp.escape(version)}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm').test(changelog))
    throw new ReleaseError(`CHANGELOG.md has no section "## [${version}] - DATE"; describe the version there first`);
  return version;
}

const isOfTools = ({ name, value }: { name: string; value: string }): boolean =>
  name === 'cdx:npm:package:development' && value === 'true';

/** The packages of the running product, of the lockfile in `folder`. */
function billOf(folder: string, version: string): string {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', words, { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES });
  const bill = JSON.parse(text) as Bill;
  // Not --omit dev: npm leaves out what both the product and a tool depend on.
  const components = bill.components.filter(({ properties = [] }) => !properties.some(isOfTools));
  const tools = new Set(bill.components.map((each) => each['bom-ref'])).difference(
    new Set(components.map((each) => each['bom-ref'])),
  );
  const dependencies = bill.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !tools.has(each)) }));
  // npm names the component by its folder.
  const component = { ...bill.metadata.component, name: 'stillingen', version };
  return `${JSON.stringify({ ...bill, metadata: { ...bill.metadata, component }, components, dependencies }, null, 2)}\n`;
}

/** Writes the archive of the commit, its bill and their sums; returns the names of the files. */
export function release({ root, out, check }: ReleaseOptions): readonly string[] {
  refuseChanges(root);
  const version = versionOf(root);
  check();
  refuseChanges(root);
  mkdirSync(out, { recursive: true });
  const name = `stillingen-${version}`;
  const archive = `${name}.tar.gz`;
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-release-'));
  try {
    git(root, 'archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${path.resolve(out, archive)}`, 'HEAD');
    execFileSync('tar', ['-xzf', path.resolve(out, archive), '-C', folder]);
    const bill = `${name}.cdx.json`;
    writeFileSync(path.join(out, bill), billOf(path.join(folder, name), version));
    const sums = [archive, bill].map((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(path.join(out, file)))
        .digest('hex');
      return `${sum}  ${file}\n`;
    });
    writeFileSync(path.join(out, 'SHA256SUMS'), sums.join(''));
    return [archive, bill, 'SHA256SUMS'];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
