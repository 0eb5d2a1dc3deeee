import { Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import tables from './tables.json' with { type: 'json' };

export const REGULAR = 3;
const PERIOD_MINUTES = 20;
const FIRST_PERIOD = 14;

export const stageOfPeriod = (period: number, inShootOut: boolean): StageCode =>
  inShootOut ? Stage.penalties : period > REGULAR ? Stage.extraTime : FIRST_PERIOD + period - 1;

/** The minute of play of a clock that counts up from the start of its period: '07:13'. */
export const minuteOf = (period: number, clock: string): number => (period - 1) * PERIOD_MINUTES + Number(clock.split(':')[0]);

export const NOT_PLAYED: Readonly<Record<string, StageCode>> = {
  PPD: Stage.postponed,
  SUSP: Stage.toFinish,
  CNCL: Stage.cancelled,
};

const GAME_TYPES = tables.gameTypes as Readonly<
  Record<number, { readonly name: string; readonly role: 'main' | 'playoff' | 'knockout' }>
>;

/** `season` as the API writes it: '20242025'. Null for types and seasons that are not known. */
export function competitionOf(gameType: number, season: string): CompetitionRef | null {
  const kind = GAME_TYPES[gameType];
  const [, first, second] = /^(\d{4})(\d{4})$/.exec(season) ?? [];
  if (kind === undefined || first === undefined) return null;
  return { name: kind.name, country: 'us', season: `${first}/${second}`, role: kind.role };
}

const CANADIAN = new Set(['CGY', 'EDM', 'MTL', 'OTT', 'TOR', 'VAN', 'WPG']);

export const clubOf = (abbreviation: string, name: string): ParticipantRef => ({
  name,
  country: CANADIAN.has(abbreviation) ? 'ca' : 'us',
  kind: 'club',
});
