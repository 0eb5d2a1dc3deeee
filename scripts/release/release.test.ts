import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../server/testing/run.ts';
import { release } from './release.ts';

const LOCK = {
  name: 'stillingen',
  version: '1.2.3',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': {
      name: 'stillingen',
      version: '1.2.3',
      workspaces: ['pages'],
      dependencies: { used: '1.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'node_modules/pages': { resolved: 'pages', link: true },
    pages: { version: '1.2.3', devDependencies: { used: '1.0.0' } },
    'node_modules/used': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};

/** A repository with one commit of a small package. */
function repository(changelog = '## [1.2.3] - 2026-11-29\n') {
  const folder = temporaryFolder('release');
  onTestFinished(() => folder[Symbol.dispose]());
  const root = path.join(folder.path, 'tree');
  const git = (...words: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.dk', ...words], { cwd: root, stdio: 'ignore' });
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  execFileSync('git', ['init', '-q', root]);
  write('package.json', JSON.stringify(LOCK.packages['']));
  mkdirSync(path.join(root, 'pages'));
  write('pages/package.json', JSON.stringify({ name: 'pages', ...LOCK.packages.pages }));
  write('package-lock.json', JSON.stringify(LOCK));
  write('CHANGELOG.md', changelog);
  git('add', '-A');
  git('commit', '-qm', 'first');
  const out = path.join(folder.path, 'out');
  let checked = 0;
  return {
    root,
    out,
    write,
    run: (check: () => void = () => void (checked += 1)) => release({ root, out, check }),
    checked: () => checked,
  };
}

it('a release has the archive of the commit, the bill of its packages, and sums that hold', () => {
  const { out, run, checked } = repository();
  expect(run()).toEqual(['stillingen-1.2.3.tar.gz', 'stillingen-1.2.3.cdx.json', 'SHA256SUMS']);
  expect(checked()).toBe(1);
  const sums = readFileSync(path.join(out, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const hashed = ['stillingen-1.2.3.tar.gz', 'stillingen-1.2.3.cdx.json'].map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(path.join(out, file)))
        .digest('hex')}  ${file}`,
  );
  expect(sums).toEqual(hashed);
  const listed = execFileSync('tar', ['-tzf', 'stillingen-1.2.3.tar.gz'], { cwd: out, encoding: 'utf8' });
  expect(listed).toContain('stillingen-1.2.3/package-lock.json\n');
  const bill = JSON.parse(readFileSync(path.join(out, 'stillingen-1.2.3.cdx.json'), 'utf8')) as {
    bomFormat: string;
    metadata: { component: object };
    components: { name: string }[];
  };
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'stillingen', version: '1.2.3' } } });
  expect(bill.components.map(({ name }) => name)).toEqual(['used', 'pages']);
});

it('a release is refused, before any check, when the tree has changes', () => {
  const { out, run, write, checked } = repository();
  write('new.ts', 'export {};\n');
  expect(run).toThrow('the tree has changes (?? new.ts); commit them, or remove them');
  expect([checked(), existsSync(out)]).toEqual([0, false]);
});

it('a release is refused when the changelog lacks the version', () => {
  const { run } = repository('## [Unreleased]\n');
  expect(run).toThrow('CHANGELOG.md has no section "## [1.2.3] - DATE"; describe the version there first');
});

it('a release writes nothing when a check fails, or changes the tree', () => {
  const { out, run, write } = repository();
  const failing = (): void => {
    throw new Error('a test failed');
  };
  expect(() => run(failing)).toThrow('a test failed');
  expect(() => run(() => write('package.json', '{}'))).toThrow('the tree has changes (M package.json)');
  expect(existsSync(out) && readdirSync(out)).toBe(false);
});
