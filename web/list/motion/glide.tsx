import { Component, type ReactNode, type RefObject } from 'react';

const GLIDE_MS = 180;
const APPEAR_MS = 150;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Pixels from the upper edge of the window, by key. */
type Places = ReadonlyMap<string, number>;

interface GlideProps {
  /** Moving elements carry a unique `data-glide`. */
  readonly list: RefObject<HTMLElement | null>;
  /** Nothing is measured unless it changes. */
  readonly order: string;
  readonly listKey: string;
  readonly children: ReactNode;
}

/** Skips rows of invisible sections: measuring would lay them out. */
function inSight(list: HTMLElement): Map<string, { element: HTMLElement; top: number; within: string | null }> {
  const seen = new Map<string, { element: HTMLElement; top: number; within: string | null }>();
  const add = (element: HTMLElement, within: string | null): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    const visible = bottom > 0 && top < innerHeight;
    if (visible) seen.set(element.dataset.glide!, { element, top, within });
    return visible;
  };
  for (const section of list.querySelectorAll<HTMLElement>('section[data-glide]')) {
    if (!add(section, null)) continue;
    for (const row of section.querySelectorAll<HTMLElement>('[data-glide]')) add(row, section.dataset.glide!);
  }
  return seen;
}

function glide(list: HTMLElement, before: Places): void {
  const after = inSight(list);
  const moved = (key: string | null): number => {
    const [from, to] = key === null ? [] : [before.get(key), after.get(key)?.top];
    return from === undefined || to === undefined ? 0 : from - to;
  };
  for (const [key, { element, within }] of after) {
    if (!before.has(key)) {
      // A row of a new section appears with the section.
      if (within === null || before.has(within)) element.animate({ opacity: [0, 1] }, { duration: APPEAR_MS });
      continue;
    }
    // The section carries the row along.
    const by = moved(key) - moved(within);
    if (by !== 0) element.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: GLIDE_MS, easing: EASING });
  }
}

/** A class: only getSnapshotBeforeUpdate runs before the document changes. */
export class Glide extends Component<GlideProps> {
  override getSnapshotBeforeUpdate(before: GlideProps): Places | null {
    const { list, order, listKey } = this.props;
    if (before.order === order || before.listKey !== listKey || list.current === null || document.hidden) return null;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    return new Map([...inSight(list.current)].map(([key, { top }]) => [key, top]));
  }

  override componentDidUpdate(_before: GlideProps, _state: unknown, places: Places | null): void {
    if (places !== null && this.props.list.current !== null) glide(this.props.list.current, places);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
