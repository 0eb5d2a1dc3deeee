import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf, type KnipIssue } from './findings.ts';

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

const faults = faultsOf(knip());
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
