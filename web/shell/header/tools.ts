import { whenIdle } from '../../page/browser.ts';
import { lateView } from '../../page/late-view.ts';

/** What of the header no visitor presses before the page is idle. */
export const { View: Tools, load: loadTools } = lateView(
  async () => (await import('./late-tools.tsx')).LateTools,
  () => new Promise((resolve) => void whenIdle(resolve)),
);
