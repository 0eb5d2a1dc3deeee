import type { Notifications } from '@stillingen/client/alerts';
import { useEffect, useState } from 'react';

/** Reads each new notification aloud once what is being read has ended. Browser only. */
export function LiveRegion({ list }: { list: Notifications }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    let known = new Set(list.get().map(({ id }) => id));
    return list.subscribe(() => {
      const now = list.get();
      const added = now.filter(({ id }) => !known.has(id));
      known = new Set(now.map(({ id }) => id));
      if (added.length > 0) setWords(added.map(({ text, label }) => `${text}. ${label}`).join('. '));
    });
  }, [list]);
  return (
    <div className="unseen" role="status">
      {words}
    </div>
  );
}
