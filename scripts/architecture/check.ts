import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guard } from './guard.ts';
import { plainWordsOf } from './plain-words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKSPACES = ['domain', 'wire', 'client', 'web', 'sources', 'server', 'bench', 'e2e'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist)\/|\.d\.ts$/;

/** Text of the files in folders, by path from the root. */
const filesOf = (folders: readonly string[], kinds: RegExp): ReadonlyMap<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
        .filter((file) => kinds.test(file) && !LEFT_OUT.test(file))
        .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
    ),
  );

const sources = filesOf(WORKSPACES, /\.tsx?$/);
const violations = guard(sources);
for (const { rule, path: file, line, found, why, instead } of violations) {
  console.log(`${file}:${line}  ${rule}: ${found}\n  why:     ${why}\n  instead: ${instead}`);
}
console.log(`${sources.size} files, ${violations.length} forbidden`);

const texts = [
  ...sources,
  ...filesOf(['scripts'], /\.(?:ts|mjs)$/),
  ...filesOf(['web', 'server'], /\.(?:css|sql)$/),
  ...filesOf(['docs/deploy'], /\w$/),
];

let notPlain = 0;
for (const [file, source] of texts) {
  for (const { kind, line, found, instead } of plainWordsOf(file, source)) {
    notPlain += 1;
    console.log(`${file}:${line}  plain-words: ${kind} '${found}'\n  instead: ${instead}`);
  }
}
process.exitCode = violations.length + notPlain > 0 ? 1 : 0;
