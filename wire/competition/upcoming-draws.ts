import { flag, id, int, rowCodec, text } from '../text/fields.ts';

/** A round of a draw that is still to come, at the end of dr_ (LEAGUE-06). */
export const upcomingDrawRow = rowCodec({
  round: text('UDN', 'name of the coming round of the draw'),
  level: int('UDL', 'its number: 1 for the last'),
  stageId: id('UDT', 'tournament stage id'),
  isFinal: flag('UDF', '1 for the final'),
  starts: text('UDS', 'start times of its events, joined by bars'),
});

export interface UpcomingDraw {
  readonly round: string;
  readonly level: number;
  readonly stageId: string;
  readonly isFinal: boolean;
  readonly starts: readonly number[];
}

const BETWEEN = '|';

export const writeUpcomingDraws = (draws: readonly UpcomingDraw[]): string =>
  draws.map((draw) => upcomingDrawRow.writeText({ ...draw, starts: draw.starts.join(BETWEEN) })).join('');

/** Reads a dr_ feed; rounds without a stage are skipped. Throws WireError. */
export function readUpcomingDraws(feed: string): UpcomingDraw[] {
  return upcomingDrawRow.readAll(feed).flatMap(({ round, level, stageId, isFinal, starts }) =>
    stageId === null
      ? []
      : [
          {
            round: round ?? '',
            level: level ?? 0,
            stageId,
            isFinal: isFinal === true,
            starts: (starts ?? '')
              .split(BETWEEN)
              .filter((start) => /^\d{1,15}$/.test(start))
              .map(Number),
          },
        ],
  );
}
