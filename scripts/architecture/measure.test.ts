import { describe, expect, it } from 'vitest';
import { circlesOf, measure } from './measure.ts';

const figure = (tree: Record<string, string | null>, name: string): number =>
  measure(new Map(Object.entries(tree))).find((each) => each.name === name)!.value;

const body = (lines: number): string => 'x();\n'.repeat(lines);

describe('the sizes of a tree', () => {
  it('measure counts lines of TypeScript outside tests and their support', () => {
    const tree = { 'a.ts': 'a();\nb();\n', 'a.test.ts': 'c();\n', 'testing/b.ts': 'd();\n', 'a.csv': null };
    expect(figure(tree, 'lines of TypeScript without tests')).toBe(2);
    expect(figure(tree, 'files')).toBe(4);
  });

  it('measure counts lines that hold a comment and no code', () => {
    const source = '/**\n * One.\n */\na(); // two\n// three\n\nb();\n';
    expect(figure({ 'a.ts': source }, 'comment lines')).toBe(4);
  });

  it('measure counts functions over 80 lines, but for those of tests', () => {
    const long = `function f() {\n${body(79)}}\n`;
    expect(figure({ 'a.ts': long }, 'functions over 80 lines')).toBe(1);
    expect(figure({ 'a.ts': long.replace('x();\n', '') }, 'functions over 80 lines')).toBe(0);
    expect(figure({ 'a.test.ts': long }, 'functions over 80 lines')).toBe(0);
  });

  it('measure counts a circle of imports once, types included', () => {
    const tree = {
      'a.ts': "import type { B } from './b.ts';\n",
      'b.ts': "export { c } from './c.ts';\n",
      'c.ts': "import './a.ts';\n",
      'd.ts': "import './a.ts';\n",
    };
    expect(figure(tree, 'import circles, types included')).toBe(1);
    expect(
      circlesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([]);
  });

  it('measure counts folders with more than 20 files, but for rooms of values', () => {
    const folder = (name: string) =>
      Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${name}/${index}.json`, null]));
    expect(figure(folder('server/push'), 'folders with more than 20 files')).toBe(1);
    expect(figure(folder('domain/sports'), 'folders with more than 20 files')).toBe(0);
  });
});
