import {
  buildPageFeedName,
  NEWS_PATH,
  nullIfInvalid,
  type Place,
  type Places,
  RANKINGS_PATH,
  readPlaces,
  type SportRanking,
  type TopLeague,
  TV_PATH,
} from '@stillingen/wire';
import { createStore } from '@stillingen/client';
import { SPORT_BAR } from '@stillingen/domain';
import { useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { LEAGUES_SHOWN, MineLinks } from './mine-links.tsx';
import { Links, type RailLink, Section } from './section.tsx';
import { railText } from '#text/rail.ts';
import { Flag, Icon, type IconName, PlaceName } from '../../ui/index.ts';
import styles from './rail.module.css';

const CALM = { refreshMs: { least: 20_000, most: 40_000 } } as const;
const PLACES_SHOWN = 12;
const RANKINGS_SHOWN = 4;
const NONE: ReadonlySet<string> = new Set();
const onServer = createStore(NONE);

const page = (url: string, icon: IconName, name: string): RailLink => ({ url, name, sign: <Icon name={icon} size={16} /> });
const PAGES: readonly RailLink[] = [
  page(TV_PATH, 'tv', railText.onTv),
  page(NEWS_PATH, 'list', railText.news),
  page(RANKINGS_PATH, 'trophy', railText.rankings),
];

/** Competitions of one name, as those of men and women, have their category beside it. */
function leagueLinks(leagues: readonly TopLeague[]): readonly RailLink[] {
  const count = new Map<string | null, number>();
  for (const { name } of leagues) count.set(name, (count.get(name) ?? 0) + 1);
  return leagues.map(({ name, url, code, country, live }) => ({
    url: url ?? '',
    name: count.get(name) === 1 ? name : `${name ?? ''}, ${country ?? ''}`,
    title: `${country ?? ''}: ${name ?? ''}`,
    sign: <Flag code={code ?? ''} label="" />,
    live,
  }));
}

const placeLink = ({ name, short, url, code, live }: Place): RailLink => ({
  url: url ?? '',
  name: <PlaceName name={name} short={short} />,
  sign: code === null ? null : <Flag code={code} label="" />,
  live,
});

/** Those of top competitions, then those where something runs, up to a few. */
function firstPlaces({ leagues, places }: Places): ReadonlySet<Place> {
  if (places.length <= PLACES_SHOWN) return new Set(places);
  const known = new Set(leagues.map(({ country }) => country));
  const rankOf = ({ name, live }: Place): number => (known.has(name) ? 0 : live === null ? 2 : 1);
  return new Set(places.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, PLACES_SHOWN));
}

const rankingLink = ({ name, url }: SportRanking): RailLink => ({
  url: url ?? '',
  name,
  sign: <Icon name="trophy" size={16} />,
});

/** The top competitions, rankings, countries and categories of a sport. */
export function SportPlaces({
  labelOf = (title) => title,
  without = NONE,
}: {
  labelOf?: (title: string) => string;
  /** Keys of competitions that stand elsewhere. */
  without?: ReadonlySet<string>;
}) {
  const { sportId } = usePage();
  const feed = buildPageFeedName({ kind: 'places', sport: sportId ?? SPORT_BAR[0]!.id });
  const feeds = useMemo(() => [feed], [feed]);
  const text = useStore(useFeedTexts('', feeds, CALM).text(feed));
  const found = useMemo(() => (text === null ? null : nullIfInvalid(() => readPlaces(text))), [text]);
  const first = useMemo(() => (found === null ? null : firstPlaces(found)), [found]);
  if (found === null || first === null) return null;
  const leagues = leagueLinks(found.leagues.filter(({ label }) => !without.has(label ?? '')));
  const rankings = found.rankings.map(rankingLink);
  const isGeographic = found.places.some(({ code }) => code !== null);
  const sections = [
    { title: railText.leagues, links: leagues.slice(0, LEAGUES_SHOWN), more: leagues.slice(LEAGUES_SHOWN) },
    { title: railText.rankings, links: rankings.slice(0, RANKINGS_SHOWN), more: rankings.slice(RANKINGS_SHOWN) },
    {
      title: isGeographic ? railText.places : railText.categories,
      links: found.places.filter((place) => first.has(place)).map(placeLink),
      more: found.places.filter((place) => !first.has(place)).map(placeLink),
    },
  ];
  return sections.map((section) => <Section key={section.title} label={labelOf(section.title)} {...section} />);
}

/** The left column: pages of all sports, what is the visitor's own, then the places of the sport. */
export function RailLinks() {
  const starred = useStore(usePage().mine?.starred ?? onServer, NONE);
  return (
    <>
      <nav className={styles.nav} aria-label={railText.pages}>
        <Links links={PAGES} />
      </nav>
      <MineLinks />
      <SportPlaces without={starred} />
    </>
  );
}
