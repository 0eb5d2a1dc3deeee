import { browserPorts, type Client, type KeyValue, loadEvents } from '@stillingen/client';
import { newerText } from '#text/newer.ts';
import styles from './offer.module.css';

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
  if (hasAll) reloadOnMissingChunk(browserPorts().session);
  const own = ownProgram();
  const offer = createOffer();
  const isNewer = (): boolean => {
    const { program } = connection.get();
    // A site in two languages names the programs of both.
    return program !== null && !program.includes(own);
  };
  const update = (): void => offer.show(isNewer());
  connection.subscribe(update);
  update();
  addEventListener(
    'click',
    (event) => {
      // In the capture phase, before the page's own handlers.
      if (isNewer() && leads(event.target)) event.stopPropagation();
    },
    true,
  );
}

const LOADED_KEY = 'genindlaest';

async function isRemoved(program: string): Promise<boolean> {
  const answer = await fetch(program, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Reloads once: a server that lists a file it does not have must not cause a loop. */
async function reloadOnce(session: KeyValue): Promise<void> {
  const program = ownProgram();
  if (session.get(LOADED_KEY) === program || !(await isRemoved(program))) return;
  session.set(LOADED_KEY, program);
  if (session.get(LOADED_KEY) === program) location.reload();
}

/** Reloads the page if a newer build has replaced a chunk that it needs. */
export function reloadOnMissingChunk(session: KeyValue): void {
  addEventListener('vite:preloadError', () => void reloadOnce(session));
}

export const ownProgram = (): string => document.querySelector('script[type="module"]')!.getAttribute('src')!;

function buttonOf(text: string, className: string | undefined, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className ?? '';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Outside of what React renders: it concerns the document. */
export function createOffer(): { show(isShown: boolean): void } {
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  document.body.append(place);
  let isClosed = false;
  function close(): void {
    isClosed = true;
    place.replaceChildren();
  }
  return {
    show(isShown) {
      if (!isShown) place.replaceChildren();
      else if (!isClosed && place.childElementCount === 0) {
        const cross = buttonOf('×', styles.close, close);
        cross.ariaLabel = newerText.close;
        const offer = document.createElement('div');
        offer.className = styles.offer ?? '';
        offer.append(
          buttonOf(newerText.reload, styles.reload, () => location.reload()),
          cross,
        );
        place.append(offer);
      }
    },
  };
}
