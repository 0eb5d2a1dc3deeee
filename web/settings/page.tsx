import { useSetting } from '../page/page-context.ts';
import { AccountLink } from '../account/account-link.tsx';
import { DelayPanel } from '../delay/delay-panel.tsx';
import { Choice } from '../ui/choice.tsx';
import { Frame } from '../shell/frame.tsx';
import { delayText, settingsText } from '../text/da-delay.ts';
import styles from './page.module.css';
const THEMES = (['system', 'light', 'dark'] as const).map((id) => ({ id, label: settingsText.themes[id] }));

function ThemeChoice() {
  const [theme, setTheme] = useSetting('theme');
  return <Choice label={settingsText.theme} options={THEMES} chosen={theme} onChoose={setTheme} />;
}

export function SettingsPage() {
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
        <section aria-labelledby="konto">
          <h2 id="konto">{settingsText.account}</h2>
          <p>{settingsText.accountWhy}</p>
          <AccountLink />
        </section>
      </div>
    </Frame>
  );
}
