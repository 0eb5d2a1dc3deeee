import { parseSync, Visitor } from 'oxc-parser';

export interface PlainWordsFinding {
  readonly kind: 'identifier' | 'comment' | 'title';
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
]);

/** Names with their replacement. */
const BANNED_NAMES: ReadonlyMap<string, string> = new Map([
  ['whoIs', 'resolveParticipant'],
  ['makeWay', 'yieldToAccept'],
  ['giveSign', 'sendHeartbeat'],
  ['Farewell', 'PendingLogout'],
  ['createFarewell', 'createPendingLogout'],
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

function* sentences(kind: 'comment' | 'title', text: string, line: number): Generator<PlainWordsFinding> {
  for (const { pattern, instead } of BANNED_SENTENCES) {
    const match = pattern.exec(withoutQuotes(text));
    if (match) yield { kind, line, found: match[0].trim(), instead };
  }
}

const TITLED = new Set(['it', 'test', 'describe']);

/** `it` of `it.each(rows)(…)`. */
function testFunction(callee: { type: string; [key: string]: unknown }): string | null {
  if (callee.type === 'Identifier') return callee['name'] as string;
  const inner = callee['object'] ?? callee['callee'] ?? callee['tag'];
  return inner ? testFunction(inner as { type: string }) : null;
}

/** In order of line. Throws if the file does not parse. */
export function plainWordsOf(path: string, source: string): PlainWordsFinding[] {
  const parsed = parseSync(path, source);
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const findings: PlainWordsFinding[] = [];

  const name = (text: string, start: number): void => {
    const instead = insteadOfName(text);
    if (instead) findings.push({ kind: 'identifier', line: lineOf(start), found: text, instead });
  };
  const title = (callee: { type: string }, first: { type: string; value?: unknown; start: number } | undefined): void => {
    if (!TITLED.has(testFunction(callee) ?? '') || first?.type !== 'Literal' || typeof first.value !== 'string') return;
    findings.push(...sentences('title', first.value, lineOf(first.start)));
  };
  new Visitor({
    Identifier: (node) => name(node.name, node.start),
    JSXIdentifier: (node) => name(node.name, node.start),
    PrivateIdentifier: (node) => name(node.name, node.start),
    CallExpression: (node) => title(node.callee, node.arguments[0]),
  }).visit(parsed.program);

  for (const { value, start } of parsed.comments) {
    const first = lineOf(start);
    const text = value.replaceAll(/^\s*\*+ ?/gm, '');
    for (const finding of sentences('comment', text.trim(), first)) findings.push(finding);
  }
  const base = path.replace(/^.*\//, '');
  if (insteadOfName(base)) findings.push({ kind: 'identifier', line: 1, found: base, instead: 'a file name of what it holds' });
  return findings.toSorted((a, b) => a.line - b.line);
}
