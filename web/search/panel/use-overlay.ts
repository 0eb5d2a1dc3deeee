import { type RefObject, useEffect, useRef } from 'react';

const PHONE_QUERY = '(width <= 800px)';

interface OverlayOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What had the focus before. */
  readonly before: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** Everything beside an element and those around it; returns a function that lets it be again. */
function isolate(element: Element): () => void {
  const beside: Element[] = [];
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement)
    for (const sibling of each.parentElement?.children ?? [])
      if (sibling !== each && !sibling.hasAttribute('inert')) beside.push(sibling);
  for (const each of beside) each.toggleAttribute('inert', true);
  return () => {
    for (const each of beside) each.removeAttribute('inert');
  };
}

function giveBack(field: HTMLElement, last: Element | null): void {
  if (last instanceof HTMLElement && last.isConnected) last.focus();
  else field.blur();
}

/**
 * One window at a time (WIN-10): the search closes others, and closes where another opens, where a
 * press or the focus goes elsewhere. Returns what closes it and gives the focus back.
 */
export function useOverlay({ form, field, before, onClose }: OverlayOptions): () => void {
  const isGivenBack = useRef(false);
  const onCloseNow = useRef(onClose);
  useEffect(() => {
    onCloseNow.current = onClose;
  });
  useEffect(() => {
    const element = form.current!;
    const [input, last] = [field.current!, before.current];
    for (const other of document.querySelectorAll<HTMLElement>(':popover-open')) other.hidePopover();
    const leave = (): void => onCloseNow.current();
    const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !element.contains(target);
    const onPress = ({ target }: Event): void => void (isOutside(target) && leave());
    const onFocus = ({ relatedTarget }: FocusEvent): void => void (isOutside(relatedTarget) && leave());
    const onWindow = (event: Event): void => void ((event as ToggleEvent).newState === 'open' && leave());
    // The focus may have left while the code was fetched.
    if (!element.contains(document.activeElement)) leave();
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onFocus);
    document.addEventListener('beforetoggle', onWindow, true);
    const isPhone = matchMedia(PHONE_QUERY).matches;
    const release = isPhone ? isolate(element) : () => undefined;
    document.documentElement.toggleAttribute('data-covered', isPhone);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onFocus);
      document.removeEventListener('beforetoggle', onWindow, true);
      release();
      if (isGivenBack.current) giveBack(input, last);
      if (isPhone) document.documentElement.removeAttribute('data-covered');
    };
  }, [form, field, before]);
  return () => {
    isGivenBack.current = true;
    onClose();
  };
}
