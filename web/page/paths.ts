/** Addresses that other pages link to. */
export const SETTINGS_PATH = '/indstillinger/';

const MATCH_PATH = /^\/kamp\/([A-Za-z0-9]{8})\/$/;
export const matchPath = (eventId: string): string => `/kamp/${eventId}/`;
/** Null if the path is not that of a match or race. */
export const eventIdOf = (path: string): string | null => MATCH_PATH.exec(path)?.[1] ?? null;

/** The address of a country or category of a sport; `sport` is the sport's part of the address. */
export const categoryPath = (sport: string, category: string): string => `/${sport}/${category}/`;
