import { type parseSync, Visitor } from 'oxc-parser';

/** A place that asks which sport it is. */
export interface SportQuestion {
  readonly found: string;
  readonly line: number;
}

type Node = { readonly type: string } & Record<string, unknown>;

/** `sportId`, `event.sportId`, `sport.id` */
function isSportId(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'sportId';
  if (node.type !== 'MemberExpression') return false;
  const [object, property] = [node.object as Node, node.property as Node];
  return property.name === 'sportId' || (property.name === 'id' && object.name === 'sport');
}

/** A number, or a constant that stands for one; 0 is no sport. */
function isOneSport(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number' && node.value !== 0;
  return node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name as string) && node.name !== 'ALL_SPORTS';
}

/** Comparisons of the sport with one that is named. */
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
