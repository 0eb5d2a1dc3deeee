import { accessibilityText } from '#text/about/accessibility.ts';
import { shellText } from '#text/shell.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { ProsePage } from '../shell/prose-page.tsx';
import type { AccessibilityProps } from './definition.ts';

const List = ({ points }: { readonly points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

/** What it names as tested is what tests of e2e/journeys prove. */
export const AccessibilityPage = ({ email }: AccessibilityProps) => (
  <ProsePage title={accessibilityText.title}>
    <p>{accessibilityText.lead}</p>
    <h2>{accessibilityText.tested}</h2>
    <p>{accessibilityText.testedText}</p>
    <List points={accessibilityText.tests} />
    <h2>{accessibilityText.known}</h2>
    <List points={accessibilityText.limits} />
    <h2>{accessibilityText.help}</h2>
    <p>
      {accessibilityText.helpText} <a href={SETTINGS_PATH}>{shellText.settings}</a>.
    </p>
    <h2>{accessibilityText.contact}</h2>
    {email === '' ? (
      <p>{accessibilityText.contactUnknown}</p>
    ) : (
      <p>
        {accessibilityText.contactText} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    )}
  </ProsePage>
);
