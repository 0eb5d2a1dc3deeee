import { useSetting } from '../page/use-setting.ts';

/** How many seconds everything on the page is shown later, and what changes and remembers it. */
export const useDelay = (): readonly [seconds: number, change: (seconds: number) => void] => useSetting('delay');
