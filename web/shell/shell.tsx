import type { ReactNode } from 'react';
import { Banners } from '../banners/place.tsx';
import { AccountButton } from '../account/account-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { shellText } from '#text/shell.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { HELP_ID } from './header/ids.ts';
import { usePage } from '../page/page-context.ts';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { SPORT_PICKER_ID, SportBar } from './header/sport-bar.tsx';
import { ThemeToggle } from './header/theme-toggle.tsx';
import { Tools } from './header/tools.ts';
import { useKeys } from '../page/use-keys.ts';

function togglePopover(id: string): void {
  const popover = document.getElementById(id);
  if (popover?.togglePopover()) (popover.querySelector<HTMLElement>('[aria-current]') ?? popover).focus();
}

/** `sportId` is null if none is chosen. A list renders its own bottom bar. */
export function Shell({ sportId, isList, children }: { sportId: number | null; isList: boolean; children: ReactNode }) {
  const { request, consent } = usePage();
  useKeys({ s: () => togglePopover(SPORT_PICKER_ID), '?': () => togglePopover(HELP_ID) });
  return (
    <>
      <a className={styles.skip} href="#indhold">
        {shellText.skip}
      </a>
      {consent && <consent.Slot />}
      <header className={`${styles.header} ${isList ? styles.list : ''}`}>
        {request.demo === 'none' ? null : <p className={styles.demo}>{shellText.demo[request.demo]}</p>}
        <div className={styles.top}>
          <a className={styles.brand} href="/" aria-label={shellText.home}>
            <span aria-hidden="true">
              St<i>ı</i>llingen
            </span>
          </a>
          <SearchBox />
          <div className={styles.tools}>
            <Tools />
            <ThemeToggle />
            <AccountButton />
          </div>
        </div>
        <SportBar sportId={sportId} isList={isList} />
      </header>
      <ConnectionStrip />
      <Banners place="top" />
      <main id="indhold" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Banners place="end" />
      <Footer />
      {isList ? null : <BottomBar sportId={sportId} current={null} />}
    </>
  );
}
