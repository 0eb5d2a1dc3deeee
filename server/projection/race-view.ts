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

export interface RaceView {
  readonly race: Race;
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

/** The starting price is served with the odds alone. */
function withoutPrice(entry: RaceEntry): RaceEntry {
  const { startingPrice, ...results } = entry.results;
  return startingPrice === undefined ? entry : { ...entry, results };
}

export const isSameRace = (a: RaceView, b: RaceView): boolean =>
  a.race === b.race && a.corrections === b.corrections && a.participants.every((each, at) => each === b.participants[at]);

/** The first row has the cells of the whole race. */
export function raceTexts({ race, entries, participants, corrections }: RaceView, words: Vocabulary): readonly string[] {
  const correction = lastCorrection(
    corrections.filter(({ what }) => what === 'ranking'),
    words.reason,
  );
  const translated = inWords(race, words);
  return entries.map((entry, at) =>
    writeEntry(translated, entryInWords(withoutPrice(entry), words), participants[at]!, {
      leads: at === 0,
      live: race.stageType === StageType.live ? true : null,
      correction,
    }),
  );
}

/** 0 where it is no decimal text with a comma. */
export const parsePoints = (points = ''): number => Number(points.replace(',', '.')) || 0;
export const pointsOf = ({ results }: RaceEntry): number => parsePoints(results.points);

export function championshipOf({ sportId, category }: League): Championship | null {
  const { championship } = sportById(sportId)!;
  return championship === null || championship.notIn.includes(category) ? null : championship;
}

export const countsForChampionship = ({ stageType, entries }: Race): boolean =>
  stageType === StageType.finished && entries.some((entry) => pointsOf(entry) > 0);

export const hasChampionship = (state: LiveState, league: League): boolean =>
  championshipOf(league) !== null &&
  [...(state.racesOfLeague.get(league.id) ?? [])].some((id) => countsForChampionship(state.races.get(id)!));
