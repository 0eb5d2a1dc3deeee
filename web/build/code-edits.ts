import type { Expression, SwitchCase } from 'oxc-parser';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function ends({ consequent }: Pick<SwitchCase, 'consequent'>): boolean {
  const last = consequent.at(-1);
  if (last?.type === 'BlockStatement') return ends({ consequent: last.body });
  return last !== undefined && /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
}

/** Takes out clauses that are never entered; only their labels where the clause before falls through. */
export function withoutClauses(cases: readonly SwitchCase[], isAbsent: (label: Expression) => boolean): Edit[] {
  const edits: Edit[] = [];
  let isEntered = false;
  for (const each of cases) {
    const [first] = each.consequent;
    if (each.test !== null && isAbsent(each.test)) {
      const isLabel = isEntered && first !== undefined;
      edits.push({ start: each.start, end: isLabel ? first.start : each.end, text: '' });
      if (!isLabel) continue;
    }
    isEntered = !ends(each);
  }
  return edits;
}

/** An edit within another is part of it. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let [left, at] = ['', 0];
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    left += code.slice(at, start) + text;
    at = end;
  }
  return left + code.slice(at);
}
