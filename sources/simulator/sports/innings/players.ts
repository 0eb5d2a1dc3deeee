import { createRandom } from '../../../random.ts';
import type { Entrant } from '../../engine/entrants.ts';
import type { Sheet } from '../../engine/line-ups.ts';
import { squadOf } from '../../engine/squad.ts';

/** Family names usual where bats are swung and the squads of European clubs have no list. */
const SURNAMES: Readonly<Record<string, string>> = {
  in: 'Sharma Patel Singh Kumar Yadav Iyer Reddy Nair Chahar Pandey Mehta Gill Rana Varma Desai Kulkarni Thakur Menon Joshi Bose',
  pk: 'Khan Ahmed Malik Butt Afridi Hussain Ali Shah Iqbal Raza Akram Javed Nawaz Haider Masood Qureshi Aslam Zaman Saeed Rauf',
  lk: 'Perera Fernando Silva Mendis Jayasuriya Bandara Wickrama Gunaratne Rajapaksa Dissanayake Herath Kumara Senanayake Liyanage Nissanka',
  jp: 'Sato Suzuki Takahashi Tanaka Ito Watanabe Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Hayashi Shimizu',
  kr: 'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong',
};
const SAME_NAMES: Readonly<Record<string, string>> = { bd: 'pk', af: 'pk' };
const INITIALS = [...'ABDGHJKMNRSTVY'];
const SQUAD_SIZE = 14;

/** The invented players of a team, in the order in which they bat. */
export function playersOf({ name, country }: Entrant): readonly string[] {
  const surnames = SURNAMES[SAME_NAMES[country] ?? country]?.split(' ');
  if (surnames === undefined) return squadOf(name, country);
  const random = createRandom('bats', country, name);
  const names = new Set<string>();
  while (names.size < SQUAD_SIZE) names.add(`${random.pick(INITIALS)}. ${random.pick(surnames)}`);
  return [...names];
}

/** Those who bat in a game of baseball; he who begins to pitch comes behind them, then those who relieve him. */
export const ORDER = 9;

export const baseballSheet = (side: Entrant): Sheet => {
  const players = playersOf(side);
  const pitchers = players.slice(ORDER).map((name) => ({ name, role: 'pitcher' as const }));
  return {
    starters: [...players.slice(0, ORDER).map((name) => ({ name })), ...pitchers.slice(0, 1)],
    substitutes: pitchers.slice(1),
  };
};

/** A side of cricket; its last five are those who bowl. */
export const ELEVEN = 11;
export const BOWLERS = 5;

export const cricketSheet = (side: Entrant): Sheet => ({
  starters: playersOf(side)
    .slice(0, ELEVEN)
    .map((name) => ({ name })),
});
