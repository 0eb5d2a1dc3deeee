import { createContext, use } from 'react';
import { useStore } from '../page/page-context.ts';
import type { AccountHome } from './home.tsx';

export const HomeContext = createContext<AccountHome | null>(null);

/** The account that the windows are of. Throws where a component stands outside of them. */
export function useHome(): AccountHome {
  const home = use(HomeContext);
  if (home === null) throw new Error('useHome needs the windows of the account around it');
  return home;
}

/** What the account is like now; the component draws again when that changes. */
export const useAccount = () => useStore(useHome().account);
