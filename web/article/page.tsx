import { atTime } from '#language/time.ts';
import { formatLongDate } from '@stillingen/domain';
import { NEWS_PATH, type ReportRow } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { newsText } from '#text/news.ts';
import { tableText } from '#text/table.ts';
import { Chip, clockTime } from '../ui/index.ts';
import { WholeScores } from '../ui/whole-scores.tsx';
import { MatchSection } from './match-section.tsx';
import { VideoLink } from './video-link.tsx';
import styles from './page.module.css';

export interface ArticlePageProps {
  readonly path: string;
  readonly article: ReportRow;
}

const WORDS_A_MINUTE = 200;
const minutesOf = (paragraphs: readonly string[]): number =>
  Math.max(1, Math.round(paragraphs.join(' ').split(/\s+/).length / WORDS_A_MINUTE));

function About({ about }: Pick<ReportRow, 'about'>) {
  const links = about.filter(({ url }) => url !== '');
  if (links.length === 0) return null;
  return (
    <nav aria-label={newsText.about}>
      <ul className={styles.about}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ArticlePage({ article }: ArticlePageProps) {
  const { title, source, published, paragraphs, about, event, simulated } = article;
  const { demo } = usePage().request;
  const [lead, ...rest] = paragraphs;
  const at = published ?? 0;
  const meta = [source, `${formatLongDate(at)} ${atTime(clockTime(at))}`, newsText.minutes(minutesOf(paragraphs))];
  return (
    <Frame>
      <article className={styles.article}>
        <a className={styles.back} href={NEWS_PATH}>
          <span aria-hidden="true">←</span> {newsText.title}
        </a>
        <h1>
          <WholeScores text={title ?? ''} />
        </h1>
        <p className={styles.meta}>
          {meta.join(' · ')} {simulated === true && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
        </p>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {article.video === null ? null : (
          <p>
            <VideoLink video={article.video} />
          </p>
        )}
        {event === null ? null : <MatchSection eventId={event} />}
        {rest.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
        <About about={about} />
      </article>
    </Frame>
  );
}
