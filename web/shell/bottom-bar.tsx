import { MINE_PATH, TV_PATH } from '@stillingen/wire';
import { SPORT_BAR, sportNameById } from '@stillingen/domain';
import { Icon, isPlainClick } from '../ui/index.ts';
import { shellText } from '#text/shell.ts';
import styles from './bottom-bar.module.css';
import { useMineCount } from '../mine/mine-slot.tsx';
import { usePage } from '../page/page-context.ts';
import { SPORT_PICKER_ID, useLiveCounts } from './header/sport-bar.tsx';

export type BottomPlace = 'matches' | 'live';

const PLACES = [
  { place: 'matches', icon: 'list', label: shellText.events, query: '' },
  { place: 'live', icon: 'live', label: () => shellText.live, query: '?cat=1' },
] as const;

/** Phones only. `current` is null if neither is shown. Without `onSelect` the links load a page. */
export function BottomBar({
  sportId,
  current,
  onSelect,
}: {
  sportId: number | null;
  current: BottomPlace | null;
  onSelect?: (place: BottomPlace) => void;
}) {
  const page = usePage();
  const word = sportId === null ? 'kamp' : page.sport(sportId).event;
  const home = `/${(sportId === null ? SPORT_BAR[0] : sportNameById(sportId))?.segment ?? ''}/`;
  const mine = useMineCount();
  const live = useLiveCounts().get(sportId ?? SPORT_BAR[0]!.id) ?? 0;
  return (
    <nav className={styles.bar} aria-label={shellText.places}>
      {PLACES.map(({ place, icon, label, query }) => (
        <a
          key={place}
          href={home + query}
          aria-current={current === place ? 'page' : undefined}
          onClick={(event) => {
            if (onSelect === undefined || !isPlainClick(event)) return;
            event.preventDefault();
            onSelect(place);
          }}
        >
          <Icon name={icon} size={20} />
          {label(word)}
          {place === 'live' && live > 0 ? <b aria-hidden="true">{live}</b> : null}
        </a>
      ))}
      <a href={MINE_PATH} aria-current={page.request.path === MINE_PATH ? 'page' : undefined}>
        <Icon name="star" size={20} />
        {shellText.mine}
        {mine > 0 ? <b aria-hidden="true">{mine}</b> : null}
      </a>
      <a href={TV_PATH} aria-current={page.request.path === TV_PATH ? 'page' : undefined}>
        <Icon name="tv" size={20} />
        {shellText.tv}
      </a>
      <button type="button" popoverTarget={SPORT_PICKER_ID}>
        <Icon name="more" size={20} />
        {shellText.more}
      </button>
    </nav>
  );
}
