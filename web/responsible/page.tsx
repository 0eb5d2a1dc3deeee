import { SETTINGS_PATH } from '../page/paths.ts';
import { ProsePage } from '../shell/prose-page.tsx';
import { responsibleText, ROFUS, STOP_SPILLET } from '#text/odds/odds-mode.ts';
import { OutLink } from '../ui/out-link.tsx';

/** Plain text: what help there is, and what this site does and leaves out. */
export const ResponsiblePage = () => (
  <ProsePage title={responsibleText.title}>
    <p>{responsibleText.age}</p>
    <h2>{responsibleText.help}</h2>
    <p>
      {responsibleText.helpline} <a href={STOP_SPILLET.tel}>{STOP_SPILLET.phone}</a>,{' '}
      <OutLink href={STOP_SPILLET.url}>stopspillet.dk</OutLink>.
    </p>
    <p>
      {responsibleText.exclude} <OutLink href={ROFUS.url}>{ROFUS.name}</OutLink>.
    </p>
    <h2>{responsibleText.here}</h2>
    <ul>
      {responsibleText.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p>
      <a href={`${SETTINGS_PATH}#odds`}>{responsibleText.settings}</a>
    </p>
  </ProsePage>
);
