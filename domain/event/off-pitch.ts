import type { Origin } from './entities.ts';
import type { ArticleId, EventId, ParticipantId, RankingId, TemplateId } from './ids.ts';

/** What is told around matches: articles, ranking lists, transfers. Times in seconds since the epoch. */

/** Something to read: a text of its own, or an address where it stands. */
export interface Article {
  readonly id: ArticleId;
  readonly title: string;
  /** Where it is read, https; empty where only `text` is. */
  readonly url: string;
  /** Its paragraphs; none where it is read elsewhere. */
  readonly text: readonly string[];
  /** Address of a picture, https; empty where it has none. */
  readonly image: string;
  readonly published: number;
  /** Who wrote it: 'Ritzau'. */
  readonly source: string;
  /** Null where it is about no one sport. */
  readonly sportId: number | null;
  /** Who it is about; of a match both sides are. */
  readonly participants: readonly ParticipantId[];
  readonly competitions: readonly TemplateId[];
  readonly eventId: EventId | null;
  /** Whether it is the report of its event. */
  readonly report: boolean;
  readonly origin: Origin;
}

export interface RankingRow {
  readonly participant: ParticipantId;
  readonly rank: number;
  /** Its rank in the list before; null where it had none. */
  readonly previous: number | null;
  readonly points: number | null;
  /** How many tournaments the points come from. */
  readonly tournaments: number | null;
}

/** A list of the best of a sport: ATP, FIFA. */
export interface RankingList {
  readonly id: RankingId;
  readonly name: string;
  readonly sportId: number;
  /** Whether it counts what is being played; the list that stands is another one of the same id. */
  readonly live: boolean;
  readonly date: number;
  /** By rank; equal ranks in the provider's order. */
  readonly rows: readonly RankingRow[];
  readonly origin: Origin;
  readonly provider: string;
}

/** Under which a ranking list is kept: one that counts what is being played stands beside the other. */
export const rankingKey = ({ id, live }: Pick<RankingList, 'id' | 'live'>): string => (live ? `${id}/live` : id);

export const TRANSFER_TYPES = ['transfer', 'loan', 'loan-return', 'free', 'retired'] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];

/** A player who changed clubs. */
export interface Transfer {
  readonly id: string;
  readonly sportId: number;
  readonly player: ParticipantId;
  /** Null where the player had no club; one of `from` and `to` is always known. */
  readonly from: ParticipantId | null;
  readonly to: ParticipantId | null;
  readonly date: number;
  readonly type: TransferType;
  /** '€3,0 mio.' as it is shown; empty where it is not known. */
  readonly fee: string;
  readonly origin: Origin;
}
