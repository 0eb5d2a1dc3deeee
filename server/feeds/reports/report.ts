import type { Article, ArticleId, EventId, EventItem, Race } from '@stillingen/domain';
import type { Language } from '@stillingen/wire/words';
import type { FeedState } from '../../projection/item-source.ts';
import { DANISH_REPORTS } from './danish/index.ts';
import { ENGLISH_REPORTS } from './english/index.ts';
import { headFacts, matchFacts } from './facts.ts';
import { raceFacts } from './race-facts.ts';
import { changedAfter, endOf, reportedEvent } from './reported.ts';
import type { ReportWords } from './words.ts';

const WORDS: Readonly<Record<Language, ReportWords>> = { da: DANISH_REPORTS, en: ENGLISH_REPORTS };

const isRace = (event: EventItem | Race): event is Race => 'entries' in event;

/** An article of a provider, or an automatic report with the time of its last change. */
export interface NewsArticle extends Article {
  readonly automatic?: { readonly changedAt: number | null };
}

function articleOf(
  shown: FeedState,
  event: EventItem | Race,
  { title, text, participants }: Pick<Article, 'title' | 'text' | 'participants'>,
): NewsArticle {
  const { state, words } = shown;
  const { id, sportId, leagueId, origin } = event;
  return {
    // An article of a provider never has the id of an event: both are hashes of 47 bits.
    id: id as string as ArticleId,
    title,
    url: '',
    text,
    image: '',
    published: endOf(event),
    source: WORDS[words.language].source,
    sportId,
    participants,
    competitions: [state.leagues.get(leagueId)!.templateId],
    eventId: id,
    report: true,
    origin,
    automatic: { changedAt: changedAfter(state, event) },
  };
}

/** The automatic report without what follows its lead, for lists; null where there is none. */
export function reportHead(shown: FeedState, id: EventId): NewsArticle | null {
  const event = shown.reports ? reportedEvent(shown.state, id) : null;
  if (event === null) return null;
  const words = WORDS[shown.words.language];
  if (isRace(event)) {
    const facts = raceFacts(shown, event);
    const participants = facts.podium.map((placed) => placed.id);
    return articleOf(shown, event, { title: words.raceTitle(facts), text: [words.raceLead(facts)], participants });
  }
  const facts = headFacts(shown, event);
  const participants = [event.home, event.away];
  return articleOf(shown, event, { title: words.title(facts), text: [words.lead(facts)], participants });
}

/** The automatic report of a finished match or race, from the facts of the state alone. */
export function automaticReport(shown: FeedState, id: EventId): NewsArticle | null {
  const event = shown.reports ? reportedEvent(shown.state, id) : null;
  if (event === null) return null;
  const words = WORDS[shown.words.language];
  const head = reportHead(shown, id)!;
  const rest = isRace(event)
    ? words.raceParagraphs(raceFacts(shown, event))
    : words.paragraphs(matchFacts(shown, event), shown.words);
  return {
    ...head,
    text: [
      ...head.text,
      ...rest.filter((paragraph) => paragraph !== ''),
      words.note(isRace(event) ? 'race' : 'match', head.automatic!.changedAt),
    ],
  };
}
