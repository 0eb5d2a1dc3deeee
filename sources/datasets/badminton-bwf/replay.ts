import { badmintonBwf, bwfTable, duelOf, sequencesOf } from './import.ts';
import { rowOrRefusal } from '../kit/import/data-set.ts';
import { recordedDuel, replayOf } from '../kit/replay/recorded-event.ts';
import { statesOf } from './rallies.ts';

export const badmintonReplay = replayOf(badmintonBwf, 'badminton: every point', async (file) => {
  const recordings = [];
  for await (const item of bwfTable(file)) {
    if ('why' in item) recordings.push(item);
    else
      recordings.push(
        rowOrRefusal(file.name, item.row.line, () => {
          const duel = duelOf(item.row, item.draw);
          return recordedDuel(duel.key, duel, statesOf(duel.outcome!, sequencesOf(item.row)));
        }),
      );
  }
  return recordings;
});
