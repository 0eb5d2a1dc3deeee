import { MAX_TYPED_LETTERS } from '@stillingen/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Option } from '../options.ts';

export const GRID_ID = 'soegeresultater';

interface FieldKeys {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly options: readonly Option[];
  close(): void;
  /** False where there is no kind in that direction: the key leaves the field. */
  stepKind(by: -1 | 1): boolean;
  /** Absent where nothing can be followed. */
  star(option: Option): void;
}

/**
 * The keys and the attributes of the field as a combobox whose grid is the panel. Returns the id of
 * the chosen option, null while the visitor types.
 */
export function useField(keys: FieldKeys): string | null {
  const { field, options } = keys;
  const [chosen, setChosen] = useState<string | null>(null);
  const active = options.some(({ id }) => id === chosen) ? chosen : null;
  const latest = useRef({ ...keys, active });
  useEffect(() => {
    latest.current = { ...keys, active };
  });
  useEffect(() => {
    const element = field.current!;
    const own = {
      ...{ role: 'combobox', 'aria-expanded': 'true', 'aria-controls': GRID_ID, 'aria-haspopup': 'grid' },
      maxlength: String(MAX_TYPED_LETTERS),
    };
    for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (handle(event, latest.current, setChosen)) event.preventDefault();
    };
    const onInput = (): void => setChosen(null);
    element.addEventListener('keydown', onKey);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('input', onInput);
      for (const name of [...Object.keys(own), 'aria-activedescendant']) element.removeAttribute(name);
    };
  }, [field]);
  useEffect(() => {
    if (active === null) field.current!.removeAttribute('aria-activedescendant');
    else {
      field.current!.setAttribute('aria-activedescendant', active);
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
  }, [field, active]);
  return active;
}

/** As if a visitor had typed it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Whether the key is handled. */
function handle(
  { key, shiftKey }: KeyboardEvent,
  { options, active, close, stepKind, star }: FieldKeys & { readonly active: string | null },
  choose: (id: string | null) => void,
): boolean {
  const at = options.findIndex(({ id }) => id === active);
  switch (key) {
    case 'ArrowDown':
      choose(options[Math.min(at + 1, options.length - 1)]?.id ?? null);
      return true;
    case 'ArrowUp':
      choose(at <= 0 ? null : options[at - 1]!.id);
      return true;
    case 'Enter':
      // Without a choice the form opens the page of all results.
      if (active === null) return false;
      document.getElementById(active)!.querySelector('a')!.click();
      return true;
    case 'Tab':
      return stepKind(shiftKey ? -1 : 1);
    case 'Escape':
      close();
      return true;
    case 's':
    case 'S':
      if (active === null) return false;
      star(options[at]!);
      return true;
    default:
      return false;
  }
}
