import { Icon } from '../design/index.ts';
import { shellText } from '../text/da.ts';
import { shortcutText } from '../text/da-table.ts';
import styles from './help-dialog.module.css';
import tool from './tool-button.module.css';

/** Where the help stands, for the keyboard. */
export const HELP_ID = 'hjaelp';

/** Every key that means something, behind the question mark. */
export function HelpDialog() {
  return (
    <>
      <button
        type="button"
        className={`${tool.tool} ${styles.opener}`}
        popoverTarget={HELP_ID}
        aria-label={shellText.help}
        title={shellText.help}
      >
        <Icon name="keyboard" />
      </button>
      <div id={HELP_ID} popover="auto" className={styles.help} role="dialog" aria-label={shellText.helpTitle}>
        <h2>{shellText.helpTitle}</h2>
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
      </div>
    </>
  );
}
