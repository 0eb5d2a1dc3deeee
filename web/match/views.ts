import { LazyView } from '../page/lazy-view.tsx';

/** What only some matches show, or what stands beside them: chunks that follow the page. */
export const RACE = new LazyView('match/race/race-view.tsx', async () => (await import('./race/race-view.tsx')).RaceView);
export const BEFORE = new LazyView('match/around/before.tsx', async () => (await import('./around/before.tsx')).Before);
export const AFTER = new LazyView('match/around/after.tsx', async () => (await import('./around/after.tsx')).After);
export const ASIDE = new LazyView('match/around/aside.tsx', async () => (await import('./around/aside.tsx')).AroundAside);
export const PLACE = new LazyView('match/score/place.tsx', async () => (await import('./score/place.tsx')).Place);
export const SUMMARY = new LazyView('match/summary/summary.tsx', async () => (await import('./summary/summary.tsx')).SummaryTab);
export const FLOW = new LazyView('match/course/match-flow.tsx', async () => (await import('./course/match-flow.tsx')).FlowCourse);
export const LEAD = new LazyView('match/course/lead-graph.tsx', async () => (await import('./course/lead-graph.tsx')).LeadCourse);
export const SETS = new LazyView('match/course/set-strip.tsx', async () => (await import('./course/set-strip.tsx')).SetsCourse);
export const INNINGS = new LazyView(
  'match/course/innings-line.tsx',
  async () => (await import('./course/innings-line.tsx')).InningsLine,
);
export const WORM = new LazyView('match/course/worm.tsx', async () => (await import('./course/worm.tsx')).Worm);
export const ROUNDS = new LazyView(
  'match/course/innings-line.tsx',
  async () => (await import('./course/innings-line.tsx')).RoundStrip,
);
export const CORRECTIONS = new LazyView(
  'match/corrections/corrections-tab.tsx',
  async () => (await import('./corrections/corrections-tab.tsx')).CorrectionsTab,
);

const VIEWS = [RACE, BEFORE, AFTER, ASIDE, PLACE, SUMMARY, FLOW, LEAD, SETS, INNINGS, WORM, ROUNDS, CORRECTIONS];

export const loadAllViews = (): Promise<unknown> => Promise.all(VIEWS.map((view) => view.load()));
