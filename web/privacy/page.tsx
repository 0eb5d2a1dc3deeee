import type { Operator } from '@stillingen/wire';
import { privacyText } from '#text/privacy.ts';
import { storedText } from '#text/stored.ts';
import { usePage } from '../page/page-context.ts';
import { StoredThings } from '../settings/stored/stored-things.tsx';
import { ProsePage } from '../shell/prose-page.tsx';
import { ConsentSection } from './consent-section.tsx';
import { KindsTable } from './kinds-table.tsx';

const Contact = ({ operator }: { operator: Operator | null }) =>
  operator === null ? (
    <p>{privacyText.noOperator}</p>
  ) : (
    <>
      <p>{[operator.name, operator.address].filter(Boolean).join(', ') || privacyText.noOperator}</p>
      {operator.email === '' ? null : (
        <p>
          {privacyText.write} <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      )}
    </>
  );

/** Reads as text without scripts; with them each thing on the device has a bin. */
export function PrivacyPage({ operator }: { operator: Operator | null }) {
  const { consentFor = [], localOnly } = usePage().config;
  return (
    <ProsePage title={privacyText.title}>
      <p>{privacyText.intro}</p>
      <section aria-labelledby="dit-samtykke">
        <h2 id="dit-samtykke">{privacyText.consent}</h2>
        {consentFor.length === 0 ? <p>{privacyText.noConsent}</p> : <ConsentSection />}
      </section>
      <section aria-labelledby="gemt">
        <h2 id="gemt">{storedText.title}</h2>
        <StoredThings />
      </section>
      <section aria-labelledby="kan-gemmes">
        <h2 id="kan-gemmes">{privacyText.kinds}</h2>
        <p>{privacyText.kindsWhy}</p>
        <KindsTable />
        <p>{privacyText.offline}</p>
      </section>
      <section aria-labelledby="server">
        <h2 id="server">{privacyText.server}</h2>
        <ul>
          {privacyText.serverPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
          {localOnly === true ? null : <li>{privacyText.serverAccount}</li>}
          {consentFor.length === 0 ? null : <li>{privacyText.serverConsent}</li>}
          {consentFor.includes('statistics') ? <li>{privacyText.serverStatistics}</li> : null}
        </ul>
      </section>
      <section aria-labelledby="rettigheder">
        <h2 id="rettigheder">{privacyText.rights}</h2>
        <ul>
          {privacyText.rightsPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="kontakt">
        <h2 id="kontakt">{privacyText.contact}</h2>
        <Contact operator={operator} />
      </section>
    </ProsePage>
  );
}
