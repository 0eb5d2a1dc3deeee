import { useEffect, useEffectEvent, useRef, useState } from 'react';

const GRACE_MS = 5000;

export interface Grace<What> {
  readonly waiting: What | null;
  begin(what: What): void;
  undo(): void;
}

/** Runs an action after a grace period in which it can be taken back; at once if the page goes. */
export function useGrace<What extends string>(act: (what: What) => void): Grace<What> {
  const [waiting, setWaiting] = useState<What | null>(null);
  const isSettled = useRef(false);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (waiting === null) return;
    isSettled.current = false;
    const settle = (): void => {
      if (isSettled.current) return;
      isSettled.current = true;
      run(waiting);
    };
    const finish = (): void => setWaiting(null);
    // A page that unloads does not render again: act now.
    const leave = (): void => {
      settle();
      finish();
    };
    const timer = setTimeout(finish, GRACE_MS);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      settle();
    };
  }, [waiting]);
  return {
    waiting,
    begin: setWaiting,
    undo() {
      isSettled.current = true;
      setWaiting(null);
    },
  };
}
