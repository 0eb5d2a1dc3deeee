import type { NewsRow } from '@stillingen/wire';
import { dayInWords } from '../match/model/match-facts.ts';
import { useNow, usePage } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { clockTime } from '../ui/index.ts';
import { WholeScores } from '../ui/whole-scores.tsx';
import styles from './news-item.module.css';

/** A headline with its source; a link where the article has an address. */
export function NewsItem({ article: { title, link, source, published, simulated } }: { article: NewsRow }) {
  const at = published ?? 0;
  const day = useNow((nowS) => dayInWords(at, nowS));
  const { demo } = usePage().request;
  const about = [source ?? '', `${day} ${clockTime(at)}`, simulated === true && demo !== 'all' ? tableText.simulated : ''];
  const content = (
    <>
      <span className={styles.title}>
        <WholeScores text={title ?? ''} />
      </span>
      <small>{about.filter((word) => word !== '').join(' · ')}</small>
    </>
  );
  return (
    <li className={styles.item}>
      {link ? (
        <a href={link} rel="noopener">
          {content}
        </a>
      ) : (
        <div>{content}</div>
      )}
    </li>
  );
}
