import { useEffect } from 'react';
import { useStore } from '../../page/page-context.ts';
import { FlowWindow } from '../flow/flow-window.tsx';
import type { AccountHome } from '../home.tsx';
import { LoggedInWindow } from './logged-in-window.tsx';
import { MarketingWindow } from './marketing-window.tsx';
import { Notices } from '../notices.tsx';
import { type Shown, shownOf } from './overlays.ts';
import { PromptWindow } from './prompt-window.tsx';
import { ExportWindow } from '../settings/export-window.tsx';
import { SettingsWindow } from '../settings/settings-window.tsx';
import { HomeContext } from '../use-home.ts';

const NEEDS_USER: ReadonlySet<Shown> = new Set<Shown>(['loggedIn', 'settings', 'exportData', 'marketing']);

/** All windows of the account, of which at most one is seen (WIN-10), and what is told without a window. */
export function Windows({ home }: { home: AccountHome }) {
  const { flow, profile, asked } = useStore(home.account);
  const overlay = useStore(home.overlays);
  const shown = shownOf(flow, overlay);
  const isAsked = profile !== null && asked.marketing !== 'NONE';
  // Asked when nothing else is open, and not again on this page where the visitor closed the question.
  useEffect(() => {
    if (isAsked && shownOf(home.account.get().flow, home.overlays.get()) === null) home.overlays.open('marketing');
  }, [home, isAsked]);
  // Without a user there is nothing to set.
  useEffect(() => {
    if (profile === null && NEEDS_USER.has(shown)) home.overlays.close();
  }, [home, profile, shown]);
  return (
    <HomeContext value={home}>
      {shown === 'login' ? <FlowWindow isBusy={overlay.isBusy} /> : null}
      {shown === 'registrationPrompt' ? <PromptWindow /> : null}
      {profile !== null && shown === 'loggedIn' ? <LoggedInWindow isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'settings' ? <SettingsWindow profile={profile} isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'exportData' ? <ExportWindow isBusy={overlay.isBusy} /> : null}
      {profile !== null && shown === 'marketing' ? <MarketingWindow isBusy={overlay.isBusy} /> : null}
      <Notices isCovered={shown !== null} />
    </HomeContext>
  );
}
