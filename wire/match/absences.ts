import type { Side } from '@stillingen/domain';
import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';
import { numberOfSide, sideOfNumber } from '../text/values.ts';

const ABSENCE_NUMBER = { suspension: 0, injury: 1, illness: 2, other: 3 } as const;
const STATUS_NUMBER = { out: 1, doubtful: 2 } as const;

export const absenceRow = rowCodec({
  side: int('SPT', '1 home, 2 away'),
  id: text('SPI', 'id of the player where the provider has one'),
  countryId: int('SPF', 'country id'),
  countryName: text('SPG', 'country'),
  url: constant('SPR', '', 'always empty: players have no page'),
  name: text('SPN', 'name'),
  reason: int('SPC', '0 suspended, 1 injured, 2 ill, 3 another reason'),
  spu: constant('SPU', '0', 'always 0'),
  text: text('SPE', 'the reason in words'),
  chance: text('SPD', 'how likely it is to play, in words'),
  status: int('SPS', '1 misses the match, 2 may miss it'),
});
type AbsenceWords = Words<typeof absenceRow.fields>;

export interface AbsenceLine extends Omit<AbsenceWords, 'side' | 'reason' | 'status'> {
  readonly side: Side;
  readonly reason: keyof typeof ABSENCE_NUMBER;
  readonly status: keyof typeof STATUS_NUMBER;
}

const named = <Name extends string>(numbers: Readonly<Record<Name, number>>, number: number | null, otherwise: Name): Name =>
  (Object.keys(numbers) as Name[]).find((name) => numbers[name] === number) ?? otherwise;

export const writeAbsences = (lines: readonly AbsenceLine[]): string =>
  lines
    .map(({ side, reason, status, ...line }) =>
      absenceRow.writeText({
        ...line,
        side: numberOfSide(side),
        reason: ABSENCE_NUMBER[reason],
        status: STATUS_NUMBER[status],
      }),
    )
    .join('');

/** Reads a df_scr_ feed. Throws WireError. */
export const readAbsences = (body: string): AbsenceLine[] =>
  absenceRow.readAll(body).map((line) => ({
    ...line,
    side: sideOfNumber(line.side),
    reason: named(ABSENCE_NUMBER, line.reason, 'other'),
    status: named(STATUS_NUMBER, line.status, 'out'),
  }));
