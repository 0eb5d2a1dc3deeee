import type { UserProfile } from '@stillingen/client/account';
import { settingsWindowText, TERMS_NAMES } from '#text/account.ts';
import styles from '../account.module.css';
import { TermsText } from '../terms-text.tsx';
import { useAccountController } from '../use-account.ts';
import { Window } from '../windows/window.tsx';
import { Connections } from './connections.tsx';
import { Consents } from './consents.tsx';
import { Opener, Section } from './parts.tsx';
import { Sessions } from './sessions.tsx';

const text = settingsWindowText;

/** WIN-04. */
export function SettingsWindow({ profile, isBusy }: { profile: UserProfile; isBusy: boolean }) {
  const { overlays } = useAccountController();
  return (
    <Window title={text.title} isLocked={isBusy} onClose={overlays.close}>
      <Section title={text.profile}>
        <div className={styles.line}>
          <div>
            {profile.name}
            <small>
              {profile.email}{' '}
              <span className={profile.emailIsVerified ? styles.verified : `${styles.verified} ${styles.warn}`}>
                ({profile.emailIsVerified ? text.emailVerified : text.emailNotVerified})
              </span>
            </small>
          </div>
          <Opener to="profile" className={styles.small!}>
            {text.edit}
            <span className="unseen"> {text.profile}</span>
          </Opener>
        </div>
        <div className={styles.line}>
          <div>
            {text.password}
            <small>{text.passwordHidden}</small>
          </div>
          <Opener to="passwordChange" className={styles.small!}>
            {text.change}
            <span className="unseen"> {text.password}</span>
          </Opener>
        </div>
      </Section>
      <Connections />
      <Sessions />
      <Section title={text.terms}>
        <TermsText type="tou" summary={TERMS_NAMES.tou} />
        <TermsText type="pp" summary={TERMS_NAMES.pp} />
      </Section>
      <Consents consent={profile.marketingConsent} />
      <Section title={text.yours}>
        <div className={styles.stack}>
          <Opener to="exportData" className={styles.plain!}>
            {text.export}
          </Opener>
          <Opener to="deleteAccount" className={styles.delete!}>
            {text.delete}
          </Opener>
        </div>
      </Section>
    </Window>
  );
}
