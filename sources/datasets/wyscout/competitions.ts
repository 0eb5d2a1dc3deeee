import type { CompetitionRef } from '@stillingen/domain/messages';
import { replayed } from '../kit/replay/replay-messages.ts';

const COMPETITIONS: Record<string, { readonly name: string; readonly country: string; readonly tournament?: true }> = {
  World_Cup: { name: 'VM', country: 'xw', tournament: true },
  European_Championship: { name: 'EM', country: 'eu', tournament: true },
  England: { name: 'Premier League', country: 'gb-eng' },
  Spain: { name: 'La Liga', country: 'es' },
  Italy: { name: 'Serie A', country: 'it' },
  Germany: { name: 'Bundesliga', country: 'de' },
  France: { name: 'Ligue 1', country: 'fr' },
};

/**
 * The competition of a list of matches, from its file's name and the day of the match. Replays stand in one of their own,
 * 'VM 2018 (genafspilning)'. A file that is not known gives its own name as the competition of the world.
 */
export function competitionOf(fileName: string, playedMs: number): CompetitionRef {
  const part = fileName.replace(/^matches_/, '').replace(/\.json$/, '');
  const { name, country, tournament } = COMPETITIONS[part] ?? {
    name: part.replaceAll('_', ' '),
    country: 'xw',
    tournament: true,
  };
  const played = new Date(playedMs);
  const first = played.getUTCMonth() < 6 && tournament !== true ? played.getUTCFullYear() - 1 : played.getUTCFullYear();
  const season = tournament === true ? String(first) : `${first}/${first + 1}`;
  return replayed({ name, country, season });
}
