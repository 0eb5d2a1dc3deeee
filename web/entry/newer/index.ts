import { browserPorts, type Client, loadEvents } from '@stillingen/client';
import { loadAnewWhereGone } from './gone.ts';
import { createOffer } from './offer.ts';
import { ownProgram } from './program.ts';

function leads(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.origin === location.origin && link.hash === '';
}

/** When the server has a newer build, offers a reload and lets links load their page from it. */
export async function watchForNewer({ connection }: Pick<Client, 'connection'>): Promise<void> {
  // Fetched now: a reader must not be interrupted for it later.
  const hasAll = await loadEvents().then(
    () => true,
    () => false,
  );
  if (hasAll) loadAnewWhereGone(browserPorts().session);
  const own = ownProgram();
  const offer = createOffer();
  const isNewer = (): boolean => {
    const { program } = connection.get();
    return program !== null && program !== own;
  };
  const look = (): void => offer.show(isNewer());
  connection.subscribe(look);
  look();
  addEventListener(
    'click',
    (event) => {
      // In the capture phase, before the page's own handlers.
      if (isNewer() && leads(event.target)) event.stopPropagation();
    },
    true,
  );
}
