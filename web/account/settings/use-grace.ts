import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long something can be taken back. */
const GRACE_MS = 5000;

export interface Grace<What> {
  /** What is done in a moment; null for nothing. */
  readonly waiting: What | null;
  begin(what: What): void;
  undo(): void;
}

/** Does something a moment after it was asked for, so that it can be taken back; at once where the window goes before. */
export function useGrace<What extends string>(act: (what: What) => void): Grace<What> {
  const [waiting, setWaiting] = useState<What | null>(null);
  const isUndone = useRef(false);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (waiting === null) return;
    isUndone.current = false;
    const timer = setTimeout(() => setWaiting(null), GRACE_MS);
    return () => {
      clearTimeout(timer);
      if (!isUndone.current) run(waiting);
    };
  }, [waiting]);
  return {
    waiting,
    begin: setWaiting,
    undo() {
      isUndone.current = true;
      setWaiting(null);
    },
  };
}
