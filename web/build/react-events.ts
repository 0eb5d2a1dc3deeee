import { type Expression, parseSync, type Statement, Visitor } from 'oxc-parser';
import { applyEdits, type Edit, withoutClauses } from './code-edits.ts';

/** Events that elements of pages handle, by their names in React. */
export const USED_EVENTS: ReadonlySet<string> = new Set([
  'onCancel',
  'onChange',
  'onClick',
  'onClose',
  'onFocus',
  'onInput',
  'onKeyDown',
  'onSubmit',
  'onToggle',
  'onTouchCancel',
  'onTouchEnd',
  'onTouchStart',
]);

/** Names of the document where those of React differ. */
const NATIVE: Readonly<Record<string, string>> = { onFocus: 'focusin', onBlur: 'focusout', onDoubleClick: 'dblclick' };
const NATIVES: ReadonlySet<string> = new Set(
  [...USED_EVENTS].map((name) => NATIVE[name] ?? name.slice('on'.length).toLowerCase()),
);

const LIST = 'simpleEventPluginEvents';
const DISPATCH = 'dispatchEventForPluginEventSystem';
const REGISTER = /^register(?:Simple|Direct|TwoPhase)Event$/;
/** The part that makes events of changed fields, beside those for hovering, selecting, composing. */
const CHANGES = 'createAndAccumulateChangeEvent(';
const CALLED_FOR_EVENTS =
  /(?<=[=:] )(?=(?:createSyntheticEvent|makePrefixMap|getVendorPrefixedEventName)\(|assign\(\{\}, \w+Interface\b)/g;
/** Of names of animations in old browsers. */
const NAMES_ANIMATIONS = '"AnimationEvent" in window';

const reactNameOf = (event: string): string => `on${event[0]!.toUpperCase()}${event.slice(1)}`;

const textOf = (node: Expression | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The event that a statement registers, by name or by one more entry of the list; null for none. */
function registered(statement: Statement): string | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return null;
  const { callee, arguments: given } = statement.expression;
  const texts = given.map((each) => textOf(each as Expression)).filter((each) => each !== null);
  if (callee.type === 'Identifier' && REGISTER.test(callee.name)) return texts.at(-1) ?? null;
  const isPush = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === LIST;
  return isPush && texts[0] !== undefined ? reactNameOf(texts[0]) : null;
}

const namesAnimations = ({ type, start, end }: Statement, code: string): boolean =>
  type === 'ExpressionStatement' && code.slice(start, end).includes(NAMES_ANIMATIONS);

/**
 * The client of React DOM without events that no page handles, and their names: it neither listens
 * to them nor makes their objects. Throws RangeError if the code has another shape
 * (docs/decisions/0023).
 */
export function withoutEvents(code: string): { readonly code: string; readonly lacks: readonly string[] } {
  const { program } = parseSync('react-dom-client.js', code, { sourceType: 'script' });
  const edits: Edit[] = [];
  const lacks: string[] = [];
  for (const each of program.body) {
    const name = registered(each);
    const isAbsent = name === null ? namesAnimations(each, code) : !USED_EVENTS.has(name);
    if (!isAbsent) continue;
    if (name !== null) lacks.push(name);
    edits.push({ start: each.start, end: each.end, text: '' });
  }
  const dispatch = program.body.find((each) => each.type === 'FunctionDeclaration' && each.id?.name === DISPATCH);
  const isWithin = ({ start, end }: { start: number; end: number }): boolean =>
    dispatch !== undefined && start > dispatch.start && end < dispatch.end;
  let [lists, plugins] = [0, 0];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== LIST || init?.type !== 'CallExpression') return;
      if (init.callee.type !== 'MemberExpression') return;
      const { object } = init.callee;
      const listed = (textOf(object) ?? '').split(' ');
      const used = listed.filter((each) => USED_EVENTS.has(reactNameOf(each)));
      lacks.push(...listed.map(reactNameOf).filter((each) => !USED_EVENTS.has(each)));
      lists += 1;
      edits.push({ start: object.start, end: object.end, text: JSON.stringify(used.join(' ')) });
    },
    SwitchStatement({ discriminant, cases, start, end }) {
      if (discriminant.type === 'Identifier' && discriminant.name === 'domEventName' && isWithin({ start, end }))
        edits.push(...withoutClauses(cases, (label) => !NATIVES.has(textOf(label) ?? '')));
    },
    BlockStatement({ body, start, end }) {
      const changes = body.find((each) => each.type === 'LabeledStatement' && code.slice(each.start, each.end).includes(CHANGES));
      if (changes === undefined || !isWithin({ start, end })) return;
      plugins += 1;
      for (const each of body) if (each !== changes) edits.push({ start: each.start, end: each.end, text: '' });
    },
  }).visit(program);
  if (lists !== 1 || plugins !== 1)
    throw new RangeError('React DOM handles events in another way: compare web/build/react-events.ts with it');
  return { code: applyEdits(code, edits).replaceAll(CALLED_FOR_EVENTS, '/* @__PURE__ */ '), lacks };
}
