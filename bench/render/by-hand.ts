import { type EventItem, feedDayBounds, type LiveState, type Participant, StageType } from '@stillingen/domain';
import { CELL_END, closeRow, eventRow, INDEX } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { headText, type Listing } from '../../server/feeds/lists/listing.ts';
import { leagueHeader } from '../../server/projection/league-header.ts';
import { signatureOf } from '../../server/feeds/body.ts';

const { fields } = eventRow;
const startOf = (key: string): string => CELL_END + key + INDEX;
const before = (word: keyof typeof fields): string => startOf(fields[word].key);
const constantOf = (word: 'rw' | 'wl' | 'homeImage' | 'homeGra' | 'awayImage' | 'awayGra'): string =>
  before(word) + fields[word].constant;

const HEAD = before('id').slice(CELL_END.length);
const START = before('start');
const START_AGAIN = startOf(fields.start.copies[0]!);
const STAGE_TYPE = before('stageType');
const STAGE_TYPE_AGAIN = startOf(fields.stageType.copies[0]!);
const STAGE = before('stage');
const SORT_NAME = before('sortName');
const RW = constantOf('rw');
const STAGE_START = before('stageStart');
const LIVE = `${before('live')}y`;
const COUNTING = before('gameTime');
const NOT_COUNTING = `${before('gameTime')}-1`;
const SOURCE = before('source');
const WL = constantOf('wl');
const ROUND = before('round');
const sideOf = (side: 'home' | 'away') => ({
  code: before(`${side}Code`),
  id: before(`${side}Id`),
  name: before(`${side}Name`),
  short: before(`${side}Short`),
  eventId: before(`${side}EventId`),
  slug: before(`${side}Slug`),
  country: before(`${side}Country`),
  constants: constantOf(`${side}Image`) + constantOf(`${side}Gra`),
  score: before(`${side}Score`),
  fullTime: before(`${side}FullTime`),
  firstPart: before(`${side}Part1`),
});
const HOME = sideOf('home');
const AWAY = sideOf('away');

function sideText(its: typeof HOME, { code, id, name, slug, country }: Participant, score: number | undefined): string {
  const who = `${its.code}${code}${its.id}${id}${its.name}${name}${its.short}${name}${its.eventId}${id}${its.slug}${slug}`;
  const known = `${who}${its.country}${country}${its.constants}`;
  return score === undefined ? known : `${known}${its.score}${score}${its.fullTime}${score}${its.firstPart}${score}`;
}

/** Scheduled or in the first half: all other words are absent. */
function rowText(event: EventItem, home: Participant, away: Participant): string {
  const { id, start, stageType, stage, stageStart, source, round, score } = event;
  const when = `${HEAD}${id}${START}${start}${START_AGAIN}${start}${STAGE_TYPE}${stageType}${STAGE_TYPE_AGAIN}${stageType}`;
  const course = stageStart === null ? NOT_COUNTING : `${STAGE_START}${stageStart}${LIVE}${COUNTING}`;
  const about = `${when}${STAGE}${stage}${SORT_NAME}${home.name}${RW}${course}${SOURCE}${source}${WL}${ROUND}${round}`;
  return closeRow(about + sideText(HOME, home, score?.[0]) + sideText(AWAY, away, score?.[1]));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Renders this benchmark's matches alone and keeps nothing: the cost of the text itself. */
export function listByHand(state: LiveState, sportId: number, tzHours: number, nowS: number): Listing {
  const [from, to] = feedDayBounds(0, tzHours, nowS);
  const byLeague = new Map<EventItem['leagueId'], EventItem[]>();
  for (const event of state.events.values()) {
    if (event.stageType !== StageType.live && (event.start < from || event.start >= to)) continue;
    const known = byLeague.get(event.leagueId);
    if (known === undefined) byLeague.set(event.leagueId, [event]);
    else known.push(event);
  }
  const sections = [...byLeague].map(([leagueId, events]) => {
    const league = state.leagues.get(leagueId)!;
    const sides = events.map((event) => ({
      event,
      home: state.participants.get(event.home)!,
      away: state.participants.get(event.away)!,
    }));
    sides.sort((a, b) => a.event.start - b.event.start || compare(a.home.name, b.home.name) || compare(a.event.id, b.event.id));
    const header = leagueHeader(league, null, DANISH);
    let { text } = header;
    for (const { event, home, away } of sides) text += rowText(event, home, away);
    return { key: header.sortKey, text, signature: signatureOf(text) };
  });
  sections.sort((a, b) => compare(a.key, b.key));
  let text = headText(sportId);
  let signatures = text;
  for (const section of sections) {
    text += section.text;
    signatures += section.signature;
  }
  return { text, signature: signatureOf(signatures) };
}
