import { type EventRow, readBroadcasts } from '@stillingen/wire';
import { Fragment } from 'react';
import { matchText } from '../text/da-match.ts';

/** Where the visitors of the site are. */
const COUNTRY = 'dk';

/** A link that leaves the site. */
const OutLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel="noreferrer nofollow" target="_blank">
    {children}
  </a>
);

/** Where the match can be seen and heard from here, as entries of the list of its facts. */
export function WatchAndListen({ event: { broadcasts, disabledBroadcasts, audio, commentator } }: { event: EventRow }) {
  const channels = readBroadcasts(broadcasts, disabledBroadcasts).filter(
    ({ type, country, disabledIn }) =>
      type !== 'bookmaker' && (country === '' || country === COUNTRY) && !disabledIn.includes(COUNTRY),
  );
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
