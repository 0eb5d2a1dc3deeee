import { sportNameById } from '@stillingen/domain';
import type { NationLinks } from '@stillingen/wire';
import { nationText } from '#text/league.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './page.module.css';

/** Every competition of a country by sport. `live`: running events by the address of a competition. */
export function Tournaments({ sports, live }: Pick<NationLinks, 'sports'> & { live: ReadonlyMap<string, number> }) {
  return sports.length === 0 ? null : (
    <Panel title={nationText.tournaments}>
      <div className={styles.tournaments}>
        {sports.map(({ sportId, competitions }) => (
          <section key={sportId}>
            <h3>{sportNameById(sportId)?.danishName}</h3>
            <ul>
              {competitions.map(({ path, name }) => {
                const count = live.get(path) ?? 0;
                return (
                  <li key={path}>
                    <a href={path}>
                      <bdi title={name}>{name}</bdi>
                      {count === 0 ? null : <b className={styles.live}>{nationText.live(count)}</b>}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
