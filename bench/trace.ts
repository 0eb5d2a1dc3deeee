import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const US_PER_MS = 1000;

/** The trace of what happens in the page during `act`. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

const outermost = (tasks: readonly TraceEvent[]): TraceEvent[] =>
  tasks.filter((task) => !tasks.some((other) => other !== task && contains(other, task)));

function contains(task: TraceEvent, { pid, tid, ts }: TraceEvent): boolean {
  return task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
}

/** What a change cost the page's main thread (milliseconds): the task that took it in, and the task that laid it out and painted it. */
export interface ChangeCost {
  readonly scriptMs: number;
  readonly frameMs: number;
}

/** Costs of the changes whose start a mark of this name tells; the frame is the first one after it that was laid out. */
export function changeCosts(events: readonly TraceEvent[], markName: string): ChangeCost[] {
  const marks = events.filter(({ name }) => name === markName);
  const thread = marks[0];
  if (thread === undefined) return [];
  const ofPage = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).toSorted((a, b) => a.ts - b.ts);
  const tasks = outermost(ofPage.filter(({ name, ph }) => TASKS.has(name) && ph === 'X'));
  const durationMs = (task: TraceEvent | undefined): number => (task?.dur ?? 0) / US_PER_MS;
  return marks.map((mark) => {
    const script = tasks.find((task) => contains(task, mark));
    const layout = ofPage.find(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= mark.ts);
    const frame = layout === undefined ? undefined : tasks.find((task) => contains(task, layout));
    return { scriptMs: durationMs(script), frameMs: frame === script ? 0 : durationMs(frame) };
  });
}
