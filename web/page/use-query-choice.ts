import { useState } from 'react';
import { usePage } from './page-context.ts';

/** What the query of the address chooses. The choices are links, followed in place. */
export interface QueryChoice<Chosen> {
  readonly chosen: Chosen;
  hrefOf(chosen: Chosen): string;
  choose(chosen: Chosen): void;
}

function searchWith(search: string, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [field, value] of Object.entries(fields)) {
    if (value === '') query.delete(field);
    else query.set(field, value);
  }
  return `?${query}`;
}

/** `write` is the inverse of `read`: all its fields, empty where the address does not need them. */
export function useQueryChoice<Chosen>(
  read: (query: URLSearchParams) => Chosen,
  write: (chosen: Chosen) => Readonly<Record<string, string>>,
): QueryChoice<Chosen> {
  const { request } = usePage();
  const [chosen, setChosen] = useState(() => read(new URLSearchParams(request.search)));
  return {
    chosen,
    hrefOf: (wanted) => searchWith(request.search, write(wanted)),
    choose(wanted) {
      setChosen(wanted);
      history.replaceState(history.state, '', searchWith(location.search, write(wanted)));
    },
  };
}
