import type { ReactNode } from 'react';

/** The blocks of a participant's page, by the names of the specification (PART-03 to PART-18). */
export const PARTICIPANT_BLOCKS = {
  default: '',
  summary: 'summary',
  summaryFixtures: 'summary-fixtures',
  summaryResults: 'summary-results',
  results: 'results',
  fixtures: 'fixtures',
  squad: 'squad',
  transfers: 'transfers',
  injuries: 'injury_history',
  news: 'news',
  draw: 'draw',
  standings: 'standings_table',
  standingsDraw: 'standings_draw',
  archive: 'archive',
  teams: 'participants_teams',
  players: 'participants_players',
} as const;
export type ParticipantBlockName = keyof typeof PARTICIPANT_BLOCKS;

/** A block of a participant's page, marked by its name. */
export const ParticipantBlock = ({ name, children }: { name: ParticipantBlockName; children: ReactNode }) => (
  <div data-block={PARTICIPANT_BLOCKS[name]}>{children}</div>
);
