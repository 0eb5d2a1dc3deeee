import { readVideos, type VideoRow } from '@stillingen/wire';
import { useMemo } from 'react';
import { useNow } from '../../page/page-context.ts';
import { videoText } from '#text/match/around.ts';
import { clockTime, Icon } from '../../ui/index.ts';
import { OutLink, siteOf } from '../../ui/out-link.tsx';
import { Empty, Panel as Card } from '../../ui/panel.tsx';
import { dayInWords } from '../model/match-facts.ts';
import type { PanelProps } from '../panel-props.ts';
import styles from './videos.module.css';

function Clip({ video: { title, url, published } }: { video: VideoRow }) {
  const day = useNow((nowS) =>
    published === null ? '' : `${dayInWords(published, nowS).toLowerCase()} ${clockTime(published)}`,
  );
  const site = siteOf(url ?? '');
  if (site === null) return null;
  return (
    <li>
      <OutLink className={styles.clip} href={url!}>
        <span className={styles.poster}>
          <Icon name="play" size={28} />
        </span>
        <span className={styles.title}>{title}</span>
        <small>
          {site}
          {day === '' ? '' : ` · ${day}`}
        </small>
      </OutLink>
    </li>
  );
}

/** Recordings on other sites, of which nothing is requested before a click. */
export function Panel({ texts: { highlights } }: PanelProps<'highlights'>) {
  const videos = useMemo(() => readVideos(highlights), [highlights]);
  if (videos.length === 0) return <Empty title={videoText.none} hint={videoText.noneHint} />;
  return (
    <Card title={videoText.title} footer={videoText.note}>
      <ul className={styles.clips}>
        {videos.map((video) => (
          <Clip key={video.id} video={video} />
        ))}
      </ul>
    </Card>
  );
}
