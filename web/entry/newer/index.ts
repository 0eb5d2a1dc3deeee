import { browserPorts, type Client, loadEvents } from '@stillingen/client';
import { loadAnewWhereGone } from './gone.ts';
import { createOffer } from './offer.ts';
import { ownProgram } from './program.ts';

/** Whether the browser would load something by following what was clicked. */
function leads(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.origin === location.origin && link.hash === '';
}

/**
 * Follows which program the server has. Where it is not the one that the page runs, the page keeps working, the visitor is offered to load it
 * anew, and links that the page would answer itself load theirs.
 */
export async function watchForNewer({ connection }: Pick<Client, 'connection'>): Promise<void> {
  // The only code that a page asks for by itself later: somebody may be reading then.
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
      // Before the page hears of it.
      if (isNewer() && leads(event.target)) event.stopPropagation();
    },
    true,
  );
}
