import type { FixtureMessage, Message, RaceMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { copenhagenSeconds } from '../engine/calendar/copenhagen.ts';
import type { EventPlan, Publication } from '../engine/event-plan.ts';
import { newsSport, topCompetition } from './top-competitions.ts';

/** Where a match can be followed: fields of its fixture. */
export type Broadcasts = Pick<FixtureMessage, 'broadcasts' | 'audio'>;

const RADIO: Readonly<Record<string, string>> = { P3: 'https://www.dr.dk/lyd/p3', P4: 'https://www.dr.dk/lyd/p4' };
const ON_RADIO = 0.5;
/** Channels show matches from this hour on: those of the night are streamed only. */
const FIRST_HOUR = 6;

/** The hours of each channel that are taken on one day; a channel shows one match at a time. */
export class ChannelPlan {
  readonly #fromS: number;
  readonly #takenUntilS = new Map<string, number>();

  constructor(day: number) {
    this.#fromS = copenhagenSeconds(day, FIRST_HOUR * 60);
  }

  /** The broadcasts of the next event of the day by start; none where no one has the rights. */
  of(event: FixtureMessage | RaceMessage, startS: number): Broadcasts {
    const top = topCompetition(event.sport, event.competition);
    if (top === undefined) return {};
    const random = createRandom(event.key, 'broadcast');
    const shown = random.chance(top.onTv) && startS >= this.#fromS;
    const free = shown ? top.channels.find((channel) => (this.#takenUntilS.get(channel) ?? 0) <= startS) : undefined;
    if (free !== undefined) this.#takenUntilS.set(free, startS + newsSport(event.sport).minutes * 60);
    const broadcasts = [
      ...(free === undefined ? [] : [{ name: free, type: 'tv' as const, country: 'dk' }]),
      ...top.services.map((name) => ({ name, type: 'web' as const, country: 'dk' })),
    ];
    const hasAudio = event.kind === 'fixture' && top.radio !== '' && free !== undefined && random.chance(ON_RADIO);
    return {
      ...(broadcasts.length === 0 ? {} : { broadcasts }),
      ...(hasAudio ? { audio: { url: RADIO[top.radio]! } } : {}),
    };
  }
}

const isAnnounced = ({ kind }: Message): boolean => kind === 'fixture' || kind === 'race';

/** A plan whose fixtures or races, the planned and later ones, have these broadcasts. */
export function withBroadcasts(plan: EventPlan, broadcasts: Broadcasts): EventPlan {
  if (Object.keys(broadcasts).length === 0) return plan;
  const shown = (messages: readonly Message[]): readonly Message[] =>
    messages.map((message) => (isAnnounced(message) ? { ...message, ...broadcasts } : message));
  return {
    ...plan,
    announcement: () => shown(plan.announcement()),
    publications: () =>
      plan.publications().map((publication): Publication => {
        const { dueS, messages } = publication;
        return messages.some(isAnnounced) ? { dueS, messages: shown(messages) } : publication;
      }),
  };
}
