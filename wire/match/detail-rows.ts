import { type Side, Winner } from '@stillingen/domain';
import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';
import { numberOfSide, sideOfNumber } from '../text/values.ts';

export const coreRow = rowCodec({
  stageType: int('DA', 'stage type', 'DZ'),
  stage: int('DB', 'stage code'),
  start: int('DC', 'match start'),
  stageStart: int('DD', 'stage start; the match start where not started'),
  lastChange: int('DK', 'last change'),
  homeScore: int('DE', 'home: current result; one more for the winner of a shoot-out'),
  awayScore: int('DF', 'away: current result'),
  homeFullTime: int('DG', 'home: score after regular time'),
  awayFullTime: int('DH', 'away: score after regular time'),
  homeExtraTime: int('REA', 'home: score after extra time'),
  awayExtraTime: int('REB', 'away: score after extra time'),
  fullTimeWinner: int('AZ', 'winner after regular time'),
  winner: text('DJ', 'winner: H, A, D or empty'),
  gameTime: constant('DI', '-1', 'always -1'),
  ds: constant('DS', '0', 'always 0'),
  dl: constant('DL', '1', 'always 1'),
  dm: constant('DM', '', 'always empty'),
  tabs: text(
    'DX',
    'comma list of the tabs that have content: MR report, ST statistics, MMT pressure by minute, MMS shots by minute, MML score by minute, PS players, LI line-ups, PLI expected line-ups, SCR missing players, LC and MC comments, MH point by point, HH head-to-head, HIO videos, TA standings, LT live standings, TTS top scorers, DTF draw, NF news, COR corrections',
  ),
  sport: int('DV', 'sport id'),
  bestPlayer: text('DPN', 'player of the match: the best rated, once it is over; absent without ratings'),
  bestUrl: text('DPU', 'the address of its page'),
  bestSide: int('DPS', 'its side: 1 home, 2 away'),
  bestRating: text('DPR', 'its rating, 8.9'),
  dt: constant('DT', '', 'always empty'),
});
export type CoreRow = Words<typeof coreRow.fields>;

export const WINNER_LETTER = {
  [Winner.unknown]: '',
  [Winner.draw]: 'D',
  [Winner.home]: 'H',
  [Winner.away]: 'A',
} as const satisfies Record<Winner, string>;

export const periodRow = rowCodec({
  label: text('AC', 'label of the period'),
  home: int('IG', 'home: goals in the period'),
  away: int('IH', 'away: goals in the period'),
});
export type PeriodRow = Words<typeof periodRow.fields>;

export const partTitleRow = rowCodec({ title: text('SE', 'title of a part of the match') });
export const statisticsSectionRow = rowCodec({ title: text('SF', 'title of a section') });

export const statisticRow = rowCodec({
  stat: int('SD', 'statistic id'),
  label: text('SG', 'label'),
  home: text('SH', 'home'),
  away: text('SI', 'away'),
});
export type StatisticRow = Words<typeof statisticRow.fields>;

export const correctionRow = rowCodec({
  n: int('COI', 'number'),
  at: int('COT', 'time of the correction'),
  since: int('COB', 'time since which the value before was shown'),
  what: text('COK', 'goal, score, incident, stage, start or deduction'),
  from: text('COF', 'value before'),
  to: text('COG', 'value now'),
  reason: text('COR', 'reason, in the language of the feed'),
  cause: text('COC', 'reason as a code: offside, handball, foul, var, challenge, scorer, minute, clerical or unknown'),
  minute: text('COM', 'minute of the match'),
  side: int('COS', '1 home, 2 away'),
  player: text('COP', 'player'),
  provider: text('COV', 'source of the correction'),
});
export type CorrectionRow = Words<typeof correctionRow.fields>;

export const seasonCorrectionsRow = rowCodec({
  corrections: int('CSC', 'corrections of goals, scores and incidents in the season'),
  matches: int('CSM', 'its matches that have begun, without those of which the result alone is reported'),
  rulings: int('CSR', 'corrections by a decision of the referee'),
  seconds: int('CSS', 'seconds that the value before was shown, on average; absent where no correction has them'),
});
export type SeasonCorrections = Words<typeof seasonCorrectionsRow.fields>;

export const videoRow = rowCodec({
  id: text('VDI', 'video id'),
  title: text('VDT', 'title'),
  url: text('VDL', 'address, https'),
  published: int('VDP', 'time of publication'),
});
export type VideoRow = Words<typeof videoRow.fields>;

export const writeVideos = (videos: readonly VideoRow[]): string => videos.map((video) => videoRow.writeText(video)).join('');

/** Reads a df_hi_ feed. Throws WireError. */
export const readVideos = (body: string): VideoRow[] => videoRow.readAll(body);

const ABSENCE_NUMBER = { suspension: 0, injury: 1, illness: 2, other: 3 } as const;
const STATUS_NUMBER = { out: 1, doubtful: 2 } as const;

export const absenceRow = rowCodec({
  side: int('SPT', '1 home, 2 away'),
  id: text('SPI', 'participant id of the player'),
  countryId: int('SPF', 'country id'),
  countryName: text('SPG', 'country'),
  url: text('SPR', "path of the player's page; empty where there is none"),
  name: text('SPN', 'name'),
  reason: int('SPC', '0 suspended, 1 injured, 2 ill, 3 another reason'),
  spu: constant('SPU', '0', 'always 0'),
  text: text('SPE', 'the reason in words'),
  chance: text('SPD', 'likelihood to play, in words'),
  status: int('SPS', '1 misses the match, 2 may miss it'),
  until: int('SPB', 'day of the expected return'),
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
