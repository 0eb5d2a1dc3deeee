import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OFFENCES = [
  ['domain/timer.ts', 'export const wait = () => setTimeout(() => 1, 2);', 'eslint(no-restricted-globals)'],
  ['wire/page.ts', 'export const title = () => document.title;', 'eslint(no-restricted-globals)'],
  ['domain/host.ts', 'export const host = () => process.platform;', 'eslint(no-restricted-globals)'],
  ['server/http/app.ts', 'export const port = process.env.PORT;', 'node(no-process-env)'],
  ['web/article.tsx', 'export const Article = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;', 'react(no-danger)'],
  ['web/row.tsx', 'export default function Row() { return null; }', 'import(no-default-export)'],
  ['wire/input.ts', 'export const read = (input: any): string => String(input);', 'typescript(no-explicit-any)'],
  [
    'client/types.ts',
    "import { type Row } from './row.ts';\nexport const rows: Row[] = [];",
    'typescript(no-import-type-side-effects)',
  ],
  ['server/push/hub.ts', 'console.log(1);\nexport const open = 1;', 'eslint(no-console)'],
  // Only a linter with types detects this one.
  [
    'server/leader/leader.ts',
    'const write = async (): Promise<number> => 1;\nexport function lead(): void { write(); }',
    'typescript(no-floating-promises)',
  ],
] as const;
/** The same where it is allowed. */
const ALLOWED = [
  ['server/ops/config/config.ts', 'export const port = process.env.PORT;'],
  ['domain/timer.test.ts', 'export const wait = () => setTimeout(() => 1, 2);'],
  ['client/ports.ts', 'export const wait = () => setTimeout(() => 1, 2);'],
] as const;

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
}

describe('the lint rules', () => {
  let folder = '';
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stillingen-lint-'));
    // The packages stand beside the project: inside it, the linter would follow the link and read them
    // all.
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const project = path.join(folder, 'project');
    mkdirSync(project);
    for (const settings of ['.oxlintrc.json', 'tsconfig.json']) cpSync(path.join(ROOT, settings), path.join(project, settings));
    for (const [file, source] of [...OFFENCES, ...ALLOWED]) {
      mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(project, file), `${source}\n`);
    }
    const lint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    try {
      execFileSync(process.execPath, [lint, '--format', 'json'], {
        cwd: project,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      diagnostics = (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: Diagnostic[] }).diagnostics;
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(OFFENCES)('the lint rules fire on %s: %s', (file, _source, rule) => {
    expect(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
  });

  it.each(ALLOWED)('the lint rules let %s pass', (file) => {
    expect(diagnostics.filter(({ filename }) => filename === file)).toEqual([]);
  });
});
