import { shortcutText } from '../text/da-shortcuts.ts';

export function Shortcuts() {
  return (
    <dl>
      {shortcutText.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
