import {
  type Championship,
  type Correction,
  type League,
  type LiveState,
  type Participant,
  type Race,
  type RaceEntry,
  StageType,
  compareEntries,
  sportById,
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

/** The points of a decimal text with a comma; 0 where it is none. */
export const parsePoints = (points = ''): number => Number(points.replace(',', '.')) || 0;
export const pointsOf = ({ results }: RaceEntry): number => parsePoints(results.points);

/** The championship that races of a league may make up; null where there is none. */
export function championshipOf({ sportId, category }: League): Championship | null {
  const { championship } = sportById(sportId)!;
  return championship === null || championship.notIn.includes(category) ? null : championship;
}

/** Whether the points of a race count: it is over, and some entry has points. */
export const countsForChampionship = ({ stageType, entries }: Race): boolean =>
  stageType === StageType.finished && entries.some((entry) => pointsOf(entry) > 0);

/** Whether the races of a league make up a table by now. */
export const hasChampionship = (state: LiveState, league: League): boolean =>
  championshipOf(league) !== null &&
  [...(state.racesOfLeague.get(league.id) ?? [])].some((id) => countsForChampionship(state.races.get(id)!));
