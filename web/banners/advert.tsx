import type { Banner, BannerZone } from '@stillingen/wire';
import { useCallback, useRef, useState } from 'react';
import { bannerText } from '#text/banners.ts';
import { useNow, usePage } from '../page/page-context.ts';
import { Icon } from '../ui/index.ts';
import styles from './banners.module.css';
import { useConsents } from './use-consents.ts';
import { useRotation } from './use-rotation.ts';
import { isBackground } from './zones.ts';

/** What `bannerclick` of the window carries, for parts that count with a consent to it. */
interface BannerClick {
  readonly id: string;
  readonly zone: BannerZone;
  readonly advertiser: string;
}

const report = (detail: BannerClick): boolean => dispatchEvent(new CustomEvent('bannerclick', { detail }));

/** Scripts of a frame run in its own origin, without the page; its links open a tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

function Creative({ banner, zone, turn, isEcho = false }: { banner: Banner; zone: BannerZone; turn: number; isEcho?: boolean }) {
  const { id, advertiser, link, alt, image, frame, width, height } = banner;
  const size = { width, height, loading: 'lazy', referrerPolicy: 'strict-origin' } as const;
  if (image === undefined)
    return <iframe key={turn} className={styles.creative} src={frame} title={isEcho ? '' : alt} sandbox={SANDBOX} {...size} />;
  return (
    <a
      key={id}
      href={link}
      target="_blank"
      rel="sponsored noopener nofollow"
      tabIndex={isEcho ? -1 : undefined}
      onClick={() => report({ id, zone, advertiser })}
    >
      <img className={styles.creative} src={image} alt={isEcho ? '' : alt} {...size} />
    </a>
  );
}

interface AdvertProps {
  readonly zone: BannerZone;
  readonly banners: readonly Banner[];
  readonly first: Banner;
}

/** With its advertiser (markedsføringsloven § 6, 4), and for gambling the lines of Denmark on it. */
export function Advert({ zone, banners, first }: AdvertProps) {
  const { kind, nowS: seconds, odds, request } = usePage();
  const box = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);
  const { delayS } = request;
  const nowMs = useCallback(() => (seconds.get() + delayS) * 1000, [seconds, delayS]);
  const { banner, number } = useRotation(box, banners, first, nowMs);
  const { untilMs = Infinity, isGambling = false, advertiser, width, height } = banner;
  const isOver = useNow((nowS) => (nowS + delayS) * 1000 >= untilMs);
  const isGone = !useConsents() || isOver;
  if (isClosed) return null;
  return (
    <aside
      ref={box}
      className={`${styles.advert} ${styles[zone]} ${kind === 'table' && isBackground(zone) ? styles.beside : ''}`}
      aria-label={`${bannerText.label} ${bannerText.from(advertiser)}`}
      data-zone={zone}
      data-gone={isGone || undefined}
    >
      <p className={styles.label}>
        <b>{bannerText.label}</b> <span>{bannerText.from(advertiser)}</span>
        {zone === 'responsive_detail_fixed_bottom' ? (
          <button type="button" aria-label={bannerText.close} onClick={() => setClosed(true)}>
            <Icon name="close" size={16} />
          </button>
        ) : null}
      </p>
      {isGone ? (
        <canvas className={styles.creative} width={width} height={height} />
      ) : (
        <Creative banner={banner} zone={zone} turn={number} />
      )}
      {isBackground(zone) && !isGone ? (
        <div aria-hidden="true">
          <Creative banner={banner} zone={zone} turn={number} isEcho />
        </div>
      ) : null}
      {isGambling && odds && request.odds?.hasNotice ? <odds.Notice /> : null}
    </aside>
  );
}
