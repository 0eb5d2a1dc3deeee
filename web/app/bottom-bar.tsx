import { sportById } from '@stillingen/domain';
import { Icon } from '../design/index.ts';
import { shellText } from '../text/da.ts';
import styles from './bottom-bar.module.css';
import { usePage } from './page-context.ts';
import { SPORT_PICKER_ID } from './sport-bar.tsx';

const FOOTBALL = 1;
const LIVE_QUERY = '?cat=1';

/** The places of the site within reach of a thumb; only on phones. */
export function BottomBar({ sportId }: { sportId: number | null }) {
  const { request } = usePage();
  const home = `/${sportById(sportId ?? FOOTBALL)?.segment ?? ''}/`;
  const onTable = request.path === home || request.path === '/';
  const onLive = onTable && new URLSearchParams(request.search).get('cat') === '1';
  return (
    <nav className={styles.bar} aria-label={shellText.places}>
      <a href={home} aria-current={onTable && !onLive ? 'page' : undefined}><Icon name="list" size={20} />{shellText.matches}</a>
      <a href={home + LIVE_QUERY} aria-current={onLive ? 'page' : undefined}><Icon name="live" size={20} />{shellText.live}</a>
      <button type="button" popoverTarget={SPORT_PICKER_ID}><Icon name="more" size={20} />{shellText.more}</button>
    </nav>
  );
}
