import type { SearchMatch, SearchPlace, SearchSide } from '@stillingen/wire';
import { Initials } from '../shell/entity-page.tsx';
import { searchText } from '../text/da-search.ts';
import { Crest, Flag } from '../ui/index.ts';
import styles from './hits.module.css';
import { partsOf } from './letters.ts';

const CREST_PX = 28;
const SMALL_CREST_PX = 16;

function Sign({ place: { kind, name, code, colours, countryCode } }: { place: SearchPlace }) {
  if (kind === 'team') return <Crest colours={colours} code={code || name} size={CREST_PX} />;
  if (kind === 'player') return <Initials name={name} size="row" />;
  return <Flag code={countryCode} label="" />;
}

/** A name with the letters that were typed marked. */
const Name = ({ name, typed }: { name: string; typed: string }) => (
  <bdi>{partsOf(name, typed).map(({ text, isTyped }, at) => (isTyped ? <mark key={at}>{text}</mark> : text))}</bdi>
);

/** What stands in the link of a place: its sign, its name, and where it belongs. */
export function PlaceContent({ place, typed }: { place: SearchPlace; typed: string }) {
  const about = [place.sport, place.country].filter((word) => word !== '').join(' · ');
  return (
    <>
      <span className={styles.sign}>
        <Sign place={place} />
      </span>
      <span className={styles.lines}>
        <Name name={place.name} typed={typed} />
        {about === '' ? null : (
          <small>
            {about}
            {place.isLive ? <b> · {searchText.livePlace}</b> : null}
          </small>
        )}
      </span>
    </>
  );
}

function SideLine({ side, score, typed }: { side: SearchSide; score: number | undefined; typed: string }) {
  return (
    <>
      <span className={styles.side}>
        {side.isTeam ? (
          <Crest colours={side.colours} code={side.code || side.name} size={SMALL_CREST_PX} />
        ) : (
          <Flag code={side.countryCode} label="" />
        )}
        <Name name={side.name} typed={typed} />
      </span>
      <span className={styles.score}>{score ?? '–'}</span>
    </>
  );
}

/** What stands in the link of a match. */
export function MatchContent({
  match: { sides, score, state, when, sport, league },
  typed,
}: {
  match: SearchMatch;
  typed: string;
}) {
  return (
    <span className={`${styles.match} ${state === 'live' ? styles.live : ''}`} title={league}>
      <span className={styles.when}>
        {when}
        {sport === '' ? null : <small>{sport}</small>}
      </span>
      {sides.map((side, at) => (
        <SideLine key={at} side={side} score={score?.[at]} typed={typed} />
      ))}
    </span>
  );
}
