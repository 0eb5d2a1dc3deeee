import {
  assistsOf,
  type EventItem,
  type Incident,
  type Lineup,
  type LineupPlayer,
  type LiveState,
  type MatchRatings,
  NO_FACTS,
  otherSide,
  ratingKey,
  type Side,
  type Sport,
  sportById,
} from '@stillingen/domain';
import {
  type LineupGroup,
  type LineupRow,
  minuteText,
  type PlayerIncident,
  type PlayerLink,
  writeAbsences,
  writeLineups,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';
import { linkNamed, linkOf } from './persons.ts';
import { ratingOf, ratingsOf, ratingsText } from './ratings.ts';

const TYPE = { player: 1, coach: 2, goalkeeper: 3 } as const;
const LIST = { starters: 1, substitutes: 2 } as const;

const orNull = (text: string): string | null => (text === '' ? null : text);
const countryOf = (code: string, words: Vocabulary) => {
  const country = words.country(code);
  return { countryId: country?.id ?? null, countryName: country?.name ?? null };
};

/** The side of the player: an own goal counts for the other. */
const sideOf = ({ type, side }: Incident): Side => (type === 'own-goal' ? otherSide(side) : side);

const ASSISTED: ReadonlySet<Incident['type']> = new Set(['goal', 'penalty-goal']);

function incidentsOf(
  incidents: readonly Incident[],
  side: Side,
  player: string,
  urlOf: (name: string) => string,
): PlayerIncident[] {
  return incidents
    .filter((incident) => incident.withdrawn === null && sideOf(incident) === side)
    .flatMap((incident): PlayerIncident[] => {
      const minute = minuteText(incident);
      if (incident.type === 'substitution')
        return [
          ...(incident.player === player
            ? [{ type: 'substitution-in' as const, minute, other: incident.second, otherUrl: urlOf(incident.second) }]
            : []),
          ...(incident.second === player
            ? [{ type: 'substitution-out' as const, minute, other: incident.player, otherUrl: urlOf(incident.player) }]
            : []),
        ];
      if (incident.player === player) return [{ type: incident.type, minute, other: '', otherUrl: '' }];
      return ASSISTED.has(incident.type) && assistsOf(incident).includes(player)
        ? [{ type: 'assist' as const, minute, other: incident.player, otherUrl: urlOf(incident.player) }]
        : [];
    });
}

function playerRow(
  player: LineupPlayer,
  link: PlayerLink,
  at: number,
  list: keyof typeof LIST,
  incidents: readonly PlayerIncident[],
  rating: string | null,
  sport: Sport,
  words: Vocabulary,
): LineupRow {
  const keeps = player.role === 'goalkeeper';
  const left = incidents.find(({ type }) => type === 'substitution-in' || type === 'substitution-out');
  return {
    index: at + 1,
    id: orNull(link.id),
    name: player.name,
    url: link.url,
    rating,
    number: player.number,
    ...countryOf(player.country, words),
    list: LIST[list],
    type: keeps ? TYPE.goalkeeper : TYPE.player,
    position: player.position,
    mark: player.captain ? '(C)' : keeps ? '(G)' : null,
    role: player.role === '' ? null : orNull(words.playerRole(player.role, sport)),
    roleCode: orNull(player.role),
    left: left?.minute ?? null,
    incidents,
  };
}

const coachRow = (name: string): LineupRow => ({
  index: 1,
  id: null,
  name,
  url: null,
  rating: null,
  number: null,
  countryId: null,
  countryName: null,
  list: null,
  type: TYPE.coach,
  position: null,
  mark: null,
  role: null,
  roleCode: null,
  left: null,
  incidents: [],
});

/** The mean of all rated players of a side. */
function sideRating(rated: MatchRatings | null, { id, starters, substitutes }: Lineup): string | null {
  const ratings = [...starters, ...substitutes].flatMap(({ name }) => rated?.ratings.get(ratingKey(id, name)) ?? []);
  return ratings.length === 0 ? null : (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
}

export function lineupsText(state: LiveState, event: EventItem, { words }: MatchContext): string {
  const { id, sportId } = event;
  const rated = ratingsOf(state, event);
  const { lineup } = state.facts.get(id) ?? NO_FACTS;
  const sport = sportById(sportId)!;
  const incidents = state.incidents.get(id) ?? [];
  const side = (line: Lineup, players: readonly LineupRow[]) => ({
    side: line.id,
    rating: sideRating(rated, line),
    formation: line.formation === '' ? null : sport.keeperInFormation ? `1-${line.formation}` : line.formation,
    predicted: !line.confirmed,
    players,
  });
  const listed = (list: keyof typeof LIST) =>
    lineup
      .filter((line) => line[list].length > 0)
      .map((line) =>
        side(
          line,
          line[list].map((player, at) => {
            const own = incidentsOf(incidents, line.id, player.name, (name) => linkNamed(state, event, line.id, name).url);
            return playerRow(
              player,
              linkOf(state, player.participant),
              at,
              list,
              own,
              ratingOf(rated, line.id, player.name),
              sport,
              words,
            );
          }),
        ),
      );
  const coaches = lineup.filter(({ coach }) => coach !== '').map((line) => side(line, [coachRow(line.coach)]));
  const groups: readonly LineupGroup[] = [
    { group: 'starters', title: words.lineup.starters, sides: listed('starters') },
    { group: 'substitutes', title: words.lineup.substitutes, sides: listed('substitutes') },
    { group: 'coaches', title: words.lineup.coaches, sides: coaches },
  ];
  return writeLineups(groups.filter(({ sides }) => sides.length > 0)) + ratingsText(rated);
}

export function scratchesText(state: LiveState, { id }: EventItem, { words }: MatchContext): string {
  const { absences } = state.facts.get(id) ?? NO_FACTS;
  return writeAbsences(
    absences.flatMap(({ id: side, players }) =>
      players.map(({ player, participant, country, kind, text, status, until }) => ({
        side,
        ...linkOf(state, participant),
        ...countryOf(country, words),
        name: player,
        reason: kind,
        text: text === '' ? words.absence(kind) : words.phrase(text),
        chance: status === 'doubtful' ? words.doubtful : '',
        status,
        until: until ?? null,
      })),
    ),
  );
}
