import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';
import { type Comment, commentsOf, lineAt, withoutMarks } from './comments.ts';

export interface PlainWordsFinding {
  readonly kind: 'identifier' | 'comment' | 'title' | 'message' | 'length';
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** Parts of camelCase, PascalCase, snake_case and kebab-case names. */
const BANNED_PARTS = new Set([
  'told',
  'tell',
  'tells',
  'teller',
  'tellers',
  'telling',
  'said',
  'heard',
  'whoever',
  'nobody',
  'somebody',
  'unsaid',
  'door',
  'doors',
]);

/** Names with their replacement. */
const BANNED_NAMES: ReadonlyMap<string, string> = new Map([
  ['whoIs', 'resolveParticipant'],
  ['makeWay', 'yieldToAccept'],
  ['giveSign', 'sendHeartbeat'],
  ['Farewell', 'PendingLogout'],
  ['createFarewell', 'PendingLogout'],
  ['AccountDoor', 'AccountLoader'],
  ['AccountHome', 'AccountController'],
  ['AccountSight', 'AccountBadge'],
  ['openGround', 'connectInfrastructure'],
  ['Witness', 'EntryObserver'],
  ['postman', 'mailWorker'],
  ['Postman', 'MailWorker'],
  ['newcomer', 'signUp'],
  ['Remark', 'ReviewNotice'],
  ['Handover', 'HydrationData'],
  ['LooseCells', 'a name by meaning'],
]);

interface Pattern {
  readonly pattern: RegExp;
  readonly instead: string;
}

const BANNED_SENTENCES: readonly Pattern[] = [
  { pattern: /\b(?:whoever|whomever|nobody|somebody)\b/i, instead: 'name the program, the subscriber or the reader' },
  {
    pattern: /(?:^|[.;:(]\s+|\b(?:to|of|for|from|by|with|what|that|which|when|if|and|or|but|as|than|is|are|all|one)\s+)who\b/i,
    instead: 'name the program, the subscriber or the reader',
  },
  {
    pattern: /\b(?:told|tells?|said|says?|heard|hears?)\b/i,
    instead: 'published, sent, reported, received, or what else it does',
  },
  { pattern: /\b(?:he|him|his)\b/i, instead: 'the noun, it, or they' },
];

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Null where the name is plain. */
function insteadOfName(name: string): string | null {
  if (BANNED_NAMES.has(name)) return BANNED_NAMES.get(name)!;
  return partsOf(name).some((part) => BANNED_PARTS.has(part)) ? 'what the code does: publish, send, report, receive' : null;
}

/** Quoted text is an example of input or output. */
const withoutQuotes = (text: string): string => text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, '…');

function* sentences(kind: 'comment' | 'title' | 'message', text: string, line: number): Generator<PlainWordsFinding> {
  for (const { pattern, instead } of BANNED_SENTENCES) {
    const match = pattern.exec(withoutQuotes(text));
    if (match) yield { kind, line, found: match[0].trim(), instead };
  }
}

const LONGEST_LINE = 100;
/** Drawings of boxes and arrows, and instructions to tools. */
const UNBREAKABLE = /[\u2500-\u257F]|-->|^(?:oxlint|biome)-/;

function* lengths({ text, line }: Comment): Generator<PlainWordsFinding> {
  const lines = text.split('\n').map((each) => each.trim());
  for (const [index, each] of lines.entries())
    if (each.length > LONGEST_LINE && !UNBREAKABLE.test(each))
      yield { kind: 'length', line: line + index, found: `${each.length} characters`, instead: `at most ${LONGEST_LINE}` };
}

const commentFindings = (comment: Comment): PlainWordsFinding[] => [
  ...sentences('comment', comment.text.trim(), comment.line),
  ...lengths(comment),
];

const TITLED = new Set(['it', 'test', 'describe']);
const LOGGED = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'log']);

/** `it` of `it.each(rows)(…)`. */
function testFunction(callee: { type: string; [key: string]: unknown }): string | null {
  if (callee.type === 'Identifier') return callee['name'] as string;
  const inner = callee['object'] ?? callee['callee'] ?? callee['tag'];
  return inner ? testFunction(inner as { type: string }) : null;
}

const isLogCall = (callee: Expression): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && LOGGED.has(callee.property.name);

/** Text of a literal or template; null for any other argument. */
function textOf(node: Argument): string | null {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** Throws if the file does not parse. */
function findingsInCode(path: string, source: string): PlainWordsFinding[] {
  const { program, comments } = parseSync(path, source);
  const findings: PlainWordsFinding[] = [];
  const name = (text: string, start: number): void => {
    const instead = insteadOfName(text);
    if (instead) findings.push({ kind: 'identifier', line: lineAt(source, start), found: text, instead });
  };
  const texts = (kind: 'title' | 'message', nodes: readonly Argument[]): void => {
    for (const node of nodes) findings.push(...sentences(kind, textOf(node) ?? '', lineAt(source, node.start)));
  };
  new Visitor({
    Identifier: (node) => name(node.name, node.start),
    JSXIdentifier: (node) => name(node.name, node.start),
    PrivateIdentifier: (node) => name(node.name, node.start),
    CallExpression: ({ callee, arguments: passed }) => {
      if (TITLED.has(testFunction(callee as { type: string }) ?? '')) texts('title', passed.slice(0, 1));
      else if (isLogCall(callee)) texts('message', passed);
    },
    NewExpression: ({ callee, arguments: passed }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) texts('message', passed);
    },
  }).visit(program);
  for (const { value, start } of comments)
    findings.push(...commentFindings({ text: withoutMarks(value), line: lineAt(source, start) }));
  return findings;
}

const CODE = /\.(?:tsx?|mjs)$/;

/** In order of line: identifiers, titles, messages and comments of code, only comments of other files. */
export function plainWordsOf(path: string, source: string): PlainWordsFinding[] {
  const findings = CODE.test(path) ? findingsInCode(path, source) : commentsOf(path, source).flatMap(commentFindings);
  const base = path.replace(/^.*\//, '');
  if (insteadOfName(base)) findings.push({ kind: 'identifier', line: 1, found: base, instead: 'a file name of what it holds' });
  return findings.toSorted((a, b) => a.line - b.line);
}
