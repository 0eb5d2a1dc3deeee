import { sportNameById } from '../sport/names.ts';
import { slugOf } from '../text/names.ts';
import type { Origin, Pair } from './entities.ts';
import type { ArticleId, EventId, ParticipantId, RankingId, TemplateId } from './ids.ts';

/** Articles, ranking lists, transfers and results of seasons. Times in seconds since the epoch. */

export interface Article {
  readonly id: ArticleId;
  readonly title: string;
  /** https; empty where only `text` is set. */
  readonly url: string;
  readonly text: readonly string[];
  readonly image: string;
  readonly published: number;
  readonly source: string;
  readonly sportId: number | null;
  readonly participants: readonly ParticipantId[];
  readonly competitions: readonly TemplateId[];
  readonly eventId: EventId | null;
  readonly report: boolean;
  /** Absent without one. */
  readonly video?: ArticleVideo;
  readonly origin: Origin;
}

/** A video on another site; the address is https. */
export interface ArticleVideo {
  readonly url: string;
  readonly title: string;
  readonly provider: string;
  readonly durationS: number | null;
}

export interface RankingRow {
  readonly participant: ParticipantId;
  readonly rank: number;
  readonly previous: number | null;
  readonly points: number | null;
  readonly tournaments: number | null;
}

export interface RankingList {
  readonly id: RankingId;
  readonly name: string;
  readonly sportId: number;
  /** Whether it counts running tournaments; such a list has the same id as the official one. */
  readonly live: boolean;
  readonly date: number;
  readonly rows: readonly RankingRow[];
  readonly origin: Origin;
  readonly provider: string;
}

/** The key of a list: live lists stand beside the official ones. */
export const rankingKey = ({ id, live }: Pick<RankingList, 'id' | 'live'>): string => (live ? `${id}/live` : id);

/** Its part of the address of its page: 'tennis-atp'. */
export const rankingSlug = ({ sportId, name }: Pick<RankingList, 'sportId' | 'name'>): string =>
  `${sportNameById(sportId)!.segment}-${slugOf(name)}`;

export const TRANSFER_TYPES = ['transfer', 'loan', 'loan-return', 'free', 'retired'] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

export interface Transfer {
  readonly id: string;
  readonly sportId: number;
  readonly player: ParticipantId;
  /** Null without a club; `from` or `to` is always set. */
  readonly from: ParticipantId | null;
  readonly to: ParticipantId | null;
  readonly date: number;
  readonly type: TransferType;
  readonly fee: string;
  readonly origin: Origin;
}

export interface SeasonScorer {
  readonly player: ParticipantId;
  readonly team: ParticipantId | null;
  readonly goals: number;
}

/** How a season ended, as reported: of a season whose matches may be unknown. */
export interface SeasonResult {
  readonly id: string;
  readonly sportId: number;
  readonly templateId: TemplateId;
  readonly season: string;
  readonly winner: ParticipantId;
  readonly runnerUp: ParticipantId | null;
  /** Of winner and runner-up. */
  readonly points: Pair | null;
  readonly topScorer: SeasonScorer | null;
  readonly origin: Origin;
}
