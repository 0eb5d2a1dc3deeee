import {
  compareEntries,
  type Correction,
  type LiveState,
  type Participant,
  type Race,
  type RaceEntry,
  StageType,
} from '@stillingen/domain';
import { lastCorrection, writeEntry } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';

const NO_CORRECTIONS: readonly Correction[] = [];

function entriesInOrder(state: LiveState, race: Race): readonly RaceEntry[] {
  return race.entries
    .map((entry) => ({ entry, place: { ...entry, name: state.participants.get(entry.participant)!.name } }))
    .toSorted((a, b) => compareEntries(a.place, b.place))
    .map(({ entry }) => entry);
}

/** What the rows of a race are made of: immutable values of the state. */
export interface RaceView {
  readonly race: Race;
  /** Entries and their participants in the order of the board. */
  readonly entries: readonly RaceEntry[];
  readonly participants: readonly Participant[];
  readonly corrections: readonly Correction[];
}

export function raceViewOf(state: LiveState, race: Race): RaceView {
  const entries = entriesInOrder(state, race);
  const participants = entries.map(({ participant }) => state.participants.get(participant)!);
  return { race, entries, participants, corrections: state.corrections.get(race.id) ?? NO_CORRECTIONS };
}

function inWords(race: Race, words: Vocabulary): Race {
  const notice = words.phrase(race.notice);
  return notice === race.notice ? race : { ...race, notice };
}

/** Translates the gap and the reason of a stop: 'hals', 'Kollision'. */
function entryInWords(entry: RaceEntry, words: Vocabulary): RaceEntry {
  const { gap = '', stopReason = '' } = entry.results;
  const [gapText, reasonText] = [words.phrase(gap), words.phrase(stopReason)];
  if (gapText === gap && reasonText === stopReason) return entry;
  const translated = { ...(gap === '' ? {} : { gap: gapText }), ...(stopReason === '' ? {} : { stopReason: reasonText }) };
  return { ...entry, results: { ...entry.results, ...translated } };
}

/** Whether two views of a race give the same rows. */
export const isSameRace = (a: RaceView, b: RaceView): boolean =>
  a.race === b.race && a.corrections === b.corrections && a.participants.every((each, at) => each === b.participants[at]);

/** The rows of all competitors as feed text, in the order of the board. The first carries what holds for all. */
export function raceTexts({ race, entries, participants, corrections }: RaceView, words: Vocabulary): readonly string[] {
  const correction = lastCorrection(
    corrections.filter(({ what }) => what === 'ranking'),
    words.reason,
  );
  const translated = inWords(race, words);
  return entries.map((entry, at) =>
    writeEntry(translated, entryInWords(entry, words), participants[at]!, {
      leads: at === 0,
      live: race.stageType === StageType.live ? true : null,
      correction,
    }),
  );
}
