import { shellText } from '../text/da.ts';
import styles from './message-page.module.css';
import { Frame } from './frame.tsx';
import { useHead } from '../page/page-context.ts';

export function MessagePage({ title, text }: { title: string; text: string }) {
  useHead({ title: `${title} · ${shellText.brand}` });
  return (
    <Frame hasNavBelow>
      <div className={styles.message}>
        <p className={styles.score} aria-hidden="true">
          <span>–</span>
          <span>–</span>
        </p>
        <h1>{title}</h1>
        <p>{text}</p>
        <a className={styles.on} href="/">
          {shellText.toFront}
        </a>
      </div>
    </Frame>
  );
}

export const FailedPage = () => <MessagePage title={shellText.errorTitle} text={shellText.errorText} />;
