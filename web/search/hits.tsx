import type { SearchItem, SearchMatch, SearchPlace, SearchSide } from '@stillingen/wire';
import { whenInWords } from '../list/next-event.ts';
import { useNow } from '../page/page-context.ts';
import { Initials } from '../shell/entity-page.tsx';
import { searchText } from '#text/search.ts';
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

const shortName = ({ code, name }: SearchSide): string => code || name;

/** '67’ FCM 2-1 FCK', 'spiller kl. 20:00'. */
function State({ place, match }: { place: SearchPlace; match: SearchMatch | null }) {
  const start = match?.state === 'next' ? match.start : null;
  const next = useNow((nowS) => (start === null ? '' : whenInWords(start, nowS)));
  if (match?.state === 'live' && match.score !== null) {
    const [home, away] = match.sides;
    return <b> · {`${match.when} ${shortName(home)} ${match.score.join('-')} ${shortName(away)}`}</b>;
  }
  if (place.isLive) return <b> · {searchText.livePlace}</b>;
  return next === '' ? null : ` · ${searchText.plays(next)}`;
}

/** What stands in the link of a place: its sign, its name, where it belongs, and what it plays. */
function PlaceContent({ place, match, typed }: { place: SearchPlace; match: SearchMatch | null; typed: string }) {
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
            <State place={place} match={match} />
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
function MatchContent({ match: { sides, score, state, when, sport, league }, typed }: { match: SearchMatch; typed: string }) {
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

/** What stands in the link of a hit. */
export const ItemContent = ({ item: { place, match }, typed }: { item: SearchItem; typed: string }) =>
  place === null ? <MatchContent match={match} typed={typed} /> : <PlaceContent place={place} match={match} typed={typed} />;
