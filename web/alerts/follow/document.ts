import type { Mine } from '@stillingen/client/mine';
import type { UserData } from '@stillingen/wire/account';

/** The parts of the visitor's document on which alerts depend. */
export const alertDocument = ({ document }: Mine): UserData =>
  Object.fromEntries(
    ['mygames', 'myteams', 'alerts'].flatMap((path) => {
      const value = document.get(path);
      return typeof value === 'object' ? [[path, value]] : [];
    }),
  );
