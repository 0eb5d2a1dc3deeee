import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf, type KnipIssue } from './findings.ts';
import { WAITING } from './waiting.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Answers knip's report; it exits with 1 where it found anything. */
function knip(): readonly KnipIssue[] {
  const program = path.join(ROOT, 'node_modules/knip/bin/knip.js');
  const args = [
    program,
    '--production',
    '--no-progress',
    '--no-exit-code',
    '--config',
    'knip.production.json',
    '--reporter',
    'json',
  ];
  const report = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return (JSON.parse(report) as { issues: KnipIssue[] }).issues;
}

/** The rule ids in the titles of all tests. */
function carriedRules(): Set<string> {
  const files = globSync('{domain,wire,client,web,sources,server,scripts,e2e}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  const titles = files.flatMap(
    (file) => readFileSync(path.join(ROOT, file), 'utf8').match(/\[[A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*\]/g) ?? [],
  );
  return new Set(titles.flatMap((title) => title.match(/[A-Z]+-\d+/g) ?? []));
}

const faults = faultsOf(knip(), WAITING, carriedRules());
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
