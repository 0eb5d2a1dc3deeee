import type { MouseEvent, ReactNode } from 'react';
import { routeOf } from '../../page/routes.ts';
import { isPlainClick } from '../../ui/index.ts';
import { MatchDialog } from './match-dialog.tsx';
import { useMatchDialog } from './use-match-dialog.ts';

/** Narrower than this, a match is a page of its own. */
const DIALOG_QUERY = '(width > 800px)';

/**
 * A part of a page in which a plain click on a match opens it over the page where there is room; every other click follows
 * the link. What is in it is not drawn again when a match opens or closes.
 */
export function MatchArea({ children }: { children: ReactNode }) {
  const dialog = useMatchDialog();
  const openMatch = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const route = link === null ? null : routeOf(link.pathname);
    if (route?.page !== 'match' || !isPlainClick(event) || !matchMedia(DIALOG_QUERY).matches) return;
    event.preventDefault();
    dialog.open(route.eventId);
  };
  return (
    <>
      <div onClick={openMatch}>{children}</div>
      {dialog.eventId === null ? null : <MatchDialog key={dialog.eventId} eventId={dialog.eventId} onClose={dialog.close} />}
    </>
  );
}
