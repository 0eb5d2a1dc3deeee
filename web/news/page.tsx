import { dayLabel, dayOf, dayOffset, formatLongDate, sportNameById } from '@stillingen/domain';
import { articlePath, type NewsListArticle } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { newsText } from '#text/news.ts';
import { tableText } from '#text/table.ts';
import { Chip, clockTime, Tabs } from '../ui/index.ts';
import { WholeScores } from '../ui/whole-scores.tsx';
import { Empty, Panel } from '../ui/panel.tsx';
import { VideoLink } from '../article/video-link.tsx';
import { COUNTS, newsHref, type NewsSelection } from './address.ts';
import styles from './page.module.css';

export interface NewsPageProps extends NewsSelection {
  readonly articles: readonly NewsListArticle[];
  readonly total: number;
  /** Ids of the sports with articles. */
  readonly sports: readonly number[];
}

const SUBJECTS = 2;
/** Days that have a name rather than a date. */
const NEAR_DAYS = 1;

function Headline({ article, leads }: { article: NewsListArticle; leads: boolean }) {
  const { demo } = usePage().request;
  const { id, title, lead, url, published, source, about, simulated, video } = article;
  const isElsewhere = url !== '';
  const meta = [source, clockTime(published), ...about.slice(0, SUBJECTS).map(({ name }) => name)];
  return (
    <li>
      <a
        className={`${styles.article} ${leads ? styles.leading : ''}`}
        href={isElsewhere ? url : articlePath(id)}
        rel={isElsewhere ? 'noreferrer' : undefined}
      >
        <h3>
          <WholeScores text={title} />
        </h3>
        {lead === '' ? null : (
          <p>
            <WholeScores text={lead} />
          </p>
        )}
        <small>
          {meta.join(' · ')}
          {isElsewhere ? <span className="unseen">, {newsText.elsewhere}</span> : null}
          {simulated && demo !== 'all' ? <Chip kind="quiet">{tableText.simulated}</Chip> : null}
        </small>
      </a>
      {video === null ? null : (
        <div className={styles.video}>
          <VideoLink video={video} />
        </div>
      )}
    </li>
  );
}

function useDays(articles: readonly NewsListArticle[]) {
  const nowS = Math.floor(usePage().request.nowMs / 1000);
  const title = (published: number): string => {
    const offset = dayOffset(published, nowS);
    return Math.abs(offset) <= NEAR_DAYS ? dayLabel(offset, nowS) : formatLongDate(published);
  };
  return [...Map.groupBy(articles, ({ published }) => dayOf(published))].map(([day, list]) => ({
    day,
    title: title(list[0]!.published),
    articles: list,
  }));
}

function SportTabs({ sportId, sports, count }: NewsPageProps) {
  const tabs = [null, ...sports].map((id) => ({
    id: id ?? 0,
    label: id === null ? newsText.all : (sportNameById(id)?.danishName ?? ''),
    href: newsHref({ sportId: id, page: 0, count }),
  }));
  return <Tabs label={newsText.sports} current={sportId ?? 0} tabs={tabs} />;
}

function Pages({ sportId, page, count, total }: NewsPageProps) {
  const pages = Math.ceil(total / count);
  const link = (to: number, label: string) =>
    to < 0 || to >= pages ? <span /> : <a href={newsHref({ sportId, page: to, count })}>{label}</a>;
  return (
    <nav className={styles.pages} aria-label={newsText.pages}>
      {link(page - 1, newsText.newer)}
      <span>{newsText.page(page + 1, pages)}</span>
      {link(page + 1, newsText.older)}
    </nav>
  );
}

function Counts({ sportId, count }: NewsPageProps) {
  return (
    <p className={styles.counts}>
      {newsText.perPage}:
      {COUNTS.map((each) => (
        <a
          key={each}
          href={newsHref({ sportId, page: 0, count: each })}
          aria-current={each === count ? 'true' : undefined}
          aria-label={newsText.articles(each)}
        >
          {each}
        </a>
      ))}
    </p>
  );
}

/** Followed by no feed: it shows the news of the time of its request. */
export function NewsPage(props: NewsPageProps) {
  const { articles, page, total } = props;
  const days = useDays(articles);
  return (
    <Frame>
      <header className={styles.header}>
        <h1>{newsText.title}</h1>
        <p>
          {newsText.articles(total)} · {newsText.reach}
        </p>
      </header>
      <SportTabs {...props} />
      {articles.length === 0 ? <Empty title={newsText.none} hint={newsText.noneHint} /> : null}
      {days.map(({ day, title, articles: ofDay }, at) => (
        <Panel key={day} title={<span className={styles.day}>{title}</span>}>
          <ul className={styles.list}>
            {ofDay.map((article, place) => (
              <Headline key={article.id} article={article} leads={page === 0 && at === 0 && place === 0} />
            ))}
          </ul>
        </Panel>
      ))}
      {total > 0 ? <Pages {...props} /> : null}
      {total > COUNTS[0] ? <Counts {...props} /> : null}
    </Frame>
  );
}
