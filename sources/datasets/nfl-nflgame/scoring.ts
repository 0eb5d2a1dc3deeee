import type { ParticipantRef } from '@stillingen/domain/messages';
import type { IncidentType, Pair, Side } from '@stillingen/domain';
import { secondsOf } from '../kit/events/score.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import type { NamedPerson } from '../kit/events/duel.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import tables from './tables.json' with { type: 'json' };

const NAMES: Readonly<Record<string, string>> = tables.teams;

const lettersOf = (written: string): string => (written === 'JAC' ? 'JAX' : written);

export function teamOf(written: string): ParticipantRef {
  const letters = lettersOf(written);
  const name = NAMES[letters] ?? refuse(`the team is not known: ${written}`);
  return { name, country: 'us', key: `nfl-${letters}`, kind: 'club' };
}

export interface Score {
  readonly play: number;
  readonly quarter: number;
  readonly side: Side;
  readonly type: IncidentType;
  readonly player: NamedPerson;
  readonly points: number;
}

const CONVERSION = /\(([^()]*)\) Drive|\(([^()]*)\)$/;
const MISSED = /fail|block|aborted/;
const KICKS: Readonly<Record<string, { readonly type: IncidentType; readonly points: number }>> = {
  TD: { type: 'touchdown', points: 6 },
  FG: { type: 'field-goal', points: 3 },
  SAF: { type: 'safety', points: 2 },
};

function scorerOf(text: string, ids: Members): NamedPerson {
  const name = /^[A-Z][\w'-]*\.[A-Z][\w.'-]*/.exec(text)?.[0] ?? '';
  const id = textOf(ids[name]);
  return id === '' ? { name } : { name, key: `nfl-player-${id}` };
}

function conversionOf(text: string, ids: Members): Pick<Score, 'type' | 'points' | 'player'> | null {
  const [, before, atEnd] = CONVERSION.exec(text) ?? [];
  const words = before ?? atEnd ?? '';
  if (words === '' || MISSED.test(words)) return null;
  if (words.includes('kick is good')) return { type: 'extra-point', points: 1, player: scorerOf(words, ids) };
  // 'M.Ryan-M.Sanu pass': thrown by the first, caught by the second.
  const [first = '', second] = words.replace(/ (pass|run).*$/, '').split(/-(?=[A-Z]\w*\.)/);
  return { type: 'two-point-conversion', points: 2, player: scorerOf(second ?? first, ids) };
}

export function scoresIn(game: Members): Score[] {
  const home = lettersOf(textOf(membersOf(game.home).abbr));
  const lines = Object.entries(membersOf(game.scrsummary))
    .map(([play, line]) => ({ play: Number(play), line: membersOf(line) }))
    .sort((a, b) => a.play - b.play);
  return lines.flatMap(({ play, line }): Score[] => {
    const text = textOf(line.desc);
    const ids = membersOf(line.players);
    const base = { play, quarter: numberOf(line.qtr), side: lettersOf(textOf(line.team)) === home ? 'home' : 'away' } as const;
    const kick = KICKS[textOf(line.type)];
    if (kick === undefined) {
      if (!text.includes('two point conversion')) throw new BadRow(`the score is not understood: ${text}`);
      return [{ ...base, type: 'two-point-conversion', points: 2, player: scorerOf(text, ids) }];
    }
    const conversion = kick.type === 'touchdown' ? conversionOf(text, ids) : null;
    const scored = { ...base, ...kick, player: kick.type === 'safety' ? { name: '' } : scorerOf(text, ids) };
    return conversion === null ? [scored] : [scored, { ...base, ...conversion }];
  });
}

export interface Play {
  readonly id: number;
  readonly quarter: number;
  readonly left: number | null;
  readonly down: number;
  readonly toGo: number;
  readonly ball: Side | null;
}

export function playsIn(game: Members): Play[] {
  const home = lettersOf(textOf(membersOf(game.home).abbr));
  const drives = Object.entries(membersOf(game.drives)).filter(([name]) => name !== 'crntdrv');
  return drives
    .flatMap(([, drive]) => Object.entries(membersOf(membersOf(drive).plays)))
    .map(([id, value]): Play => {
      const play = membersOf(value);
      const ball = lettersOf(textOf(play.posteam));
      return {
        id: Number(id),
        quarter: numberOf(play.qtr),
        left: secondsOf(textOf(play.time)),
        down: numberOf(play.down),
        toGo: numberOf(play.ydstogo),
        ball: ball === '' ? null : ball === home ? 'home' : 'away',
      };
    })
    .sort((a, b) => a.id - b.id);
}

export function quartersIn(game: Members): { regular: readonly Pair[]; extra: readonly Pair[] } {
  const [home, away] = [membersOf(membersOf(game.home).score), membersOf(membersOf(game.away).score)];
  const quarter = (n: number): Pair => [numberOf(home[n]), numberOf(away[n])];
  const overtime = textOf(game.qtr).toLowerCase().includes('overtime');
  return { regular: [1, 2, 3, 4].map(quarter), extra: overtime ? [quarter(5)] : [] };
}

export function finishedGame(content: unknown): Members {
  const game =
    listOf(Object.values(membersOf(content))).find(({ home }) => home !== undefined) ?? refuse('the file holds no game');
  if (!/^final/i.test(textOf(game.qtr))) throw new BadRow(`the game is not over: ${textOf(game.qtr)}`);
  return game;
}
