import { isMlsMatch, type MlsMatch, readMlsMatch } from './import.ts';
import { recordedDuel, type RecordedState } from '../kit/replay/recorded-event.ts';
import { statesOfHalves, type RecordedHalf } from '../kit/replay/period-clock.ts';
import type { RecordingSet } from '../kit/replay/replay-set.ts';

function statesOf({ halves, incidents, duel: { outcome } }: MlsMatch): RecordedState[] {
  const score = { home: 0, away: 0 };
  const recorded = halves.map(
    ({ startMs, endMs }, index): RecordedHalf => ({
      seconds: Math.round((endMs - startMs) / 1000),
      plays: incidents
        .filter(({ half }) => half === index)
        .map(({ second, incident }) => {
          if (incident.type === 'goal') score[incident.side] += 1;
          return { second, score: { ...score }, incidents: [incident] };
        }),
    }),
  );
  const breakSeconds = Math.round((halves[1].startMs - halves[0].endMs) / 1000);
  return statesOfHalves([recorded[0]!, recorded[1]!], breakSeconds, { stage: outcome!.stage, score: outcome!.score! });
}

export const mlsReplay: RecordingSet = {
  name: 'football-mls',
  about: 'football: a match of MLS by its commentary',
  reads: isMlsMatch,
  recordings: async (file) => {
    const match = await readMlsMatch(file);
    return [recordedDuel(match.duel.key, match.duel, statesOf(match))];
  },
};
