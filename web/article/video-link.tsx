import type { NewsVideo } from '@stillingen/wire';
import { newsText } from '#text/news.ts';
import { Icon } from '../ui/index.ts';
import { OutLink, siteOf } from '../ui/out-link.tsx';
import styles from './video-link.module.css';

const two = (number: number): string => String(number).padStart(2, '0');

/** '1:05', '1:02:05' */
function lengthText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** A video as a link to its site, of which nothing is requested before the click (CALL-07). */
export function VideoLink({ video: { url, title, provider, durationS } }: { video: NewsVideo }) {
  const site = siteOf(url);
  if (site === null) return null;
  return (
    <OutLink className={styles.video} href={url}>
      <Icon name="play" size={20} />
      <span>
        <span className={styles.title}>{title}</span>
        <small>
          {[newsText.videoAt(provider, site), durationS === null ? '' : lengthText(durationS)].filter(Boolean).join(' · ')}
        </small>
      </span>
    </OutLink>
  );
}
