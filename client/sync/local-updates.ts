import { WireError } from '@stillingen/wire';
import { decodeChanges, type EventChange } from '../table/decode.ts';
import type { World } from '../world.ts';

/**
 * Follows what a project says of its own: by push, and by its feed whenever the service names a newer change than the last
 * (SYNC-16). A call that fails is not repeated: the same change makes the list be loaded, which holds it too.
 */
export function followLocalUpdates(
  { clock, feeds, push, service }: World,
  name: string,
  apply: (changes: readonly EventChange[], atMs: number) => void,
): () => void {
  let { updatedS } = service.get();
  let abort = (): void => {};

  function take(text: string, atMs: number): void {
    try {
      apply(decodeChanges(text, 'update').changes, atMs);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
    }
  }

  const ends = [
    service.subscribe(() => {
      const last = updatedS;
      ({ updatedS } = service.get());
      if (last === null || updatedS === null || updatedS <= last) return;
      abort();
      abort = feeds.fetch(name, {}, (result) => {
        if (result.kind === 'data') take(result.text, clock.nowMs());
      });
    }),
    push.subscribe(name, (event) => {
      if (event.type === 'data') take(event.text, event.atMs);
    }),
    () => abort(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
