import { decimal, flag, id, int, rowCodec, text, type Words } from '../text/fields.ts';

/** What is known of a team besides its matches, and which of its pages have content. */
export const teamPagesRow = rowCodec({
  pages: text('TSA', 'parts of the address of the pages with content, joined by bars'),
  ground: text('TSV', 'ground of the team'),
  coach: text('TSH', 'coach of the team'),
});

export const teamCompetitionRow = rowCodec({
  name: text('TSC', 'competition'),
  url: text('TSU', 'path of its page'),
  season: text('TSS', 'season, 2026/2027'),
  tournament: id('TST', 'tournament id: one season'),
  stage: id('TSG', 'stage of the latest match of the team, of those with a table where there is one'),
  tables: flag('TSB', '1 if it has a table'),
  draw: flag('TSD', '1 if it has a draw'),
  scorers: flag('TSX', '1 if it has top scorers'),
  rank: int('TSR', 'place of the team, running matches counted in'),
  teams: int('TSN', 'number of teams in its table'),
  simulated: flag('ORG', '1 if its matches are simulated or replayed'),
});
export type TeamCompetition = Words<typeof teamCompetitionRow.fields>;

export const teamFiguresRow = rowCodec({
  played: int('TFP', 'matches played in the first of the competitions'),
  points: decimal('TFQ', 'points in it'),
  goalsFor: int('TFG', 'goals for in it'),
  goalsAgainst: int('TFC', 'goals against in it'),
  scored: text('TFW', 'what is scored'),
  unbeaten: int('TFU', 'matches since the last defeat, of all competitions'),
  formPoints: decimal('TFL', 'points of the last five matches; absent for fewer than three'),
  formOf: decimal('TFO', 'points possible in them'),
});
export type TeamFigures = Words<typeof teamFiguresRow.fields>;

export const teamPositionRow = rowCodec({
  rank: int('TPR', 'place after a match of the team'),
  played: int('TPM', 'matches the team had played'),
  start: int('TPS', 'start of the match'),
  round: text('TPO', 'round of the match'),
});
export type TeamPosition = Words<typeof teamPositionRow.fields>;

export interface TeamSeason {
  readonly pages: readonly string[];
  /** Empty where not known. */
  readonly ground: string;
  readonly coach: string;
  /** The main one first. */
  readonly competitions: readonly TeamCompetition[];
  /** Null without a table. */
  readonly figures: TeamFigures | null;
  /** Of the first competition, oldest first. */
  readonly positions: readonly TeamPosition[];
}

const BETWEEN = '|';

export const writeTeamSeason = ({ pages, ground, coach, competitions, figures, positions }: TeamSeason): string =>
  teamPagesRow.writeText({ pages: pages.join(BETWEEN), ground, coach }) +
  competitions.map((competition) => teamCompetitionRow.writeText(competition)).join('') +
  (figures === null ? '' : teamFiguresRow.writeText(figures)) +
  positions.map((position) => teamPositionRow.writeText(position)).join('');

/** Reads a ts_ feed. Throws WireError. */
export function readTeamSeason(feed: string): TeamSeason {
  const [about] = teamPagesRow.readAll(feed);
  return {
    pages: about?.pages?.split(BETWEEN) ?? [],
    ground: about?.ground ?? '',
    coach: about?.coach ?? '',
    competitions: teamCompetitionRow.readAll(feed),
    figures: teamFiguresRow.readAll(feed)[0] ?? null,
    positions: teamPositionRow.readAll(feed),
  };
}
