import type { Store } from '@stillingen/client';

/** Calls its listeners once for all changes before a frame; not while the page is hidden. */
export const byFrame = <Value>({ get, subscribe }: Store<Value>): Store<Value> => ({
  get,
  subscribe(listener) {
    let frame = 0;
    const end = subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        listener();
      });
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  },
});
