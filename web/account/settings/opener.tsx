import type { FormName } from '@stillingen/client/account';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAccountController } from '../use-account.ts';

/** Takes the focus back when the visitor returns. */
export function Opener({ to, className, children }: { to: FormName | 'exportData'; className: string; children: ReactNode }) {
  const { overlays } = useAccountController();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (overlays.get().cameFrom === to) button.current?.focus();
  }, [overlays, to]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      onClick={() => (to === 'exportData' ? overlays.open(to) : overlays.openForm(to, true))}
    >
      {children}
    </button>
  );
}
