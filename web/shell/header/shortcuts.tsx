import { shortcutText } from '#text/shortcuts.ts';

/** A chunk of its own: few visitors open the help. */
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
