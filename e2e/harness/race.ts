import type { Message, RaceMessage, RankingMessage, StatusMessage } from '@stillingen/domain/messages';
import { createHeads, instant, today } from './match.ts';
type RankingEntry = RankingMessage['entries'][number];

export interface EntrySpec extends Omit<RankingEntry, 'participant'> {
  readonly name: string;
  readonly country?: string;
}

interface Race {
  race(): RaceMessage;
  status(stage: number): StatusMessage;
  ranking(entries: readonly EntrySpec[], more?: Partial<RankingMessage>): RankingMessage;
  corrected(entries: readonly EntrySpec[], more: Pick<RankingMessage, 'reason'>): RankingMessage;
  at(stage: number, entries: readonly EntrySpec[], more?: Partial<RankingMessage>): Message[];
}

const toEntry = ({ name, country, ...more }: EntrySpec): RankingEntry => ({
  participant: { name, kind: 'person', ...(country === undefined ? {} : { country }) },
  ...more,
});

/** Each message gets the next seq of its key. By default it started an hour ago. */
export function createRace(
  key: string,
  about: Pick<RaceMessage, 'sport' | 'competition' | 'meeting'> & Partial<RaceMessage>,
): Race {
  const { next: head, last } = createHeads();
  const race: Race = {
    race: () => ({ kind: 'race', ...head(key), start: instant(today.lately()), ...about }),
    status: (stage) => ({ kind: 'status', ...head(`${key}/status`), event: key, stage }),
    ranking: (entries, more) => ({
      kind: 'ranking',
      ...head(`${key}/ranking`),
      event: key,
      entries: entries.map(toEntry),
      ...more,
    }),
    corrected(entries, more) {
      const supersedes = { key: `${key}/ranking`, seq: last(`${key}/ranking`) };
      return race.ranking(entries, { supersedes, ...more });
    },
    at: (stage, entries, more) => [race.race(), race.ranking(entries, { stage, ...more })],
  };
  return race;
}
