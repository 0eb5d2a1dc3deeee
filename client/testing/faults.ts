/** What goes wrong just now. */
export interface Faults {
  /** A portal's page with status 200, a body cut on its way, a device without a clock in between and what a shared cache keeps are answers too. */
  fetch: 'none' | 'network' | 'status' | 'hang' | 'portal' | 'cut' | 'old-date' | 'nothing' | 'cached';
  push: 'none' | 'refused' | 'silent';
  /** Whether frames come at once and in order, each twice, late, or in any order. */
  frames: 'none' | 'twice' | 'late' | 'shuffled';
  /** Frames that get a number and are then lost. */
  loseFrames: number;
}
export const NO_FAULTS: Faults = { fetch: 'none', push: 'none', frames: 'none', loseFrames: 0 };
