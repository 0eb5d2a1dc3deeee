import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Less is a press. */
const SLACK_PX = 4;

interface Drag {
  readonly rows: readonly HTMLElement[];
  readonly from: number;
  readonly first: number;
  readonly last: number;
  readonly startY: number;
  readonly height: number;
  to: number;
  isMoving: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The row follows the pointer, and those that it passes make room. */
function shift({ rows, from, to, first, last, height }: Drag, y: number): void {
  for (const [at, row] of rows.entries()) {
    const room = at > from && at <= to ? -height : at < from && at >= to ? height : 0;
    const by = at === from ? clamp(y, (first - from) * height, (last - from) * height) : room;
    row.style.translate = by === 0 ? '' : `0 ${by}px`;
  }
}

export interface DragOptions {
  /** Places that the row may take, the first and the last. */
  readonly range: readonly [number, number];
  readonly from: number;
  readonly drop: (to: number) => void;
}

/** What the pointer does with a grip. */
export interface DragHandlers {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** Whether the row was moved. */
  up(): boolean;
  cancel(): void;
}

/** Moves the rows of a list by a grip in each; rows are of one height. */
export function useDrag() {
  const drag = useRef<Drag | null>(null);
  const end = (): Drag | null => {
    const ended = drag.current;
    drag.current = null;
    for (const row of ended?.rows ?? []) {
      row.style.translate = '';
      delete row.dataset['dragged'];
    }
    return ended;
  };
  return ({ range: [first, last], from, drop }: DragOptions): DragHandlers => ({
    down(event) {
      const grip = event.currentTarget as HTMLElement;
      const row = grip.closest('li')!;
      if (event.button !== 0) return;
      grip.setPointerCapture(event.pointerId);
      const rows = [...row.parentElement!.children] as HTMLElement[];
      const place = { rows, from, first, last, to: from };
      drag.current = { ...place, startY: event.clientY, height: row.offsetHeight, isMoving: false };
    },
    move({ clientY }) {
      const now = drag.current;
      if (now === null) return;
      const y = clientY - now.startY;
      if (!now.isMoving && Math.abs(y) < SLACK_PX) return;
      now.isMoving = true;
      now.rows[from]!.dataset['dragged'] = '';
      now.to = clamp(from + Math.round(y / now.height), first, last);
      shift(now, y);
    },
    up() {
      const ended = end();
      if (ended !== null && ended.to !== from) drop(ended.to);
      return ended?.isMoving === true;
    },
    cancel: () => void end(),
  });
}

/** Listeners of the grip itself: React listens to no pointers (docs/decisions/0023). */
export function useGripEvents(
  grip: RefObject<HTMLElement | null>,
  handlers: DragHandlers,
  onUp: (wasMoved: boolean) => void,
): void {
  const down = useEffectEvent((event: PointerEvent) => handlers.down(event));
  const move = useEffectEvent((event: PointerEvent) => handlers.move(event));
  const up = useEffectEvent(() => onUp(handlers.up()));
  const cancel = useEffectEvent(() => handlers.cancel());
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const element = grip.current!;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('pointerup', () => up(), { signal });
    element.addEventListener('pointercancel', () => cancel(), { signal });
    return () => ended.abort();
  }, [grip]);
}
