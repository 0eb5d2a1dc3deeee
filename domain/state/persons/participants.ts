import type { Participant } from '../../event/entities.ts';
import { type ParticipantId, publicId } from '../../event/ids.ts';
import type { ParticipantRef } from '../../messages/index.ts';
import { slugOf } from '../../text/names.ts';
import { sportById } from '../../sports/index.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { participantKey, participantKeyChanges, recordOf } from '../keys.ts';
import { BETWEEN_PARTNERS, codeOf, named, participantOf, WORLD } from '../naming.ts';
import type { Change, LiveState } from '../state.ts';

export interface PersonRef {
  readonly name: string;
  readonly key?: string | undefined;
  readonly country?: string | undefined;
}

/** The participants that one message names, with the changes that register them. */
export class ParticipantCollector {
  readonly changes: Change[] = [];
  readonly #state: LiveState;
  readonly #submission: Submission;
  readonly #named = new Map<ParticipantId, Participant>();
  readonly #keys = new Map<string, ParticipantId>();

  constructor(state: LiveState, submission: Submission) {
    this.#state = state;
    this.#submission = submission;
  }

  /** `country`: that of clubs without one. */
  idOf(sportId: number, ref: ParticipantRef, path: string, country: string | null = null): ParticipantId {
    if (ref.kind === 'person') return this.personOf(sportId, ref, null, path);
    return this.#registerNamed(sportId, ref, path, country);
  }

  /**
   * In sports of teams the key names one person for ever; without a key the team and the name do.
   * Throws RefusalError for the key of a team, and for an empty name.
   */
  personOf(sportId: number, ref: PersonRef, team: ParticipantId | null, path: string): ParticipantId {
    const { name: raw, key, country } = ref;
    const isOfTeams = sportById(sportId)?.competitors === 'teams';
    if (!isOfTeams || (key === undefined && team === null))
      return this.#registerNamed(sportId, { name: raw, kind: 'person', ...(key && { key }), ...(country && { country }) }, path);
    const id = key === undefined ? this.#ofTeam(sportId, ref, team!, path) : this.#ofKey(sportId, key, path);
    const known = this.#known(id);
    if (known === undefined) {
      const name = named(raw, `${path}/name`);
      const rest = { code: codeOf(name, 'person'), slug: slugOf(name), country: country ?? WORLD, colours: null };
      return this.#put({ id, sportId, name, ...rest, kind: 'person' });
    }
    if (known.country === WORLD && country !== undefined && country !== WORLD) this.#put({ ...known, country });
    return known.id;
  }

  /** A player of a side of a match: the side itself, or one of its pair, where that is no team. */
  playerOf(sportId: number, side: Participant, ref: PersonRef, path: string): ParticipantId {
    if (side.kind === 'person') return side.id;
    if (side.kind !== 'pair') return this.personOf(sportId, ref, side.id, path);
    const at = side.name.split(BETWEEN_PARTNERS).indexOf(ref.name);
    if (at === -1) return side.id;
    const country = side.countries?.[at] ?? side.country;
    return this.#registerNamed(sportId, { name: ref.name, kind: 'person', country }, path);
  }

  /** A person takes the name of its profile; in sports of persons the name is its identity. */
  rename(id: ParticipantId, raw: string): void {
    const known = this.#known(id);
    const name = named(raw, '/participant/name');
    if (known === undefined || known.name === name || sportById(known.sportId)?.competitors !== 'teams') return;
    this.#put({ ...known, name, code: codeOf(name, 'person'), slug: slugOf(name) });
  }

  #known(id: ParticipantId): Participant | undefined {
    return this.#named.get(id) ?? this.#state.participants.get(id);
  }

  #put(participant: Participant): ParticipantId {
    this.#named.set(participant.id, participant);
    this.changes.push({ kind: 'participant', participant });
    return participant.id;
  }

  #ofTeam(sportId: number, { name }: PersonRef, team: ParticipantId, path: string): ParticipantId {
    return publicId<ParticipantId>(`participant|${sportId}|person/${team}/${slugOf(named(name, `${path}/name`))}`);
  }

  #ofKey(sportId: number, key: string, path: string): ParticipantId {
    const { provider, hash } = this.#submission;
    const known = this.#keys.get(key) ?? (recordOf(this.#state, provider, participantKey(key))?.target as ParticipantId);
    if (known !== undefined) {
      const participant = this.#known(known);
      if (participant !== undefined && participant.kind !== 'person')
        throw new RefusalError('participant_key_reused', `${path}/key`, `a key that does not name ${participant.name} already`);
      return known;
    }
    const id = publicId<ParticipantId>(`participant|${sportId}|person|${provider.name} ${key}`);
    this.#keys.set(key, id);
    const record = { kind: 'participant', seq: 0, hash, target: id, eventId: null } as const;
    this.changes.push({ kind: 'key', provider: provider.name, key: participantKey(key), record });
    return id;
  }

  #registerNamed(sportId: number, ref: ParticipantRef, path: string, country: string | null = null): ParticipantId {
    const participant = participantOf(sportId, ref, country, path);
    this.changes.push(...participantKeyChanges(this.#state, this.#submission, ref, participant, path));
    if (this.#known(participant.id) === undefined) this.#put(participant);
    return participant.id;
  }
}
