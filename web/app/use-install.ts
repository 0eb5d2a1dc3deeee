import { useEffect, useRef, useState } from 'react';

/** Chromium alone sends it, before it offers the installation itself. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

type InstallState = 'unknown' | 'offered' | 'installed' | 'running';

const asApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether the browser can install the site. The server, and browsers without the event, know nothing. */
export function useInstall(): { readonly state: InstallState; readonly install: () => void } {
  const [state, setState] = useState<InstallState>('unknown');
  const offer = useRef<InstallEvent | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    if (asApp()) setState('running');
    addEventListener(
      'beforeinstallprompt',
      (event) => {
        event.preventDefault();
        offer.current = event as InstallEvent;
        setState('offered');
      },
      { signal },
    );
    addEventListener('appinstalled', () => setState('installed'), { signal });
    return () => ending.abort();
  }, []);
  function install(): void {
    // An offer can be used once; after a refusal the browser sends another when it likes to.
    const event = offer.current;
    offer.current = null;
    setState('unknown');
    void event?.prompt();
  }
  return { state, install };
}
