import { type ComponentType, lazy, Suspense } from 'react';
import { alertSettingsText } from '#text/mine/alerts.ts';
import { Sheet } from '../../ui/controls/sheet.tsx';
import type { Alerts } from '../alerts.ts';

const SETTINGS_WINDOW_ID = 'notifikationer-vindue';

const NONE: { default: ComponentType<{ alerts: Alerts }> } = { default: () => null };
const Panel = lazy(() =>
  import('./settings.tsx').then(
    ({ AlertSettingsPanel }) => ({ default: AlertSettingsPanel }),
    () => NONE,
  ),
);

/** WIN-05. */
export const SettingsWindow = ({ alerts }: { alerts: Alerts }) => (
  <Sheet id={SETTINGS_WINDOW_ID} title={alertSettingsText.title}>
    <Suspense>
      <Panel alerts={alerts} />
    </Suspense>
  </Sheet>
);

/** False where the window is not here yet: its button is a link to the page of settings as well. */
export function openSettingsWindow(): boolean {
  const sheet = document.getElementById(SETTINGS_WINDOW_ID);
  sheet?.showPopover();
  return sheet !== null;
}
