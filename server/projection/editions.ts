import type { EventId, League, LiveState, Participant, ParticipantId } from '@stillingen/domain';
import { readRows, restateUpdate } from '@stillingen/wire';
import { DANISH, type Language, type Vocabulary, VOCABULARIES } from '@stillingen/wire/words';
import type { Config } from '../ops/config/config.ts';
import type { ItemSource } from './item-source.ts';
import type { ListItem } from './list-item.ts';
import type { PastStates } from './earlier/past-states.ts';
import type { Projection } from './projection.ts';

/** The states that the feeds of a language are rendered from. */
interface EditionStates {
  readonly projection: Projection;
  readonly pastStates: Pick<PastStates, 'at'>;
}

export interface LanguageEdition<Library> {
  readonly words: Vocabulary;
  readonly projects: readonly number[];
  readonly library: Library;
  /** Translates Danish update rows of an event. */
  readonly updateText: (event: EventId, danish: string) => string;
}
export type LanguageEditions<Library> = readonly [LanguageEdition<Library>, ...LanguageEdition<Library>[]];

class NamedParticipants extends Map<ParticipantId, Participant> {
  readonly #known: ReadonlyMap<ParticipantId, Participant>;
  readonly #nameOf: (participant: Participant) => Participant;

  constructor(known: ReadonlyMap<ParticipantId, Participant>, nameOf: (participant: Participant) => Participant) {
    super();
    this.#known = known;
    this.#nameOf = nameOf;
  }
  override get size(): number {
    return this.#known.size;
  }
  override has(id: ParticipantId): boolean {
    return this.#known.has(id);
  }
  override get(id: ParticipantId): Participant | undefined {
    const participant = this.#known.get(id);
    return participant && this.#nameOf(participant);
  }
  override *values(): MapIterator<Participant> {
    for (const participant of this.#known.values()) yield this.#nameOf(participant);
  }
}

function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** The states in another language, with their ids and versions. Rows are written on demand. */
function translatedStates(
  { projection, pastStates }: EditionStates,
  words: Vocabulary,
): EditionStates & Pick<LanguageEdition<unknown>, 'updateText'> {
  const participantOf = once(words.participant);
  const itemOf = once((item: ListItem) => item.in({ ...words, participant: participantOf }));
  const stateOf = (state: LiveState): LiveState => ({
    ...state,
    participants: new NamedParticipants(state.participants, participantOf),
  });

  function* itemsOf(items: Iterable<ListItem>): Iterable<ListItem> {
    for (const item of items) yield itemOf(item);
  }
  const translate = (source: ItemSource): ItemSource => ({
    words,
    reports: source.reports,
    items: () => itemsOf(source.items()),
    itemsNear: (bounds) => itemsOf(source.itemsNear(bounds)),
    item(id) {
      const item = source.item(id);
      return item && itemOf(item);
    },
    league: (id): League => source.league(id),
    eventsOf: (id) => source.eventsOf(id),
    linedUpIn: (id) => source.linedUpIn(id),
  });

  function updateText(event: EventId, text: string): string {
    const item = projection.item(event);
    // The event was removed.
    if (item === undefined) return text;
    const translated = itemOf(item);
    return readRows(text)
      .map((row) => restateUpdate(row, translated.textOf(row[0]![1]) ?? ''))
      .join('');
  }

  const items = translate(projection);
  const state = stateOf(projection.state);
  return {
    projection: {
      ...items,
      state,
      sinceMs: projection.sinceMs,
      at(atMs) {
        const then = projection.at(atMs);
        return then && translate(then);
      },
      touched: projection.touched,
      version: (topic) => projection.version(topic),
      get structuralAtS() {
        return projection.structuralAtS;
      },
      recentRows: (sportId, nowMs) =>
        projection.recentRows(sportId, nowMs).map(({ event, text }) => ({ event, text: updateText(event, text) })),
    },
    pastStates: {
      at(atMs) {
        const then = pastStates.at(atMs);
        return then && stateOf(then);
      },
    },
    updateText,
  };
}

/** The Danish edition of the site first, then one for each other language of FEED_EDITIONS. */
export function createEditions<Library>(
  { projectId, feedEditions }: Pick<Config, 'projectId' | 'feedEditions'>,
  states: EditionStates,
  libraryOf: (states: EditionStates) => Library,
): LanguageEditions<Library> {
  const projectsIn = (language: Language): number[] =>
    [...feedEditions].filter(([, other]) => other === language).map(([project]) => project);
  const main: LanguageEdition<Library> = {
    words: DANISH,
    projects: [projectId, ...projectsIn(DANISH.language)],
    library: libraryOf(states),
    updateText: (_event, danish) => danish,
  };
  const others = [...new Set(feedEditions.values())]
    .filter((language) => language !== DANISH.language)
    .map((language): LanguageEdition<Library> => {
      const words = VOCABULARIES[language];
      const { updateText, ...translated } = translatedStates(states, words);
      return { words, projects: projectsIn(language), library: libraryOf(translated), updateText };
    });
  return [main, ...others];
}
