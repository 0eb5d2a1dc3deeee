import type { Summary } from '@stillingen/wire';
import { Fragment, memo } from 'react';
import { broadcastsOf } from '../list/rows/channels.ts';
import { pathOfSeries } from '../series/path.ts';
import { matchText } from '#text/match/match.ts';
import { seriesText } from '#text/match/series.ts';
import { OutLink } from '../ui/out-link.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './match-view.module.css';
import { unbrokenThousands, type Fixture, longTime } from './model/match-facts.ts';

function WatchAndListen({ event }: Pick<Fixture, 'event'>) {
  const { audio, commentator } = event;
  const channels = broadcastsOf(event);
  return (
    <>
      {channels.length === 0 ? null : (
        <div>
          <dt>{matchText.broadcasts}</dt>
          <dd>
            {channels.map(({ name, url }, at) => (
              <Fragment key={name}>
                {at === 0 ? '' : ', '}
                {url === '' ? <bdi>{name}</bdi> : <OutLink href={url}>{name}</OutLink>}
              </Fragment>
            ))}
          </dd>
        </div>
      )}
      {audio?.startsWith('https://') ? (
        <div>
          <dt>{matchText.audio}</dt>
          <dd>
            <OutLink href={audio}>{matchText.audioBy(commentator ?? '')}</OutLink>
          </dd>
        </div>
      ) : null}
    </>
  );
}

const COUNTS = new Set(['ATT', 'CAP']);

interface InfoProps extends Pick<Fixture, 'event'> {
  /** Empty where there are none. */
  readonly facts: Summary['facts'];
}

export const MatchInfo = memo(function MatchInfo({ event, facts }: InfoProps) {
  const when = longTime(event);
  const series = pathOfSeries(event);
  const known = facts.filter(({ kind, value }) => matchText.fact[kind] !== undefined && value !== '');
  return (
    <Panel title={matchText.facts}>
      <dl className={styles.facts}>
        <div>
          <dt>{matchText.start}</dt>
          <dd>{when}</dd>
        </div>
        <WatchAndListen event={event} />
        {series === null ? null : (
          <div>
            <dt>{seriesText.label}</dt>
            <dd>
              <a href={series}>{seriesText.matches}</a>
            </dd>
          </div>
        )}
        {known.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{matchText.fact[kind]}</dt>
            <dd>{COUNTS.has(kind) ? unbrokenThousands(value) : value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
});
