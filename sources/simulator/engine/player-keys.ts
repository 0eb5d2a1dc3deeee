import type { Match } from './match.ts';
import { squadOf } from './squad.ts';
import type { Sections, Timeline } from './timeline.ts';

/** Rows that name a player of the squad of their side alone get its key, as line-ups have it. */
function keyedSections({ rules, ...match }: Match, sections: Sections): Sections {
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const { name, country } = match[row.side];
      const key = row.key ?? squadOf(name, country, rules.sportId).find((player) => player.name === row.player)?.key;
      return key === undefined ? row : { ...row, key };
    }),
  }));
}

export const withPlayerKeys = (match: Match, timeline: Timeline): Timeline =>
  timeline.map((event) => {
    const { players } = event;
    if (players === undefined) return event;
    return { ...event, players: players.map((one) => ({ ...one, sections: () => keyedSections(match, one.sections()) })) };
  });
