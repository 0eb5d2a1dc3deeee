import { type Pair, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { ResultTexts } from '@stillingen/domain/messages';
import { duelEvent, type DuelIncident, type DuelOutcome, type ImportedDuel, matchKey } from '../kit/events/duel.ts';
import { inningParts, inningStage } from '../kit/events/score.ts';
import { minus, sumOf } from '../../pairs.ts';
import { BadRow, type DataSet } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { lineupsOf, personsOf, sectionsOf } from './box-score.ts';
import { clubOf, competitionOf, formatOf, GAME_TYPES, roundOf, situationOf } from './league.ts';
import { deliveriesOf, type Delivery } from './plays.ts';

const USUAL_MINUTES = 165;
const NO_RESULT: readonly (readonly [state: RegExp, stage: StageCode])[] = [
  [/^Postponed/, Stage.postponed],
  [/^Cancell?ed/, Stage.cancelled],
  [/^Suspended/, Stage.toFinish],
];

export interface MlbGame {
  readonly duel: ImportedDuel;
  readonly deliveries: readonly Delivery[];
}

export function deliveryIncidents({ inning, batting, homeRun, score, substitution }: Delivery): DuelIncident[] {
  const head = { minute: inning, stage: inningStage(inning) };
  return [
    ...(substitution === null
      ? []
      : [
          {
            type: 'substitution' as const,
            side: substitution.side,
            ...head,
            player: substitution.on,
            second: substitution.off,
            ...(substitution.pitcher ? { detail: 'Pitcher' } : {}),
          },
        ]),
    ...(homeRun === ''
      ? []
      : [
          { type: 'home-run' as const, side: batting, ...head, player: homeRun, score: [score[0], score[1]] as [number, number] },
        ]),
  ];
}

function outcomeOf(status: Members, linescore: Members, starters: Pair<string>): DuelOutcome | null {
  const state = textOf(status.detailedState);
  const none = NO_RESULT.find(([words]) => words.test(state));
  if (none !== undefined) return { stage: none[1] };
  if (status.abstractGameState !== 'Final') return null;
  const teams = membersOf(linescore.teams);
  const runs = (inning: Members, side: string): number => numberOf(membersOf(inning[side]).runs) || 0;
  const innings = listOf(linescore.innings).map((inning): Pair => [runs(inning, 'home'), runs(inning, 'away')]);
  const [home, away] = [membersOf(teams.home), membersOf(teams.away)];
  const results = (team: Members, pitcher: string): ResultTexts => ({
    hits: textOf(team.hits),
    errors: textOf(team.errors),
    ...(pitcher === '' ? {} : { pitcher }),
  });
  return {
    // A forfeit has the runs that the rules give.
    stage: state.startsWith('Forfeit') ? Stage.awarded : Stage.finished,
    score: {
      home: numberOf(home.runs),
      away: numberOf(away.runs),
      parts: inningParts(innings),
      results: [results(home, starters[0]), results(away, starters[1])],
    },
  };
}

export async function readMlbGame(file: SourceFile): Promise<MlbGame> {
  const feed = membersOf(await readJson(file));
  const [data, live] = [membersOf(feed.gameData), membersOf(feed.liveData)];
  const [game, info, linescore] = [membersOf(data.game), membersOf(data.gameInfo), membersOf(live.linescore)];
  const start = textOf(membersOf(data.datetime).dateTime);
  if (Number.isNaN(Date.parse(start))) throw new BadRow(`the game has no time: ${start}`);
  const players = membersOf(data.players);
  const nameOf = (id: string): string => textOf(membersOf(players[`ID${id}`]).fullName);
  const team = (side: 'home' | 'away') => {
    const name = textOf(membersOf(membersOf(data.teams)[side]).name);
    if (name === '') throw new BadRow(`the ${side} side has no name`);
    return clubOf(name);
  };
  const boxes = membersOf(membersOf(live.boxscore).teams);
  const starter = (side: 'home' | 'away'): string => {
    const { pitchers } = membersOf(boxes[side]);
    return Array.isArray(pitchers) ? nameOf(textOf(pitchers[0])) : '';
  };
  const umpire = listOf(membersOf(live.boxscore).officials).find(({ officialType }) => officialType === 'Home Plate');
  const type = textOf(game.type);
  const competition = competitionOf(type, textOf(game.season));
  if (competition === null) throw new BadRow(`the type of the game is not known: ${type} (allowed: ${GAME_TYPES.join(', ')})`);
  const attendance = numberOf(info.attendance);
  const [home, away] = [team('home'), team('away')];
  const deliveries = deliveriesOf(listOf(membersOf(live.plays).allPlays), nameOf);
  return {
    deliveries,
    duel: {
      file: file.name,
      line: 0,
      key: matchKey('mlb', home.name, away.name, [textOf(game.pk)]),
      sport: SPORT.baseball,
      competition,
      home,
      away,
      start,
      details: {
        ...roundOf(type, { doubleHeader: textOf(game.doubleHeader), gameNumber: textOf(game.gameNumber) }),
        venue: textOf(membersOf(data.venue).name),
        ...(umpire === undefined ? {} : { referee: textOf(membersOf(umpire.official).fullName) }),
        ...(attendance > 0 ? { attendance } : {}),
        ...formatOf(numberOf(linescore.scheduledInnings)),
      },
      minutes: numberOf(info.gameDurationMinutes) || USUAL_MINUTES,
      outcome: outcomeOf(membersOf(data.status), linescore, [starter('home'), starter('away')]),
      incidents: deliveries.flatMap(deliveryIncidents),
      players: [...sectionsOf(boxes, nameOf)],
      lineups: lineupsOf(boxes, nameOf),
      persons: personsOf(players),
    },
  };
}

export const mlbStatsapi: DataSet = {
  name: 'mlb-statsapi',
  about: 'baseball: games of the MLB’s statsapi: line scores, pitchers, batters',
  reads: (name) => /(^|\/)[^/]*\d{8}-[^/]+-vs?-[^/]+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readMlbGame(file)).duel);
  },
};

