import { Stage } from '@stillingen/domain';
import { cardsOf, hongKong, type RaceCard, runner, type RunnerRow } from './import.ts';
import { factsOf, type RankedEntry, withTies } from '../kit/events/race.ts';
import { rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import { type RecordedEvent, recordedRace, type RecordedRanking, replayOf } from '../kit/replay/recorded-event.ts';

/** '(27.63) (51.70) (1:16.33)' in seconds, for the first horse at each section. */
function sectionEnds(written: string): number[] {
  return [...written.matchAll(/\((?:(\d+):)?(\d+\.\d+)\)/g)].map(
    ([, minutes = '0', seconds]) => Number(minutes) * 60 + Number(seconds),
  );
}

function announced({ results: { time: _time, gap: _gap, ...known } = {}, status, ...entry }: RankedEntry): RankedEntry {
  const scratched = status === 'non-runner' ? { status } : {};
  return { ...entry, tied: false, rank: null, ...scratched, results: known };
}

function afterSection(rows: readonly RunnerRow[], section: number): RankedEntry[] {
  const placed = rows.map(({ cells }) => {
    const place = Number(cells.running_position.split(/\s+/)[section] ?? Number.NaN);
    return { entry: announced(runner(cells)), place: Number.isInteger(place) ? place : null };
  });
  const order = placed.filter(({ place }) => place !== null).sort((a, b) => a.place! - b.place!);
  return placed.map((horse) => ({ ...horse.entry, rank: horse.place === null ? null : order.indexOf(horse) + 1 }));
}

function recordingOf({ race, rows }: RaceCard): RecordedEvent {
  const [{ file, cells }] = rows;
  const ends = sectionEnds(cells.race_finish_time);
  const finishS = ends.at(-1) ?? refuse('the race has no section times');
  const official = rows.map((row) => runner(row.cells));
  const starters = official.map(announced);
  const rankings: RecordedRanking[] = [
    { second: 0, stage: Stage.live, entries: starters },
    ...ends.slice(0, -1).map((second, section) => ({ second, entries: afterSection(rows, section) })),
    { second: finishS, stage: Stage.finished, entries: withTies(official) },
  ];
  return recordedRace({
    id: race.key,
    file,
    what: 'løbet',
    playedMs: Date.parse(`${race.start}T12:00:00Z`),
    facts: factsOf(race),
    starters,
    rankings,
  });
}

export const hongKongReplay = replayOf(hongKong, 'horse racing: each section of a race', async (file) => {
  const cards = await Array.fromAsync(cardsOf(file));
  return cards.map((card) => ('why' in card ? card : rowOrRefusal(file.name, card.rows[0].line, () => recordingOf(card))));
});
