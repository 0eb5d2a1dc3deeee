import { type ComponentType, memo, useEffect, useState } from 'react';
import type { AlertSubject } from '../contract.ts';

type BellProps = { readonly subject: AlertSubject };

/** The bell of a match, a team or a league, whose code is fetched once the page is hydrated. */
export const LateBell = memo(function LateBell(subject: AlertSubject) {
  const [Bell, setBell] = useState<ComponentType<BellProps> | null>(null);
  useEffect(() => {
    import('./bell-button.tsx').then(
      ({ BellButton }) => setBell(() => BellButton),
      () => {},
    );
  }, []);
  return Bell === null ? null : <Bell subject={subject} />;
});
