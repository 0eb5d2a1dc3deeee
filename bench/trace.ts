import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const US_PER_MS = 1000;

export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** Two names of one task may share its first microsecond: of these the longer counts. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const last = kept.at(-1);
    if (last === undefined || !contains(last, task)) kept.push(task);
  }
  return kept;
}

function contains(task: TraceEvent, { pid, tid, ts }: TraceEvent): boolean {
  return task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
}

/** Tasks after a mark on its thread that took longer than `overMs` (milliseconds). */
export function longTasksMs(events: readonly TraceEvent[], markName: string, overMs: number): number[] {
  const mark = events.find(({ name }) => name === markName);
  if (mark === undefined) throw new Error(`no ${markName} in the trace`);
  const long = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      TASKS.has(name) && ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts && dur > overMs * US_PER_MS,
  );
  return outermost(long).map(({ dur = 0 }) => dur / US_PER_MS);
}

/** Main-thread milliseconds of the task, the first frame that shows it, and the last frames. */
export interface ChangeCost {
  readonly scriptMs: number;
  readonly frameMs: number;
  readonly restMs: number;
}

/** Part of every frame, unlike style and layout. */
const FRAME_STEP = 'PrePaint';

/** Throws if a change was never shown. */
export function changeCosts(events: readonly TraceEvent[], markName: string): ChangeCost[] {
  const marks = events.filter(({ name }) => name === markName);
  const thread = marks[0];
  if (thread === undefined) return [];
  const ofPage = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).toSorted((a, b) => a.ts - b.ts);
  const tasks = outermost(ofPage.filter(({ name, ph }) => TASKS.has(name) && ph === 'X'));
  const steps = ofPage.filter(({ name }) => name === FRAME_STEP);
  const frames = tasks.filter((task) => steps.some((step) => contains(task, step)));
  const durationMs = (task: TraceEvent): number => (task.dur ?? 0) / US_PER_MS;
  return marks.map((mark, i) => {
    const script = tasks.find((task) => contains(task, mark));
    const [frame, ...rest] = frames.filter(({ ts }) => ts >= (script?.ts ?? mark.ts) && ts < (marks[i + 1]?.ts ?? Infinity));
    if (script === undefined || frame === undefined) throw new Error('a change without a frame in the trace');
    return {
      scriptMs: durationMs(script),
      frameMs: frame === script ? 0 : durationMs(frame),
      restMs: rest.reduce((sum, task) => sum + durationMs(task), 0),
    };
  });
}
