import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import { namedEvents } from '../testing/named-views.ts';
import { recordings } from '../testing/recordings.ts';
import { CONNECTORS } from './connectors.ts';
import { playAnswers, type RecordedAnswer } from './engine/play-answers.ts';
import { readRecording } from './engine/recording.ts';
import type { Connector } from './kit/connector.ts';

const quiet = { info: () => undefined, warn: () => undefined };
/** The recorded fixtures lack their participants, or are of leagues that are not in the catalogue. */
const WITHOUT_MATCHES = new Set(['sportmonks', 'thesportsdb']);
const NOW = Date.parse('2026-11-28T12:00:00Z');

async function play(connector: Connector, answers: readonly RecordedAnswer[]) {
  const ingest = createInMemoryIngest({ name: connector.name, origin: 'real' });
  const refused: string[] = [];
  const log = { info: quiet.info, warn: (line: string) => void (line.includes('is refused') && refused.push(line)) };
  const until = async (): Promise<void> => undefined;
  const played = await playAnswers(answers, { connector, leagues: [], ingest, log, until });
  return { ingest, refused, ...played };
}

/** What a visitor would see in the end of the matches of `keys`. */
function finalViews({ state }: ReturnType<typeof createInMemoryIngest>, keys: Iterable<string>) {
  const records = [...state.keys.values()][0]!;
  const byId = new Map(namedEvents(state).map((event) => [event.id, event]));
  return [...keys].map((key) => {
    const { id, home, away, start, stage, score, parts, penalties, winner, gameTime } = byId.get(records.get(key)!.eventId!)!;
    return {
      ...{ home, away, start, stage, score, parts, penalties, winner, gameTime },
      incidents: (state.incidents.get(id) ?? [])
        .filter(({ withdrawn }) => withdrawn === null)
        .map((incident) => [incident.type, incident.side, incident.minute, incident.player, incident.clock].join(' '))
        .toSorted(),
    };
  });
}

/** Answers of one address in order; each alone is a series too. */
const seriesOf = (answers: readonly RecordedAnswer[]): readonly (readonly RecordedAnswer[])[] => [
  ...Map.groupBy(answers, ({ path }) => path).values(),
];

for (const connector of CONNECTORS) {
  const folder = recordings(connector.name, ['index.ndjson']);
  describe.skipIf(folder === null)(`recorded answers of ${connector.name}`, async () => {
    const answers = folder === null ? [] : await readRecording(folder, connector, NOW);

    it(`${connector.name} gives no message that the rules refuse, in the order of its answers`, async () => {
      const { refused, publisher } = await play(connector, answers);
      expect(refused).toEqual([]);
      if (!WITHOUT_MATCHES.has(connector.name)) expect(publisher.matches.size).toBeGreaterThan(4);
    });

    it(`${connector.name} delivers nothing when its answers are read again`, async () => {
      for (const series of seriesOf(answers)) {
        const once = await play(connector, series);
        const last = series.at(-1)!;
        const twice = await play(connector, [...series, { ...last, atMs: last.atMs + 600_000 }]);
        expect(twice.ingest.delivered.length).toBe(once.ingest.delivered.length);
      }
    });

    it(`${connector.name} ends in the state of its last answer whatever answers are missing`, async () => {
      for (const series of seriesOf(answers).filter(({ length }) => length > 1)) {
        const last = series.at(-1)!;
        const [whole, alone] = [await play(connector, series), await play(connector, [last])];
        const stated = [...alone.publisher.matches.keys()];
        const views = finalViews(whole.ingest, stated);
        expect(finalViews(alone.ingest, stated)).toEqual(views);
        await fc.assert(
          fc.asyncProperty(fc.subarray(series.slice(0, -1)), async (some) => {
            const { ingest, refused } = await play(connector, [...some, last]);
            expect(refused).toEqual([]);
            expect(finalViews(ingest, stated)).toEqual(views);
          }),
          { numRuns: 40 },
        );
      }
    });
  });
}