const FIRST_PITCH_SECONDS = 10;

function statesOf({ duel: { file, outcome }, deliveries }: MlbGame): RecordedState[] {
  const first = deliveries[0];
  if (first === undefined || outcome?.score === undefined) throw new BadRow(`${file} is not complete`);
  const innings: Pair[] = [];
  const starters = outcome.score.results!;
  const states = deliveries.map((delivery): RecordedState => {
    const { inning, score, hits, errors, batting } = delivery;
    innings[inning - 1] = minus(score, sumOf(innings.slice(0, inning - 1)));
    return {
      second: (delivery.atMs - first.atMs) / 1000 + FIRST_PITCH_SECONDS,
      stage: inningStage(inning),
      score: {
        home: score[0],
        away: score[1],
        parts: inningParts(innings),
        results: [
          { ...starters[0], hits: String(hits[0]), errors: String(errors[0]) },
          { ...starters[1], hits: String(hits[1]), errors: String(errors[1]) },
        ],
        serve: batting,
      },
      situation: situationOf(delivery),
      half: batting === 'away' ? 'top' : 'bottom',
      incidents: deliveryIncidents(delivery),
    };
  });
  const last = states.at(-1)!;
  return [
    { second: 0, stage: inningStage(1), score: { home: 0, away: 0, serve: 'away' }, situation: '', half: 'top' },
    ...states,
    { second: last.second, stage: Stage.finished, score: { ...outcome.score, serve: null }, situation: '' },
  ];
}

export const mlbReplay = replayOf(mlbStatsapi, 'baseball: every pitch', async (file) => {
  const game = await readMlbGame(file);
  return [recordedDuel(`mlb-${/(\d+)\.json$/.exec(file.name)![1]}`, game.duel, statesOf(game))];
});
