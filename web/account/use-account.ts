import { createContext, use } from 'react';
import { useStore } from '../page/page-context.ts';
import type { AccountController } from './contract.ts';

export const AccountControllerContext = createContext<AccountController | null>(null);

/** The account that the windows are of. Throws where a component stands outside of them. */
export function useAccountController(): AccountController {
  const controller = use(AccountControllerContext);
  if (controller === null) throw new Error('useAccountController needs the windows of the account around it');
  return controller;
}

export const useAccount = () => useStore(useAccountController().account);
