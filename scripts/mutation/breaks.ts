import { type Node, parseSync } from 'oxc-parser';

/** One way to break a file: the text between two offsets becomes another. */
export interface Break {
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
/** What an error says is for people. */
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
export function breaksOfFile(file: string, source: string): readonly Break[] {
  return parseSync(file, source).program.body.flatMap((statement) => collect(statement as Node, source));
}
