import type { MouseEvent, ReactNode } from 'react';
import { routeOf } from '../../page/routes.ts';
import { isPlainClick } from '../../ui/index.ts';
import { MatchDialog } from './match-dialog.tsx';
import { useMatchDialog } from './use-match-dialog.ts';

const DIALOG_QUERY = '(width > 800px)';

/**
 * A plain click on a match opens the dialog if there is room; others follow the link. Children do
 * not render again.
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
