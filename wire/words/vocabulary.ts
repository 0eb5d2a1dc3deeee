import type {
  Absence,
  CorrectionReason,
  League,
  Participant,
  PlayerRole,
  Sport,
  SportName,
  StageCode,
  StageRole,
  StandingsHead,
  StandingsRules,
  StatisticKind,
  TieBreak,
  TransferType,
  Zone,
} from '@stillingen/domain';
import type { IncidentWord } from '../match/incident-words.ts';

/** The languages of feed editions. */
export type Language = 'da' | 'en';

/** What a place or category is called: its name, and its part of an address. */
export interface PlaceName {
  readonly name: string;
  readonly slug: string;
}
/** A column of a table: its head, and the same in full. */
export interface HeadWords {
  readonly short: string;
  readonly long: string;
}
/** What decides a match that has neither halves nor sets. */
export type Unit = 'frames' | 'legs' | 'maps';

/**
 * All words that feeds carry, in one language. Codes and kinds are looked up; texts that the state holds in Danish (rounds, groups,
 * sessions, categories, notices) go through `phrase`, which leaves what it does not know as it is: names, and prose of providers.
 */
export interface Vocabulary {
  readonly language: Language;

  // Names
  /** Null where no country or region has the code. */
  country(code: string): (PlaceName & { readonly id: number }) | null;
  sport(sport: SportName): PlaceName;
  competition(league: Pick<League, 'sportId' | 'country' | 'category' | 'name' | 'slug'>): PlaceName;
  /** What stands in a country's place; its part of an address does not follow its name in Danish. */
  category(category: string): PlaceName;
  participant(participant: Participant): Participant;
  phrase(danish: string): string;

  // A match
  statistic(kind: StatisticKind): string;
  readonly statistics: string;
  readonly wholeMatch: string;
  /** What a stage of a match is called where a period begins with it. */
  stage(sport: Sport, stage: StageCode): string;
  /** What the part of a score is called, from 0. */
  part(sport: Sport, part: number): string;
  unit(unit: Unit | 'sets', number: number): string;
  tieBreakOf(part: string): string;
  incident(word: IncidentWord, sport: Sport): string;
  reason(reason: CorrectionReason): string;
  /** `title` is the Danish name of the part that its competition has. */
  role(role: StageRole, title: string | undefined): string;
  playerRole(role: PlayerRole, sport: Sport): string;
  absence(kind: Absence['kind']): string;
  readonly doubtful: string;
  readonly lineup: Readonly<Record<'starters' | 'substitutes' | 'coaches', string>>;
  readonly headToHead: {
    readonly all: string;
    readonly direct: string;
    atHome(name: string): string;
    away(name: string): string;
    last(name: string): string;
  };

  // Tables
  readonly tables: Readonly<Record<'points' | 'form' | 'over-under' | 'half-time', string>>;
  readonly sides: Readonly<Record<'overall' | 'home' | 'away', string>>;
  head(head: StandingsHead, scored: StandingsRules['scored']): HeadWords;
  zone(zone: Zone): string;
  tieBreak(tieBreak: TieBreak, scored: StandingsRules['scored']): string;
  /** `isByName` says that nothing has separated some of its rows. */
  tieBreakNote(rules: Pick<StandingsRules, 'rankBy' | 'scored' | 'tieBreaks' | 'split'>, isByName: boolean): string;
  readonly overUnderNote: string;
  readonly halfTimeNote: string;
  readonly unknownHalfTime: string;
  readonly championship: Readonly<Record<'races' | 'wins' | 'points' | 'note', string>>;
  readonly scorers: Readonly<Record<'title' | 'filter' | 'none', string>> & Readonly<Record<'goals' | 'assists', HeadWords>>;
  /** A decimal number, written with a point. */
  decimal(number: string): string;

  // Beside matches
  transfer(type: TransferType): string;
  readonly transferTabs: Readonly<Record<'ALL' | 'IN' | 'OUT', string>>;
  readonly latestNews: string;
}
