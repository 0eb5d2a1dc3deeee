import { type Cell, readRows, writeRow, WireError } from './text.ts';

export interface TreeNode {
  readonly tag: string;
  readonly properties: readonly Cell[];
  readonly children: readonly TreeNode[];
}

const OPEN = 'TS';
const CLOSE = 'TE';
const NAME = 'PT';
const VALUE = 'PV';

const MAX_DEPTH = 32;

export const treeNode = (tag: string, properties: readonly Cell[], children: readonly TreeNode[] = []): TreeNode => ({
  tag,
  properties,
  children,
});

export const propertyOf = (node: TreeNode, name: string): string => node.properties.find(([known]) => known === name)?.[1] ?? '';

export function* nodesOf(nodes: readonly TreeNode[], tag: string): Iterable<TreeNode> {
  for (const node of nodes) {
    if (node.tag === tag) yield node;
    yield* nodesOf(node.children, tag);
  }
}

const cellsOf = ({ tag, properties, children }: TreeNode): Cell[] => [
  [OPEN, tag],
  ...properties.flatMap(([name, value]): Cell[] => [
    [NAME, name],
    [VALUE, value],
  ]),
  ...children.flatMap(cellsOf),
  [CLOSE, tag],
];

/** Throws WireError if a tag, name or value contains a delimiter. */
export const writeTree = (nodes: readonly TreeNode[]): string => nodes.map((node) => writeRow(cellsOf(node))).join('');

interface Open extends TreeNode {
  readonly properties: Cell[];
  readonly children: TreeNode[];
}

/** A close ends the nearest open node of its tag, or nothing. Throws WireError; depth is 32. */
export function readTree(text: string): TreeNode[] {
  const roots: TreeNode[] = [];
  const open: Open[] = [];
  let name: string | null = null;
  for (const [key, value] of readRows(text).flat()) {
    const inner = open.at(-1);
    if (key === OPEN) {
      if (open.length === MAX_DEPTH) throw new WireError(`more than ${MAX_DEPTH} nodes within each other`);
      const node = { tag: value, properties: [], children: [] };
      (inner?.children ?? roots).push(node);
      open.push(node);
    } else if (key === CLOSE) {
      const at = open.findLastIndex(({ tag }) => tag === value);
      if (at !== -1) open.length = at;
    } else if (key === VALUE) {
      if (name !== null) inner?.properties.push([name, value]);
    } else if (key !== NAME) inner?.properties.push([key, value]);
    name = key === NAME ? value : null;
  }
  return roots;
}
