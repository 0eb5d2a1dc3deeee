import { describe, expect, it } from 'vitest';
import { FORBIDDEN, type Tree } from '../testing/forbidden.ts';
import { guard } from './guard.ts';
import { GRAPH_RULES, RULES } from './rules.ts';

const rulesBrokenBy = (tree: Tree): string[] => guard(new Map(Object.entries(tree))).map(({ rule }) => rule);

describe('the architecture guard', () => {
  it('the architecture guard has a tree of forbidden imports for every rule, and no tree without a rule', () => {
    expect(Object.keys(FORBIDDEN).toSorted()).toEqual([...RULES.map(({ name }) => name), ...Object.keys(GRAPH_RULES)].toSorted());
  });

  describe.each(Object.entries(FORBIDDEN))('%s', (rule, { fires, passes }) => {
    it.each(fires)('fires on %o', (tree) => {
      expect(rulesBrokenBy(tree)).toContain(rule);
    });

    it.each(passes)('lets %o pass', (tree) => {
      expect(rulesBrokenBy(tree)).toEqual([]);
    });
  });

  it('the architecture guard names the line, the rule, its reason and the right place', () => {
    const [violation] = guard(new Map([['wire/text.ts', "\n\nimport fs from 'node:fs';"]]));
    expect(violation).toMatchObject({ rule: 'no-node-in-shared-code', path: 'wire/text.ts', line: 3, found: 'imports node:fs' });
    expect(violation?.why).toMatch(/browsers/);
    expect(violation?.instead).toMatch(/port/);
  });

  it('the architecture guard shows the way by which provider code reaches a browser', () => {
    const [violation] = guard(
      new Map([
        ['client/feed.ts', "import { rank } from '@stillingen/domain';"],
        ['domain/index.ts', "export { rank } from './rank.ts';"],
        ['domain/rank.ts', "import { TABLE } from './standings/table.ts';\nexport const rank = TABLE;"],
      ]),
    );
    expect(violation?.found).toBe('client/feed.ts → domain/rank.ts → domain/standings/table.ts');
  });

  it('the architecture guard refuses a file that does not parse, by its name', () => {
    expect(() => guard(new Map([['wire/text.ts', 'import {']]))).toThrow(/^wire\/text\.ts: /);
  });
});
