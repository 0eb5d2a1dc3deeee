import { type parseSync, Visitor } from 'oxc-parser';
import { IRREGULAR_CELLS } from '../../wire/irregular-cells.ts';
import { FEED_SHAPES, parseFeedName } from '../../wire/names/feed-name.ts';
import { ROW_TABLES } from '../../wire/rows.ts';

export interface WireWord {
  readonly found: string;
  readonly line: number;
}

const DELIMITER = /[¬÷]|^~$/;
const KEYS: ReadonlySet<string> = new Set([
  ...ROW_TABLES.flatMap(({ codec }) =>
    Object.values(codec.fields).flatMap((spec) => [spec.key, ...('copies' in spec ? spec.copies : [])]),
  ),
  ...IRREGULAR_CELLS.flatMap(({ cells }) => cells.map(([key]) => key)),
]);
/** Names up to their first field: 'u_', 'df_sui_'. */
const STEMS: ReadonlySet<string> = new Set(Object.values(FEED_SHAPES).map((shape) => shape.replace(/\{.*/, '')));

/** A name with a field: `service` is also a plain word. */
const isName = (text: string): boolean => text.includes('_') && text.length > 2 && parseFeedName(text) !== null;
/** `u_${sport}`, `df_ev_1_${event}` */
const isStem = (text: string): boolean => STEMS.has(text.replace(/(?<=_)[\d_]*$/, ''));

/** A module that imports one of these writes cells. */
const CELL_MAKERS: ReadonlySet<string> = new Set(['writeRow', 'writeTree', 'treeNode', 'Cell', 'Row']);

/** Delimiters, keys written or compared as cells, and literal feed names. */
export function wireWordsOf(parsed: ReturnType<typeof parseSync>, lineOf: (offset: number) => number): WireWord[] {
  const words: WireWord[] = [];
  const add = (found: string, start: number): void => {
    words.push({ found, line: lineOf(start) });
  };
  const keyOf = (node: { type: string; value?: unknown } | null | undefined): string | null =>
    node?.type === 'Literal' && typeof node.value === 'string' && KEYS.has(node.value) ? node.value : null;
  const makesCells = parsed.module.staticImports.some(({ entries }) =>
    entries.some(({ importName }) => CELL_MAKERS.has(importName.name ?? '')),
  );
  new Visitor({
    Literal({ value, start }) {
      if (typeof value !== 'string') return;
      if (DELIMITER.test(value)) add(`a delimiter in ${JSON.stringify(value)}`, start);
      else if (isName(value)) add(`the feed name ${value}`, start);
    },
    TemplateLiteral({ quasis, start }) {
      const texts = quasis.map(({ value }) => value.cooked ?? '');
      if (texts.some((text) => DELIMITER.test(text))) add('a delimiter in a template', start);
      else if (texts.length > 1 && isStem(texts[0]!)) add(`a feed name begun with ${texts[0]}`, start);
    },
    ArrayExpression({ elements, start }) {
      const key = makesCells && elements.length === 2 ? keyOf(elements[0]) : null;
      if (key !== null && /^[A-Z]/.test(key)) add(`a cell ${key}`, start);
    },
    BinaryExpression({ left, right, operator, start }) {
      const key = operator === '===' || operator === '!==' ? (keyOf(left) ?? keyOf(right)) : null;
      if (key !== null) add(`a comparison with the key ${key}`, start);
    },
  }).visit(parsed.program);
  return words;
}

export interface SportQuestion {
  readonly found: string;
  readonly line: number;
}

type Node = { readonly type: string } & Record<string, unknown>;

function isSportId(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'sportId';
  if (node.type !== 'MemberExpression') return false;
  const [object, property] = [node.object as Node, node.property as Node];
  return property.name === 'sportId' || (property.name === 'id' && object.name === 'sport');
}

/** A number or a constant; 0 is no sport. */
function isOneSport(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number' && node.value !== 0;
  return node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name as string) && node.name !== 'ALL_SPORTS';
}

export function sportQuestionsOf(
  parsed: ReturnType<typeof parseSync>,
  lineOf: (offset: number) => number,
): readonly SportQuestion[] {
  const questions: SportQuestion[] = [];
  new Visitor({
    BinaryExpression({ left, right, operator, start }) {
      if (operator !== '===' && operator !== '!==') return;
      const [a, b] = [left, right] as unknown as [Node, Node];
      if ((isSportId(a) && isOneSport(b)) || (isSportId(b) && isOneSport(a)))
        questions.push({ found: 'asks which sport it is', line: lineOf(start) });
    },
  }).visit(parsed.program);
  return questions;
}
