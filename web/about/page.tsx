import type { Operator } from '@stillingen/wire';
import { aboutText } from '#text/about/about.ts';
import { usePage } from '../page/page-context.ts';
import { ProsePage } from '../shell/prose-page.tsx';
import { OutLink } from '../ui/out-link.tsx';
import type { AboutProps } from './definition.ts';
import styles from './page.module.css';

/** E-handelsloven § 7: name, address, mail and company number of the operator. */
function Imprint({ name, address, email, cvr }: Operator) {
  const lines = [
    [aboutText.name, name],
    [aboutText.address, address],
    [aboutText.email, email === '' ? '' : <a href={`mailto:${email}`}>{email}</a>],
    [aboutText.cvr, cvr],
  ] as const;
  const known = lines.filter(([, value]) => value !== '');
  if (known.length === 0) return <p>{aboutText.operatorUnknown}</p>;
  return (
    <dl className={styles.imprint}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SourceList() {
  const { sources = [] } = usePage();
  if (sources.length === 0) return <p>{aboutText.noSources}</p>;
  return (
    <>
      <p>{aboutText.sourcesText}</p>
      <ul>
        {sources.map(({ text, url, licence }) => (
          <li key={text + url}>
            <OutLink href={url}>{text}</OutLink>
            {licence === '' ? null : ` (${licence})`}
          </li>
        ))}
      </ul>
    </>
  );
}

const NO_OPERATOR: Operator = { name: '', address: '', email: '', cvr: '' };

export function AboutPage({ operator }: AboutProps) {
  const { demo } = usePage().request;
  const known = operator ?? NO_OPERATOR;
  const [corrected, report] = aboutText.correctionsText;
  return (
    <ProsePage title={aboutText.title}>
      <p>{aboutText.lead}</p>
      {demo === 'none' ? null : (
        <>
          <h2>{aboutText.demo}</h2>
          <p>{aboutText.demoText[demo]}</p>
        </>
      )}
      <h2>{aboutText.operator}</h2>
      <Imprint {...known} />
      <h2>{aboutText.scores}</h2>
      {aboutText.scoresText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2>{aboutText.corrections}</h2>
      <p>{corrected}</p>
      <p>{known.email === '' ? aboutText.correctionsUnknown : report}</p>
      <h2>{aboutText.sources}</h2>
      <SourceList />
      <p>{aboutText.marks}</p>
      <h2>{aboutText.open}</h2>
      <p>{aboutText.openText}</p>
    </ProsePage>
  );
}
