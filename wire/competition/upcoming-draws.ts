import { flag, id, int, rowCodec, text } from '../text/fields.ts';

/** A round of a draw that is still to come, at the end of dr_ (LEAGUE-06). */
export const upcomingDrawRow = rowCodec({
  round: text('UDN', 'coming round of the draw: its name'),
  level: int('UDL', 'its number: 1 for the last'),
  stageId: id('UDT', 'tournament stage id'),
  isFinal: flag('UDF', '1 for the final'),
  starts: text('UDS', 'when its events begin, joined by bars'),
});

export interface UpcomingDraw {
  readonly round: string;
  /** 1 for the last round that is known. */
  readonly level: number;
  readonly stageId: string;
  readonly isFinal: boolean;
  /** Seconds since the epoch, the first one first. */
  readonly starts: readonly number[];
}

const BETWEEN = '|';

export const writeUpcomingDraws = (draws: readonly UpcomingDraw[]): string =>
  draws.map((draw) => upcomingDrawRow.writeText({ ...draw, starts: draw.starts.join(BETWEEN) })).join('');

/** The coming rounds of a dr_ feed; what has no stage is none. Throws WireError where the text is not of the format. */
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
