import {
  type Article,
  articlesOn,
  articlesOnCompetition,
  type Correction,
  DateFormat,
  type EventId,
  formatDate,
  isDecided,
  type League,
  type ParticipantId,
  RULINGS,
  sportById,
  type TemplateId,
} from '@stillingen/domain';
import { articlePath, matchPath, type NewsPart } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { compare, type ListItem } from '../../projection/list-item.ts';
import type { NewsAddress } from '../address.ts';
import type { Subject } from '../subject.ts';
import { competitionOf, eventOf, markOf, nameOf, titleOf } from '../titles.ts';

export interface NewsItem {
  /** Equal as long as it is about the same. */
  readonly id: string;
  readonly part: NewsPart;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly published: number;
  readonly updated: number;
  /** Of an article. */
  readonly source: string;
}

/** An automatic report as lists show it: with its lead alone. */
interface AutomaticReport extends Article {
  readonly automatic?: { readonly changedAt: number | null };
}
/** Null for an event without one. */
export type ReportOf = (shown: FeedState, id: EventId) => AutomaticReport | null;

const MOST_ITEMS = 50;

function resultItem(item: ListItem, league: League, origin: string): NewsItem {
  const { stageStart, changedAt } = eventOf(item);
  const published = Math.min(stageStart ?? changedAt, changedAt);
  return {
    id: `${item.id}-resultat`,
    part: 'resultater',
    title: titleOf(item, league, true),
    text: '',
    link: origin + matchPath(item.id),
    published,
    updated: changedAt,
    source: '',
  };
}

const WHAT: Readonly<Record<Correction['what'], string>> = {
  goal: 'Mål slettet',
  score: 'Resultat rettet',
  incident: 'Hændelse rettet',
  stage: 'Kampstatus rettet',
  start: 'Kampstart flyttet',
  ranking: 'Placering rettet',
  deduction: 'Pointfradrag rettet',
};
const ANNULLED = 'Mål annulleret';

const dateText = (seconds: number): string =>
  `${formatDate(seconds, DateFormat.fullDate)} kl. ${formatDate(seconds, DateFormat.time)}`;

/** As it was or is: a date of a start, a name of a stage, else as it was reported. */
function valueText(value: string, { what }: Correction, sportId: number, words: FeedState['words']): string {
  if (value === '') return 'fjernet';
  if (what === 'start') return dateText(Number(value));
  return what === 'stage' ? words.stage(sportById(sportId)!, Number(value)) : value;
}

function correctionItem(
  { item, league, origin, words }: { item: ListItem; league: League; origin: string; words: FeedState['words'] },
  correction: Correction,
  index: number,
): NewsItem {
  const { what, at, from, to, reason } = correction;
  const title = what === 'goal' && RULINGS.has(reason) ? ANNULLED : WHAT[what];
  const [before, now] = [from, to].map((value) => valueText(value, correction, item.sportId, words));
  const change = from === '' ? '' : `: før ${before}, nu ${now}`;
  const why = words.reason(reason);
  return {
    id: `${item.id}-rettelse-${index + 1}`,
    part: 'rettelser',
    title: `${title} i ${nameOf(item, league)}${change}${markOf(league.origin)}`,
    text: [competitionOf(item, league), ...(why === '' ? [] : [`Årsag: ${why}`])].join('. '),
    link: origin + matchPath(item.id, 'rettelser'),
    published: at,
    updated: at,
    source: '',
  };
}

function articleItems({ state }: FeedState, { subject, ids: [id] }: NewsAddress, origin: string): NewsItem[] {
  const articles = subject === 'liga' ? articlesOnCompetition(state, id as TemplateId) : articlesOn(state, id as ParticipantId);
  return [...articles].map((article) => ({
    id: `${article.id}-nyhed`,
    part: 'nyheder',
    title: article.title + markOf(article.origin),
    text: '',
    link: article.url === '' ? origin + articlePath(article.id) : article.url,
    published: article.published,
    updated: article.published,
    source: article.source,
  }));
}

function reportItem(report: AutomaticReport | null, origin: string): NewsItem[] {
  if (report === null) return [];
  const { id, title, text, published, source, automatic } = report;
  return [
    {
      id: `${id}-referat`,
      part: 'nyheder',
      title: title + markOf(report.origin),
      text: text.join(' '),
      link: origin + articlePath(id),
      published,
      updated: automatic?.changedAt ?? published,
      source,
    },
  ];
}

function itemsOf(shown: FeedState, item: ListItem, { parts }: NewsAddress, origin: string): NewsItem[] {
  const league = shown.league(item.leagueId);
  const about = { item, league, origin, words: shown.words };
  const corrections = parts.includes('rettelser') ? (shown.state.corrections.get(item.id) ?? []) : [];
  return [
    ...(parts.includes('resultater') && isDecided(eventOf(item).stage) ? [resultItem(item, league, origin)] : []),
    ...corrections.map((correction, index) => correctionItem(about, correction, index)),
  ];
}

/** The latest first. */
export function newsItems(
  shown: FeedState,
  subject: Subject,
  address: NewsAddress,
  origin: string,
  reportOf: ReportOf,
): readonly NewsItem[] {
  const withReports = shown.reports && address.parts.includes('nyheder');
  return [
    ...(withReports ? subject.items.flatMap((item) => reportItem(reportOf(shown, item.id), origin)) : []),
    ...subject.items.flatMap((item) => itemsOf(shown, item, address, origin)),
    ...(address.parts.includes('nyheder') ? articleItems(shown, address, origin) : []),
  ]
    .sort((a, b) => b.published - a.published || compare(a.id, b.id))
    .slice(0, MOST_ITEMS);
}
