import { type FavouriteLimits, type FavouriteRefusal, MAX_MY_TEAMS } from '@stillingen/domain';
import { knownText, plural } from '../language.ts';

/** MYG-37. */
const LIMIT_REACHED = 'TRANS_MY_GAMES_LIMIT_REACHED';

const alerts = ({ maximumCount }: FavouriteLimits): Readonly<Record<string, string>> => ({
  [LIMIT_REACHED]: `Du følger allerede ${maximumCount} kampe, og det er grænsen. Fjern en for at følge en ny.`,
});

const daysBack = (days: number): string => (days === 0 ? 'i dag' : days === 1 ? 'i går' : `${days} dage siden`);

/** Why nothing was followed. */
export function refusalText(refusal: FavouriteRefusal, limits: FavouriteLimits): string {
  switch (refusal) {
    case 'full':
      return knownText(alerts(limits), LIMIT_REACHED);
    case 'far':
      return `Du kan følge kampe fra ${daysBack(limits.pastDays)} til ${plural(limits.futureDays, 'dag', 'dage')} frem.`;
    case 'whole':
      return 'Kampen hører til en liga, du følger hele. Den kan ikke flyttes for sig.';
  }
}

export const mineText = {
  title: 'Mine',
  games: 'Mine kampe',
  all: 'Alle mine',
  followed: (match: string): string => `Du følger ${match}.`,
  rings: (rule: string): string => `Notifikationer: ${rule}.`,
  unfollowed: (match: string): string => `Du følger ikke længere ${match}.`,
  followsWhole: (league: string): string => `Du følger hele ${league}.`,
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
  /** `teams` is null where they cannot be followed. */
  usage: (games: number, teams: number | null, leagues: number, maximum: number): string =>
    [`${games} af ${maximum} kampe`, teams === null ? '' : `${teams} af ${MAX_MY_TEAMS} hold`, plural(leagues, 'liga', 'ligaer')]
      .filter((part) => part !== '')
      .join(' · '),
};
