import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { applyEdits, type Edit, withoutClauses } from './code-edits.ts';

/** Numbers of React DOM (ReactWorkTags) for the kinds of element that no page renders. */
export const ABSENT_KINDS = {
  portal: 4,
  contextConsumer: 9,
  forwardRef: 11,
  profiler: 12,
  suspenseList: 19,
  scope: 21,
  legacyHidden: 23,
  cache: 24,
  tracingMarker: 25,
  hoistable: 26,
  singleton: 27,
  viewTransition: 30,
  activity: 31,
} as const;
const ABSENT: ReadonlySet<unknown> = new Set(Object.values(ABSENT_KINDS));

/** Act only on absent kinds, refs of fragments, form actions, composition or custom elements. */
const UNREACHED: ReadonlySet<string> = new Set([
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionName',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitNestedViewTransitions',
  'commitAppearingPairViewTransitions',
  'getViewTransitionName',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'updateForwardRef',
  'isHostHoistableType',
  'getResource',
  'acquireResource',
  'suspendResource',
  'preloadResourceAndSuspendIfNeeded',
  'insertSuspendedStylesheets',
  // Images delay a commit within a view transition only.
  'preloadInstanceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  'estimateBandwidth',
  'isFragmentInstanceParent',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'traverseVisibleInstancesAndTextInstances',
  'setPropOnCustomElement',
  'extractEvents$1',
  'ensureFormComponentIsStateful',
  'getFallbackBeforeInputChars',
  'getNativeBeforeInputChars',
  'getData',
  'constructSelectEvent',
  // Content security refuses styles of elements in the HTML of the server.
  'setValueForStyles',
  'isCustomElement',
  // Replays pointers and focus that met what was not hydrated: no page handles these.
  'queueIfContinuousEvent',
  'clearIfContinuousEvent',
  'retryIfBlockedOn',
  // A spinner in the tab of the browser during transitions: those of the product load nothing.
  'defaultOnDefaultTransitionIndicator',
  // Stacks of components, which the product does not report.
  'getStackByFiberInDevAndProd',
  'getComponentNameFromType',
]);
const UNREACHED_CLASS = /^(?:FragmentInstance|ViewTransitionPseudoElement)$/;
const HOOK = /^use[A-Z]/;

const isTag = (node: Expression): boolean =>
  (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier' && node.property.name === 'tag') ||
  (node.type === 'Identifier' && /tag$/i.test(node.name));

const isAbsent = (node: Expression): boolean => node.type === 'Literal' && ABSENT.has(node.value);

/**
 * The client of React DOM without the kinds of element, hooks and events that no page uses.
 * Throws RangeError if a function to empty has moved (docs/decisions/0023).
 */
export function withoutAbsent(code: string, hooks: ReadonlySet<string>): string {
  const clauses: Edit[] = [];
  const edits: Edit[] = [];
  const emptied = new Set<string>();
  const variables: { readonly name: string; readonly start: number }[] = [];
  new Visitor({
    SwitchStatement({ discriminant, cases }) {
      if (isTag(discriminant)) clauses.push(...withoutClauses(cases, isAbsent));
    },
    VariableDeclarator({ id, start }) {
      if (id.type === 'Identifier') variables.push({ name: id.name, start });
    },
    BinaryExpression({ operator, left, right, start, end }) {
      if (operator !== '===' && operator !== '!==') return;
      if ((isTag(left) && isAbsent(right)) || (isTag(right) && isAbsent(left)))
        edits.push({ start, end, text: String(operator === '!==') });
    },
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && HOOK.test(key.name) && !hooks.has(key.name))
        edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' });
    },
    FunctionDeclaration({ id, body }) {
      if (id === null || body === null || !UNREACHED.has(id.name)) return;
      emptied.add(id.name);
      edits.push({ start: body.start, end: body.end, text: '{}' });
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
      const { object } = expression.left;
      if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return;
      if (UNREACHED_CLASS.test(object.object.name)) edits.push({ start, end, text: '' });
    },
  }).visit(parseSync('react-dom-client.js', code, { sourceType: 'script' }).program);
  const [moved] = UNREACHED.difference(emptied);
  if (moved !== undefined) throw new RangeError(`React DOM has no function ${moved}: compare web/build/react-parts.ts with it`);
  // Other clauses share variables that an absent one declares.
  const kept = clauses.map(({ start, end }) => {
    const names = variables.filter((each) => each.start > start && each.start < end).map(({ name }) => name);
    return { start, end, text: names.length === 0 ? '' : `case ${ABSENT_KINDS.scope}: var ${names.join()}; break;` };
  });
  return applyEdits(code, [...edits, ...kept]);
}
