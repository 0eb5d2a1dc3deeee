import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import { PAST_MARGIN_SECONDS } from '../constants.ts';
import { type FeedResult, failIfCut } from './feeds.ts';
import { loadAll } from './loader.ts';
import { createStore, type Store } from '../store.ts';
import type { ClientContext } from '../context.ts';

export interface RaceParticipantOptions {
  readonly sport: number;
  readonly country: number;
  readonly participant: string;
  /** Hours ahead of UTC. */
  readonly tzHours: number;
}

export interface ParticipantResults {
  /** In reading order: the newest comes first (NODUEL-03). */
  readonly texts: readonly string[];
  /** Id of the hidden element with the link to more, shown now and not before (NODUEL-04). */
  readonly moreLinkId: string;
}

export interface OpenRaceParticipant {
  readonly isLoading: Store<boolean>;
  readonly results: Store<ParticipantResults | null>;
  close(): void;
}

const MORE_LINK_ID = 'participant-page-summary-results-more';

const isAnswered = (result: FeedResult): boolean =>
  result.kind === 'data' || result.kind === 'empty' || (result.kind === 'none' && result.isReported);

/** All feeds together (NODUEL-02); nothing, and no error, if one fails (NODUEL-05). */
export function openRaceParticipant(
  { feeds, clock, delayS }: Pick<ClientContext, 'feeds' | 'clock' | 'delayS'>,
  { sport, country, participant, tzHours }: RaceParticipantOptions,
): OpenRaceParticipant {
  const isLoading = createStore(true);
  const results = createStore<ParticipantResults | null>(null);
  const texts: string[] = [];
  const asOfS = delayS.get() === 0 ? undefined : clock.shownS() - PAST_MARGIN_SECONDS;
  let hasAll = true;
  const close = loadAll(
    [
      buildPageFeedName({ kind: 'repair', anySport: sport, projectType: PROJECT_TYPE.id }),
      buildPageFeedName({
        kind: 'raceParticipant',
        sport,
        country,
        participant,
        tz: tzHours,
        lang: 'da',
        projectType: PROJECT_TYPE.id,
      }),
      buildPageFeedName({ kind: 'participantEvents', participant, projectType: PROJECT_TYPE.id }),
    ],
    (name, onResult) =>
      feeds.fetch(
        name,
        {},
        (answer) => {
          const result = failIfCut(answer);
          hasAll &&= isAnswered(result);
          onResult(result);
        },
        asOfS,
      ),
    {
      before: () => isLoading.set(false),
      complete: (_, { text }) => texts.push(text),
      after: () => {
        if (hasAll) results.set({ texts, moreLinkId: MORE_LINK_ID });
      },
    },
  );
  return { isLoading, results, close };
}
