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
import type { BetWords } from './bets.ts';
import type { IncidentWord } from '../match/incident-words.ts';

export type Language = 'da' | 'en';

export interface PlaceName {
  readonly name: string;
  /** For narrow places; absent where the name is short. */
  readonly short?: string;
  readonly slug: string;
}
export interface HeadWords {
  readonly short: string;
  readonly long: string;
}
export type Unit = 'frames' | 'legs' | 'maps';

/** Texts stored in Danish (rounds, groups, categories) go through `phrase`; unknown ones stay. */
export interface Vocabulary extends BetWords {
  readonly language: Language;

  country(code: string): (PlaceName & { readonly id: number }) | null;
  sport(sport: SportName): PlaceName;
  competition(league: Pick<League, 'sportId' | 'country' | 'category' | 'name' | 'slug'>): PlaceName;
  category(category: string): PlaceName;
  participant(participant: Participant): Participant;
  phrase(danish: string): string;
  /** Where a race is measured: '3,3 km', '10. omgang'. */
  pointOfRace(danish: string): string;

  statistic(kind: StatisticKind): string;
  readonly statistics: string;
  readonly wholeMatch: string;
  stage(sport: Sport, stage: StageCode): string;
  part(sport: Sport, part: number): string;
  unit(unit: Unit | 'sets', number: number): string;
  tieBreakOf(part: string): string;
  incident(word: IncidentWord, sport: Sport): string;
  reason(reason: CorrectionReason): string;
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

  readonly tables: Readonly<Record<'points' | 'form' | 'over-under' | 'half-time', string>>;
  readonly sides: Readonly<Record<'overall' | 'home' | 'away', string>>;
  head(head: StandingsHead, scored: StandingsRules['scored']): HeadWords;
  zone(zone: Zone): string;
  tieBreak(tieBreak: TieBreak, scored: StandingsRules['scored']): string;
  tieBreakNote(rules: Pick<StandingsRules, 'rankBy' | 'scored' | 'tieBreaks' | 'split'>, isByName: boolean): string;
  readonly overUnderNote: string;
  readonly halfTimeNote: string;
  readonly unknownHalfTime: string;
  readonly championship: Readonly<Record<'races' | 'wins' | 'points' | 'note', string>>;
  readonly scorers: Readonly<Record<'title' | 'filter' | 'none', string>> & Readonly<Record<'goals' | 'assists', HeadWords>>;
  decimal(number: string): string;

  transfer(type: TransferType): string;
  readonly transferTabs: Readonly<Record<'ALL' | 'IN' | 'OUT', string>>;
  readonly latestNews: string;
}

type WordsOf<Code extends string> = Readonly<Record<Code, string>>;

export interface WordTables {
  readonly reason: WordsOf<CorrectionReason>;
  readonly role: WordsOf<StageRole>;
  readonly playerRole: WordsOf<PlayerRole>;
  readonly absence: WordsOf<Absence['kind']>;
  readonly transfer: WordsOf<TransferType>;
  readonly incident: WordsOf<IncidentWord>;
}

export const lookUp = (tables: WordTables): Pick<Vocabulary, keyof WordTables> => ({
  reason: (reason) => tables.reason[reason],
  role: (role) => tables.role[role],
  playerRole: (role) => tables.playerRole[role],
  absence: (kind) => tables.absence[kind],
  transfer: (type) => tables.transfer[type],
  incident: (word) => tables.incident[word],
});
