import { createContext, use } from 'react';
import { useStore } from '../page/page-context.ts';
import type { AccountController } from './contract.ts';

export const AccountControllerContext = createContext<AccountController | null>(null);

/** The controller of the windows around a component. Throws outside of them. */
export function useAccountController(): AccountController {
  const controller = use(AccountControllerContext);
  if (controller === null) throw new Error('useAccountController needs the windows of the account around it');
  return controller;
}

export const useAccount = () => useStore(useAccountController().account);
