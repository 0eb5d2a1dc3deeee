import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guard } from './guard.ts';
import { plainWordsOf } from './plain-words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKSPACES = ['domain', 'wire', 'client', 'web', 'sources', 'server', 'bench', 'e2e'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist)\/|\.d\.ts$/;

const sources = new Map<string, string>();
for (const workspace of WORKSPACES) {
  for (const name of readdirSync(path.join(ROOT, workspace), { recursive: true, encoding: 'utf8' })) {
    const file = `${workspace}/${name.replaceAll(path.sep, '/')}`;
    if (/\.tsx?$/.test(file) && !LEFT_OUT.test(file)) sources.set(file, readFileSync(path.join(ROOT, file), 'utf8'));
  }
}

const violations = guard(sources);
for (const { rule, path: file, line, found, why, instead } of violations) {
  console.log(`${file}:${line}  ${rule}: ${found}\n  why:     ${why}\n  instead: ${instead}`);
}
console.log(`${sources.size} files, ${violations.length} forbidden`);

let notPlain = 0;
for (const [file, source] of sources) {
  for (const { kind, line, found, instead } of plainWordsOf(file, source)) {
    notPlain += 1;
    console.log(`${file}:${line}  plain-words: ${kind} '${found}'\n  instead: ${instead}`);
  }
}
process.exitCode = violations.length + notPlain > 0 ? 1 : 0;
