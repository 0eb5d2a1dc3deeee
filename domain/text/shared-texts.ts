/** Longer texts are seldom equal. */
const LONGEST = 48;
const MOST = 1 << 17;
const copies = new Map<string, string>();

function sharedText(text: string): string {
  if (text.length > LONGEST) return text;
  const copy = copies.get(text);
  if (copy !== undefined) return copy;
  if (copies.size === MOST) copies.clear();
  copies.set(text, text);
  return text;
}

/** Replaces the texts of a parsed value, in place, by one copy of equal ones: the parser makes many. */
export function shareTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return sharedText(value) as Value;
  if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) value[at] = shareTexts(value[at]);
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    for (const name in fields) fields[name] = shareTexts(fields[name]);
  }
  return value;
}
