import { MAX_MY_TEAMS, MY_GAMES } from '@stillingen/domain';
import { plural } from './danish.ts';

const DAYS = `Du kan følge kampe fra i går til ${MY_GAMES.futureDays} dage frem.`;

/** MYG-37: by the key of the alert. */
export const MINE_ALERTS = {
  TRANS_MY_GAMES_LIMIT_REACHED: `Du følger allerede ${MY_GAMES.maximumCount} kampe, og det er grænsen. Fjern en for at følge en ny.`,
} as const;

export const mineText = {
  title: 'Mine',
  games: 'Mine kampe',
  all: 'Alle mine',
  followed: (match: string): string => `Du følger ${match}.`,
  unfollowed: (match: string): string => `Du følger ikke længere ${match}.`,
  followsWhole: (league: string): string => `Du følger hele ${league}.`,
  refused: {
    full: MINE_ALERTS.TRANS_MY_GAMES_LIMIT_REACHED,
    far: DAYS,
    whole: 'Kampen hører til en liga, du følger hele. Den kan ikke flyttes for sig.',
  },
  teamsFull: `Du følger allerede ${MAX_MY_TEAMS} hold, og det er grænsen. Fjern et for at følge et nyt.`,
  notKept: 'Browseren gemmer ikke noget for denne side. Dine valg er væk, når du lukker den.',
  failed: 'Stjernen kunne ikke gemmes og er fjernet igen.',
  undo: 'Fortryd',
  change: 'Ret',
  show: 'Vis mine kampe',
  hide: 'Skjul mine kampe',
  liveAndLater: (live: number, later: number): string =>
    [live > 0 ? `${live} live` : '', later > 0 ? `${later} senere` : ''].filter((part) => part !== '').join(' · '),
  noneTitle: 'Sæt en stjerne ved en kamp',
  noneHint: 'Så står den her og øverst i tabellen, og du får besked, når der sker noget.',
  noneToday: 'Ingen af dine kampe er i dag',
  noneTodayHint: 'De næste står på siden med alle dine kampe.',
  usage: (games: number, teams: number, leagues: number, maximum: number): string =>
    `${games} af ${maximum} kampe · ${teams} af ${MAX_MY_TEAMS} hold · ${plural(leagues, 'liga', 'ligaer')}`,
};
