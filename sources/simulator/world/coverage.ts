import { isDecided } from '@stillingen/domain';
import type { ArticleMessage, FixtureMessage, Message, RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { instant } from '../engine/calendar/copenhagen.ts';
import type { EventPlan, Publication } from '../engine/event-plan.ts';
import { matchFacts } from './match-facts.ts';
import { matchReport, type Report } from './match-report.ts';
import { previewOf } from './preview.ts';
import { raceFacts, raceReport } from './race-report.ts';
import { sentence, SOURCE } from './sentences.ts';
import { newsSport } from './top-competitions.ts';

const DEMO = 'Skrevet i demoverdenen: forløb, deltagere og resultat er opdigtede.';
/** Seconds from the end to the report, and from a later change to the corrected report. */
const REPORT_AFTER_S = [240, 720] as const;
const CORRECTED_AFTER_S = 180;

type Announced = FixtureMessage | RaceMessage;

export const announcedOf = (plan: EventPlan): Announced => plan.announcement()[0] as Announced;

/** The report by what was published up to now; null of what was not decided by play. */
function reportBy(announced: Announced, messages: readonly Message[]): Report | null {
  const random = createRandom(announced.key, 'report');
  if (announced.kind === 'fixture') {
    const sport = newsSport(announced.sport);
    const facts = matchFacts(announced, messages, sport);
    return facts === null ? null : matchReport(random, facts, sport);
  }
  const last = lastRanking(messages);
  return last === undefined ? null : raceReport(random, announced, last.entries, last.notice ?? '');
}

const lastRanking = (messages: readonly Message[]): RankingMessage | undefined =>
  messages.findLast((message): message is RankingMessage => message.kind === 'ranking');

const podiumOf = (messages: readonly Message[]) => {
  const last = lastRanking(messages);
  return last === undefined ? [] : raceFacts(last.entries).podium.map(({ participant }) => participant);
};

function articleOf(announced: Announced, atS: number, seq: number, messages: readonly Message[], report: Report): ArticleMessage {
  const about = announced.kind === 'race' ? { participants: podiumOf(messages) } : {};
  return {
    kind: 'article',
    key: `${announced.key}/report`,
    seq,
    at: instant(atS),
    title: report.title,
    text: [...report.text, DEMO],
    published: instant(atS),
    source: SOURCE,
    event: announced.key,
    report: true,
    ...about,
  };
}

const endsEvent = (message: Message): boolean =>
  (message.kind === 'status' || message.kind === 'ranking') && message.stage !== undefined && isDecided(message.stage);

/**
 * The report some minutes after the end, by what was published until then, and the corrected one
 * where the result changes later. Texts are written when they are due: a ranking is long.
 */
export function reportsOf(announced: Announced, publications: readonly Publication[]): readonly Publication[] {
  const end = publications.findIndex(({ messages }) => messages.some(endsEvent));
  if (end === -1) return [];
  const dueS = publications[end]!.dueS + createRandom(announced.key, 'report-at').int(...REPORT_AFTER_S);
  const untilS = (second: number): readonly Message[] =>
    publications.flatMap((publication) => (publication.dueS <= second ? publication.messages : []));
  const first: Publication = {
    dueS,
    get messages() {
      const messages = untilS(dueS);
      const report = reportBy(announced, messages);
      return report === null ? [] : [articleOf(announced, dueS, 0, messages, report)];
    },
  };
  const lastS = publications.at(-1)!.dueS;
  if (lastS <= dueS) return [first];
  const correctedS = lastS + CORRECTED_AFTER_S;
  const later: Publication = {
    dueS: correctedS,
    get messages() {
      const before = reportBy(announced, untilS(dueS));
      const messages = untilS(lastS);
      const report = reportBy(announced, messages);
      if (before === null || report === null || before.text.join() === report.text.join()) return [];
      const random = createRandom(announced.key, 'correction');
      const title = sentence(random, 'correction-title', null, { title: report.title });
      const text = [sentence(random, 'correction', null, {}), ...report.text];
      const article = articleOf(announced, correctedS, 1, messages, { title, text });
      return [{ ...article, supersedes: { key: article.key, seq: 0 }, reason: 'unknown' as const }];
    },
  };
  return [first, later];
}

/** An event with its report, and with a preview by chance; the channel is null where none shows it. */
export function withNews(plan: EventPlan, previewed: number, channel: string | null): EventPlan {
  const isPreviewed = createRandom(plan.key, 'previewed').chance(previewed);
  return {
    ...plan,
    overS: plan.overS + REPORT_AFTER_S[1] + CORRECTED_AFTER_S,
    publications() {
      const publications = plan.publications();
      const announced = announcedOf(plan);
      const before = isPreviewed && announced.kind === 'fixture' ? previewOf(announced, plan.startS, channel) : [];
      const news = [...before, ...reportsOf(announced, publications)];
      return [...publications, ...news].toSorted((a, b) => a.dueS - b.dueS);
    },
  };
}
