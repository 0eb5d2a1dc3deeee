import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_END, INDEX, ROW_END, WireError } from './text.ts';
import { nodesOf, propertyOf, readTree, treeNode, type TreeNode, writeTree } from './tree.ts';

const value = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[~¬÷]/g, ''));
const word = value.filter((text) => text !== '');
const cell = fc.tuple(word, value);
const nodeOf = (child: fc.Arbitrary<TreeNode>) =>
  fc.record({ tag: word, properties: fc.array(cell, { maxLength: 4 }), children: fc.array(child, { maxLength: 3 }) });
const leaf = fc.record({ tag: word, properties: fc.array(cell, { maxLength: 4 }), children: fc.constant([]) });
const node = nodeOf(nodeOf(nodeOf(leaf)));

const feed = (text: string): string =>
  text
    .split(' ')
    .map((token) => (token === '/' ? ROW_END : `${token.replace(':', INDEX)}${CELL_END}`))
    .join('');

describe('the tree dialect', () => {
  it('the tree dialect is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        expect(readTree(writeTree(nodes))).toEqual(nodes);
      }),
    );
  });

  it('the tree dialect reads or refuses any text', () => {
    const token = fc.oneof(
      fc.constantFrom('TS', 'TE', 'PT', 'PV', 'GR', 'TI', ROW_END, CELL_END, INDEX),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 60 }), (tokens) => {
        try {
          readTree(tokens.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
    );
  });

  it('the tree dialect accepts row ends anywhere, and a bare cell as a property', () => {
    const text = feed('TS:GR / PT:TI PV:ATP / TS:RW RA:1 TE:RW TE:GR A1: /');
    expect(readTree(text)).toEqual([treeNode('GR', [['TI', 'ATP']], [treeNode('RW', [['RA', '1']])])]);
  });

  it('the tree dialect accepts missing and extra closes', () => {
    expect(readTree(feed('TE:TA TS:GR TS:TA TS:RW TE:GR TS:GR /'))).toEqual([
      treeNode('GR', [], [treeNode('TA', [], [treeNode('RW', [])])]),
      treeNode('GR', []),
    ]);
  });

  it('the tree dialect ignores a value without a name and a name without a value', () => {
    expect(readTree(feed('TS:RW PV:1 PT:RA PT:RAP PV:2 TE:RW PT:PO TS:RW PV:3 /'))).toEqual([
      treeNode('RW', [['RAP', '2']]),
      treeNode('RW', []),
    ]);
  });

  it('the tree dialect refuses what is nested too deep, and values that hold a delimiter', () => {
    expect(() => readTree(feed(`${'TS:GR '.repeat(32)}/`))).not.toThrow();
    expect(() => readTree(feed(`${'TS:GR '.repeat(33)}/`))).toThrow(WireError);
    for (const bad of [ROW_END, CELL_END, INDEX]) {
      expect(() => writeTree([treeNode('GR', [['TI', bad]])])).toThrow(WireError);
      expect(() => writeTree([treeNode('GR', [[bad, '1']])])).toThrow(WireError);
      expect(() => writeTree([treeNode(`G${bad}`, [])])).toThrow(WireError);
    }
  });

  it('the tree dialect finds nodes and properties', () => {
    const tree = [treeNode('GR', [], [treeNode('RW', [['RA', '1']]), treeNode('TA', [], [treeNode('RW', [['RA', '2']])])])];
    expect([...nodesOf(tree, 'RW')].map((row) => propertyOf(row, 'RA'))).toEqual(['1', '2']);
    expect(propertyOf(tree[0]!, 'RA')).toBe('');
  });
});
