import type { MessageResult } from '@stillingen/domain/messages';

/** Deletes a field of a value by its JSON pointer. */
export function dropField(value: object, pointer: string): void {
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll(/~[01]/g, (code) => (code === '~1' ? '/' : code[0]!)));
  const last = names.pop()!;
  let holder = value as Record<string, object>;
  for (const name of names) holder = holder[name] as Record<string, object>;
  delete holder[last];
}

/** Fields of one provider that are logged. */
const MAX_SAID = 20;
const MAX_CHARACTERS = 100;

/** Logs each unknown field of a provider once: its format has changed, or a name is misspelt. */
export function createFieldAlarm(say: (provider: string, field: string) => void) {
  const said = new Map<string, Set<string>>();
  return (provider: string, results: readonly MessageResult[]): void => {
    for (const { ignored = [] } of results) {
      for (const path of ignored) {
        const field = path.replaceAll(/\/\d+(?=\/|$)/g, '/*').slice(0, MAX_CHARACTERS);
        const known = said.get(provider) ?? new Set();
        if (known.has(field) || known.size >= MAX_SAID) continue;
        said.set(provider, known.add(field));
        say(provider, field);
      }
    }
  };
}
