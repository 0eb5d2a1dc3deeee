import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { applyEdits, type Edit, withoutClauses } from './code-edits.ts';

/** Properties of other names than their attributes, of those that pages set. */
export const USED_ALIASES: ReadonlySet<string> = new Set([
  'clipPath',
  'htmlFor',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeWidth',
  'textAnchor',
  'vectorEffect',
]);

/** Elements that React treats in ways of their own, and no page has. */
export const ABSENT_ELEMENT =
  'area|audio|base|body|col|embed|head|html|image|keygen|link|menuitem|meta|param|script|source|style|textarea|track|video';
/** Such properties. Content security refuses styles of elements in the HTML of the server. */
export const ABSENT_PROPERTY = 'is|muted|onScroll|onScrollEnd|style|xlink[A-Z]\\w+|xml[A-Z]\\w+';
const ABSENT = new RegExp(`^(?:${ABSENT_ELEMENT}|${ABSENT_PROPERTY}|action|formAction)$`);
const FUNCTIONS: ReadonlySet<string> = new Set([
  'canHydrateInstance',
  'prepareToHydrateHostInstance',
  'restoreStateOfTarget',
  'setInitialProperties',
  'setProp',
  'updateProperties',
]);
const ALIASES = 'aliases';
/** Numbers that a style takes without a unit. */
const UNITLESS = 'unitlessNumbers';

const textOf = (node: Expression | undefined | null): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';

const isAbsent = (label: Expression): boolean => ABSENT.test(textOf(label));

/**
 * The client of React DOM without properties and elements that no page has, and the aliases that it
 * lacks. Throws RangeError if the code has another shape (docs/decisions/0023).
 */
export function withoutProperties(code: string): { readonly code: string; readonly lacks: readonly string[] } {
  const { program } = parseSync('react-dom-client.js', code, { sourceType: 'script' });
  const edits: Edit[] = [];
  const aliases: string[] = [];
  const functions = program.body.filter((each) => each.type === 'FunctionDeclaration' && FUNCTIONS.has(each.id?.name ?? ''));
  let unitless = 0;
  new Visitor({
    SwitchStatement({ cases, start, end }) {
      if (functions.some((each) => start > each.start && end < each.end)) edits.push(...withoutClauses(cases, isAbsent));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'NewExpression') return;
      const [first] = init.arguments;
      if (id.name === UNITLESS && first !== undefined) {
        unitless += 1;
        edits.push({ start: first.start, end: first.end, text: '' });
      }
      if (id.name !== ALIASES || first?.type !== 'ArrayExpression') return;
      for (const pair of first.elements) {
        const name = pair?.type === 'ArrayExpression' ? textOf(pair.elements[0] as Expression) : '';
        if (pair === null || name === '' || USED_ALIASES.has(name)) continue;
        aliases.push(name);
        edits.push({ start: pair.start, end: code[pair.end] === ',' ? pair.end + 1 : pair.end, text: '' });
      }
    },
  }).visit(program);
  if (functions.length !== FUNCTIONS.size || aliases.length === 0 || unitless !== 1)
    throw new RangeError('React DOM sets properties in another way: compare web/build/react-properties.ts with it');
  return { code: applyEdits(code, edits), lacks: aliases };
}
