import { appText } from '#text/about/app.ts';
import { ProsePage } from '../shell/prose-page.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useInstall } from './use-install.ts';

function InstallState() {
  const { state, install } = useInstall();
  if (state === 'running' || state === 'installed') return <p role="status">{appText[state]}</p>;
  return state === 'offered' ? (
    <p>
      <Button look="main" onClick={install}>
        {appText.install}
      </Button>
    </p>
  ) : null;
}

const lines = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** PAGE-21: the app is the site itself, so no store is named. */
export const AppPage = () => (
  <ProsePage title={appText.title}>
    <p>{appText.lead}</p>
    <InstallState />
    {appText.ways.map((way) => (
      <section key={way.title} aria-label={way.title}>
        <h2>{way.title}</h2>
        {'steps' in way ? <ol>{lines(way.steps)}</ol> : <ul>{lines(way.choices)}</ul>}
        {'note' in way ? <p>{way.note}</p> : null}
      </section>
    ))}
    <h2>{appText.what}</h2>
    <ul>{lines(appText.points)}</ul>
  </ProsePage>
);
