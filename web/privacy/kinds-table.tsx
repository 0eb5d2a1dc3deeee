import { privacyText } from '#text/privacy.ts';
import { storedText } from '#text/stored.ts';
import { type Page, usePage } from '../page/page-context.ts';
import { KINDS, type StoredId, type StoredKind } from '../settings/stored/kinds.ts';
import styles from './page.module.css';

type Site = Pick<Page, 'config' | 'request'>;
const hasOdds = ({ request }: Site): boolean => request.odds !== undefined;
const hasAccounts = ({ config }: Site): boolean => config.localOnly !== true;

/** Things that only some sites keep. */
const KEPT_WHERE: Partial<Readonly<Record<StoredId, (site: Site) => boolean>>> = {
  ...{ odds: hasOdds, oddsMode: hasOdds, age: hasOdds },
  ...{ account: hasAccounts, device: hasAccounts, prompt: hasAccounts },
  country: ({ config }) => config.requestsGeo === true,
  language: ({ config }) => config.editions !== undefined,
  consent: ({ config }) => config.consentFor !== undefined,
  other: () => false,
};

/** One for each thing: some lie in two places. */
function keptBy(site: Site): readonly StoredKind[] {
  const { consentFor = [] } = site.config;
  const first = new Map<StoredId, StoredKind>();
  for (const kind of KINDS) {
    const isKept = (kind.purpose === 'necessary' || consentFor.includes(kind.purpose)) && (KEPT_WHERE[kind.id]?.(site) ?? true);
    if (isKept && !first.has(kind.id)) first.set(kind.id, kind);
  }
  return [...first.values()];
}

export function KindsTable() {
  const page = usePage();
  const { columns, places } = privacyText;
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">{columns.thing}</th>
          <th scope="col">{columns.use}</th>
          <th scope="col">{columns.kept}</th>
        </tr>
      </thead>
      <tbody>
        {keptBy(page).map(({ id, area, keptFor, purpose }) => (
          <tr key={id}>
            <th scope="row">{storedText.labels[id]}</th>
            <td>
              {storedText.uses[id]} {purpose === 'necessary' ? null : <small>{storedText.purposes[purpose]}</small>}
            </td>
            <td>
              {storedText.kept[keptFor]} <small>{places[area]}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
