import { shellText } from '../text/da.ts';
import styles from './message-page.module.css';
import { useHead } from './page-context.ts';

/** A page that has nothing to show but why, and a way on. */
function MessagePage({ title, text }: { title: string; text: string }) {
  useHead({ title: `${title} · ${shellText.brand}` });
  return (
    <div className={styles.message}>
      <p className={styles.score} aria-hidden="true">
        <span>–</span>
        <span>–</span>
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/">{shellText.toFront}</a>
    </div>
  );
}

export const MissingPage = () => <MessagePage title={shellText.notFoundTitle} text={shellText.notFoundText} />;
export const FailedPage = () => <MessagePage title={shellText.errorTitle} text={shellText.errorText} />;
