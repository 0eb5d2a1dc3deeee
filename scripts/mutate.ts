import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

/** mutate.ts FILE TEST…: breaks a copy of FILE in one place at a time; lists undetected breaks. */
const TIMEOUT_MS = 120_000;
const ROOT = path.join(import.meta.dirname, '..');

function copyTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'stillingen-mutate-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, maxBuffer: 1e8 });
  for (const each of files.toString().split('\0')) {
    if (each !== '' && existsSync(path.join(ROOT, each))) cpSync(path.join(ROOT, each), path.join(copy, each));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

interface Break {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '>': ['>=', '<='],
  '<=': ['<', '>'],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};
/** Types do nothing when the program runs. */
const IS_TYPE = /^(?:TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|ImportDeclaration|ExportAllDeclaration)/;
/** Texts of errors are for people. */
const IS_ERROR = /(?:Error|Refused|Unreachable|Refusal)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function breaksOf(node: Node, source: string): Break[] {
  const words = ({ start, end }: Node): string => source.slice(start, end);
  const as = ({ start, end }: Node, text: string): Break => ({ start, end, text });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return (SWAPS[node.operator] ?? []).map((operator) => as(node, `(${words(node.left)} ${operator} ${words(node.right)})`));
    case 'IfStatement':
    case 'ConditionalExpression':
      return [as(node.test, 'true'), as(node.test, 'false')];
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [as(node, words(node.argument))] : [];
    case 'Literal':
      if (typeof node.value === 'number') return [as(node, String(node.value + 1))];
      if (typeof node.value === 'boolean') return [as(node, String(!node.value))];
      if (typeof node.value === 'string') return [as(node, node.value === '' ? "'x'" : "''")];
      return 'regex' in node ? [as(node, '/(?:)/')] : [];
    case 'ObjectExpression':
      return node.properties.map((each) => as(each, '...{}'));
    case 'ArrayExpression':
      return node.elements.filter((each) => each !== null).map((each) => as(each, '...[]'));
    case 'ThrowStatement':
    case 'ExpressionStatement':
      return [as(node, ';')];
    default:
      return [];
  }
}

function collect(node: Node, source: string): Break[] {
  if (IS_TYPE.test(node.type)) return [];
  const isError = node.type === 'NewExpression' && node.callee.type === 'Identifier' && IS_ERROR.test(node.callee.name);
  return [...breaksOf(node, source), ...(isError ? [] : childrenOf(node).flatMap((child) => collect(child, source)))];
}

/** All ways to break a TypeScript file in one place. */
function breaksOfFile(name: string, code: string): readonly Break[] {
  return parseSync(name, code).program.body.flatMap((statement) => collect(statement as Node, code));
}

const [file, ...tests] = process.argv.slice(2);
if (file === undefined || tests.length === 0) {
  console.error('Usage: npx node scripts/mutate.ts FILE TEST…');
  process.exit(2);
}
const source = readFileSync(path.join(ROOT, file), 'utf8');
const copy = copyTree();
const passes = (): boolean => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', ...tests];
  return spawnSync(process.execPath, args, { cwd: copy, timeout: TIMEOUT_MS, stdio: 'ignore' }).status === 0;
};
try {
  if (!passes()) throw new Error('the tests fail before anything is broken');
  const breaks = breaksOfFile(file, source);
  let detected = 0;
  for (const { start, end, text } of breaks) {
    writeFileSync(path.join(copy, file), source.slice(0, start) + text + source.slice(end));
    if (passes()) console.log(`${file}:${source.slice(0, start).split('\n').length}: ${source.slice(start, end)} -> ${text}`);
    else detected += 1;
  }
  console.log(`${file}: ${detected} of ${breaks.length} breaks are detected`);
} finally {
  rmSync(copy, { recursive: true });
}
