import { usePage, useSetting } from '../page/page-context.ts';
import { ownNameOf } from '#text/languages.ts';
import { AccountLink } from '../account/account-link.tsx';
import { AlertSettingsPanel } from '../alerts/settings/settings.tsx';
import { useAlerts } from '../alerts/use-alerts.ts';
import { DelayPanel } from '../delay/delay-panel.tsx';
import { Choice } from '../ui/choice.tsx';
import { Frame } from '../shell/frame.tsx';
import { delayText, settingsText } from '#text/delay.ts';
import { alertSettingsText } from '#text/mine/alerts.ts';
import { storedText } from '#text/stored.ts';
import { Skeleton } from '../ui/panel.tsx';
import { StoredThings } from './stored/stored-things.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './page.module.css';
const THEMES = (['system', 'light', 'dark'] as const).map((id) => ({ id, label: settingsText.themes[id] }));

function ThemeChoice() {
  const [theme, setTheme] = useSetting('theme');
  return <Choice label={settingsText.theme} options={THEMES} chosen={theme} onChoose={setTheme} />;
}

const DENSITIES = (['normal', 'compact'] as const).map((id) => ({ id, label: settingsText.densities[id] }));
const ORDERS = (['league', 'live'] as const).map((id) => ({ id, label: settingsText.orders[id] }));

function ListChoices() {
  const [compact, setCompact] = useSetting('compact');
  const [liveFirst, setLiveFirst] = useSetting('liveFirst');
  return (
    <>
      <h3>{settingsText.density}</h3>
      <Choice
        label={settingsText.density}
        options={DENSITIES}
        chosen={compact ? 'compact' : 'normal'}
        onChoose={(id) => setCompact(id === 'compact')}
      />
      <h3>{settingsText.order}</h3>
      <Choice
        label={settingsText.order}
        options={ORDERS}
        chosen={liveFirst ? 'live' : 'league'}
        onChoose={(id) => setLiveFirst(id === 'live')}
      />
    </>
  );
}

/** What lies on the device is not known before the page is hydrated. */
function AlertSettings() {
  const alerts = useAlerts();
  return alerts === null ? <Skeleton lines={6} label={alertSettingsText.loading} /> : <AlertSettingsPanel alerts={alerts} />;
}

/** Its code is part of no page that has no odds. */
function OddsSection() {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../odds/settings/odds-settings.tsx').then(
      ({ OddsSettings }) => setView(() => OddsSettings),
      () => {},
    );
  }, []);
  return View === null ? null : <View />;
}

export function SettingsPage() {
  const { editions = [], localOnly } = usePage().config;
  return (
    <Frame>
      <div className={styles.page}>
        <h1>{settingsText.title}</h1>
        <section aria-labelledby="tv-synk">
          <h2 id="tv-synk">{delayText.title}</h2>
          <DelayPanel eventId={null} />
        </section>
        <section aria-labelledby="udseende">
          <h2 id="udseende">{settingsText.theme}</h2>
          <ThemeChoice />
        </section>
        <section aria-labelledby="kampliste">
          <h2 id="kampliste">{settingsText.list}</h2>
          <ListChoices />
        </section>
        {editions.length === 0 ? null : (
          <section aria-labelledby="sprog">
            <h2 id="sprog">{settingsText.language}</h2>
            <ul>
              {editions.map(({ language, country, url }) => (
                <li key={`${language} ${country ?? ''}`}>
                  <a className={styles.link} href={url} hrefLang={language} lang={language}>
                    {ownNameOf(language)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="notifikationer">
          <h2 id="notifikationer">{alertSettingsText.title}</h2>
          <AlertSettings />
        </section>
        <section aria-labelledby="gemt">
          <h2 id="gemt">{storedText.title}</h2>
          <StoredThings />
        </section>
        <OddsSection />
        {localOnly === true ? null : (
          <section aria-labelledby="konto">
            <h2 id="konto">{settingsText.account}</h2>
            <p>{settingsText.accountWhy}</p>
            <AccountLink />
          </section>
        )}
      </div>
    </Frame>
  );
}
