import { byStart, type League, type Participant, type RaceEntry, StageType, withoutClassifications } from '@stillingen/domain';
import type { PersonFeed, PersonRaceLine } from '@stillingen/wire';
import { championshipOf, countsForChampionship, pointsOf, type RaceView } from '../../projection/race-view.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { summary } from '../lists/participants.ts';
import { itemsOf, ofKind } from '../lists/sections.ts';

const DECIDING = ['time', 'toPar', 'points', 'gap'] as const;

const resultOf = ({ results }: RaceEntry): string =>
  DECIDING.map((name) => results[name]).find((text) => text !== undefined) ?? '';

/** The latest first, as many as a page of the sport shows (PART-23, 24). */
export function racesOf(shown: FeedState, person: Participant): PersonRaceLine[] {
  const own = itemsOf(shown, shown.eventsOf(person.id)).filter(({ race }) => race !== null);
  const begun = own.filter(({ race }) => race!.race.stageType !== StageType.scheduled);
  return summary(person.sportId, ofKind(shown, begun, 'results')).flatMap(({ id, leagueId, race }): PersonRaceLine[] => {
    const entry = race!.entries.find(({ participant }) => participant === person.id);
    if (entry === undefined) return [];
    const { start, meeting, session } = race!.race;
    return [
      {
        event: id,
        start,
        competition: shown.words.competition(shown.league(leagueId)).name,
        meeting: shown.words.phrase(meeting),
        session: shown.words.phrase(session),
        rank: entry.rank,
        tied: entry.tied ? true : null,
        status: entry.status,
        result: resultOf(entry),
      },
    ];
  });
}

const YEAR_S = 365 * 24 * 3600;
const PODIUM = 3;

interface OwnRace {
  readonly view: RaceView;
  readonly league: League;
  readonly entry: RaceEntry;
}

/** Finished races that count: in a championship those with points, elsewhere all. The latest first. */
function countedRaces(shown: FeedState, person: Participant): OwnRace[] {
  const own = itemsOf(shown, shown.eventsOf(person.id)).flatMap(({ race: view, leagueId }): OwnRace[] => {
    const entry = view?.entries.find(({ participant }) => participant === person.id);
    const league = shown.league(leagueId);
    if (view === null || entry === undefined || view.race.stageType !== StageType.finished) return [];
    return championshipOf(league) === null || countsForChampionship(view.race) ? [{ view, league, entry }] : [];
  });
  return withoutClassifications(own, ({ view }) => view.race).toSorted((a, b) => byStart(b.view.race, a.view.race));
}

/** The season of the competition in which the person raced most within a year of the last race. */
export function raceSeasonOf(shown: FeedState, person: Participant): Pick<PersonFeed, 'season' | 'figures'> {
  const races = countedRaces(shown, person);
  const [last] = races;
  if (last === undefined) return { season: null, figures: [] };
  const recent = races.filter(({ view }) => view.race.start > last.view.race.start - YEAR_S);
  const [own] = [...Map.groupBy(recent, ({ league }) => league.id).values()].toSorted((a, b) => b.length - a.length);
  const { league } = own![0]!;
  const ranks = own!.flatMap(({ entry: { rank } }) => (rank === null ? [] : [rank]));
  const points = own!.reduce((sum, { entry }) => sum + pointsOf(entry), 0);
  const figure = (code: string, value: number) => ({ code, label: '', value: String(value), percentile: null });
  return {
    season: { competition: shown.words.competition(league).name, season: league.season, peers: null },
    figures: [
      figure('RL', own!.length),
      figure('RS', ranks.filter((rank) => rank === 1).length),
      figure('RPO', ranks.filter((rank) => rank <= PODIUM).length),
      ...(ranks.length === 0 ? [] : [figure('RB', Math.min(...ranks))]),
      ...(championshipOf(league) === null ? [] : [figure('RP', points)]),
    ],
  };
}
