import { type Calls, type DataKey, diffOf, parseUserData, type Scalar, type UserData } from '@stillingen/wire/account';
import { FRESHNESS_MS } from '../constants.ts';
import { DATA_KEYS, type StoredProfile } from '../storage/profile.ts';
import type { OwnChanges } from './changes.ts';

export interface Documents {
  begin(): void;
  receive(answer: Calls['getData']['answer']): boolean;
}

export function createDocuments(profile: StoredProfile, changes: OwnChanges): Documents {
  /** An older answer is retried once; the second one counts. */
  let mayBeStale = true;

  /** ACC-40: the first load merges the browser's document and stores the difference. */
  function joined(key: DataKey, theirs: UserData): UserData {
    const both = mergeAtLogin(profile.document(key), theirs);
    changes.addBelow(key, diffOf(theirs, both));
    return both;
  }

  return {
    begin() {
      mayBeStale = true;
    },
    receive(answer) {
      const known = profile.rev();
      if (known !== null && answer.rev < known && mayBeStale) {
        mayBeStale = false;
        return false;
      }
      mayBeStale = true;
      profile.setPerson(answer.profile);
      for (const key of DATA_KEYS) {
        const theirs = parseUserData(answer[key]) ?? {};
        profile.setDocument(key, changes.over(key, known === null ? joined(key, theirs) : theirs));
      }
      profile.setRev(answer.rev);
      return true;
    },
  };
}

/** Loaded within the freshness window (ACC-48). */
export function areFresh(profile: Pick<StoredProfile, 'loadedMs' | 'rev'>, nowMs: number): boolean {
  const loadedMs = profile.loadedMs();
  const ageMs = nowMs - (loadedMs ?? 0);
  // A time in the future was written by a clock corrected since.
  return loadedMs !== null && profile.rev() !== null && ageMs >= 0 && ageMs < FRESHNESS_MS;
}

const isDocument = (value: Scalar | UserData | undefined): value is UserData => typeof value === 'object';
const GAMES = 'mygames';
const GROUPS = 'MG';

function unionOfGroups(mine: Scalar, theirs: Scalar): string {
  const groups = [theirs, mine].flatMap((list) => String(list).split(',')).filter((group) => group !== '');
  return [...new Set(groups)].join(',');
}

/** O-048, O-049: the account's value wins; a game is in the groups of both sides. */
export function mergeAtLogin(local: UserData, account: UserData): UserData {
  const merge = (mine: UserData, theirs: UserData, isGame: boolean): UserData => {
    const merged: Record<string, Scalar | UserData> = { ...mine };
    for (const [segment, value] of Object.entries(theirs)) {
      const own = Object.hasOwn(mine, segment) ? mine[segment] : undefined;
      if (isDocument(own) && isDocument(value)) merged[segment] = merge(own, value, isGame || segment === GAMES);
      else if (isGame && segment === GROUPS && own !== undefined && !isDocument(own) && !isDocument(value))
        merged[segment] = unionOfGroups(own, value);
      else merged[segment] = value;
    }
    return merged;
  };
  return merge(local, account, false);
}
