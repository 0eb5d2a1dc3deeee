import type { Scalar, UserData } from '@stillingen/wire/account';

const isDocument = (value: Scalar | UserData | undefined): value is UserData => typeof value === 'object';
const GAMES = 'mygames';
const GROUPS = 'MG';

/** The groups of both sides: '0' and '0,2' are '0,2'. */
function unionOfGroups(mine: Scalar, theirs: Scalar): string {
  const groups = [theirs, mine].flatMap((list) => String(list).split(',')).filter((group) => group !== '');
  return [...new Set(groups)].join(',');
}

/**
 * O-048, O-049: what a visitor had and what the account holds, at login. All of both is kept; where one place holds two values the
 * account's counts, and a game that is in groups on both sides is in the groups of both.
 */
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
