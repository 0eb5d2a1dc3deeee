import { leagueText } from '../text/da-league.ts';
import { leaguePath, type LeagueAddress } from './model/address.ts';
import styles from './season-chooser.module.css';

export function SeasonChooser({
  address,
  seasons,
  current,
}: {
  address: LeagueAddress;
  seasons: readonly string[];
  current: string;
}) {
  if (seasons.length < 2) return null;
  return (
    <details className={styles.chooser}>
      <summary>
        <span className="unseen">{leagueText.chooseSeason} </span>
        {current}
      </summary>
      <ul>
        {seasons.map((season, at) => (
          <li key={season}>
            <a
              href={leaguePath({ ...address, season: at === 0 ? null : season }, 'overview')}
              aria-current={season === current ? 'page' : undefined}
            >
              {season}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
