import { parseEventItemId } from '@stillingen/domain';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../page/page-context.ts';
import { focusedStar, useKeys } from '../../page/use-keys.ts';
import { bellText } from '#text/mine/alerts.ts';
import { starText } from '#text/mine/star.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import type { Alerts } from '../alerts.ts';
import type { AlertSubject } from '../contract.ts';
import { useOnTop } from '../use-on-top.ts';
import { openBell, openedBell } from './open-bell.ts';

const BELL_ID = 'klokke-vindue';

type SheetProps = { readonly alerts: Alerts; readonly subject: AlertSubject };
const NONE: { default: ComponentType<SheetProps> } = { default: () => null };
const BellSheet = lazy(() =>
  import('./bell-sheet.tsx').then(
    ({ BellSheet: shown }) => ({ default: shown }),
    () => NONE,
  ),
);

/** Rows have no bell of their own: their star names the match. */
function openBellOfRow(): unknown {
  const star = focusedStar();
  const id = star?.dataset.star ?? '';
  return parseEventItemId(id) !== null && openBell({ kind: 'match', id, name: starText.nameIn(star!.ariaLabel!) });
}

/** The one window of all bells. Browser only. */
export function BellWindow({ alerts }: { alerts: Alerts }) {
  const subject = useStore(openedBell);
  const place = useOnTop(openedBell);
  useKeys({ b: openBellOfRow });
  useEffect(() => {
    if (subject !== null) document.getElementById(BELL_ID)!.togglePopover(true);
  }, [subject]);
  const done = (
    <Button look="main" popoverTarget={BELL_ID} popoverTargetAction="hide">
      {bellText.done}
    </Button>
  );
  return (
    <div ref={place}>
      {subject === null ? null : (
        <Sheet id={BELL_ID} title={bellText.of[subject.kind]} footer={done}>
          <Suspense>
            <BellSheet alerts={alerts} subject={subject} />
          </Suspense>
        </Sheet>
      )}
    </div>
  );
}
