import { Component, type ReactNode, useEffect } from 'react';
import { useStore } from '../../page/page-context.ts';
import { FlowWindow } from '../flow/flow-window.tsx';
import type { AccountController } from '../contract.ts';
import { LoggedInWindow, MarketingWindow, PromptWindow } from './small-windows.tsx';
import { Notices } from '../notices.tsx';
import { type OpenWindow, shownOf } from './overlays.ts';
import { ExportWindow } from '../settings/export-window.tsx';
import { SettingsWindow } from '../settings/settings-window.tsx';
import { AccountControllerContext } from '../use-account.ts';

const NEEDS_USER: ReadonlySet<OpenWindow> = new Set<OpenWindow>(['loggedIn', 'settings', 'exportData', 'marketing']);

/** At most one window is visible (WIN-10). */
export function Windows({ controller }: { controller: AccountController }) {
  const { flow, profile, required } = useStore(controller.account);
  const overlay = useStore(controller.overlays);
  const shown = shownOf(flow, overlay);
  const requiresMarketing = profile !== null && required.marketing !== 'NONE';
  // Asked once per page, while no window is open.
  useEffect(() => {
    if (requiresMarketing && shownOf(controller.account.get().flow, controller.overlays.get()) === null)
      controller.overlays.open('marketing');
  }, [controller, requiresMarketing]);
  // Without a user there is nothing to set.
  useEffect(() => {
    if (profile === null && NEEDS_USER.has(shown)) controller.overlays.close();
  }, [controller, profile, shown]);
  return (
    <AccountControllerContext value={controller}>
      {shown === 'login' ? <FlowWindow isBusy={overlay.isBusy} /> : null}
      {shown === 'registrationPrompt' ? <PromptWindow /> : null}
      {profile !== null && shown === 'loggedIn' ? <LoggedInWindow isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'settings' ? <SettingsWindow profile={profile} isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'exportData' ? <ExportWindow isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'marketing' ? <MarketingWindow isBusy={overlay.isBusy} /> : null}
      <Notices isCovered={shown !== null} />
    </AccountControllerContext>
  );
}

export class WindowBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
