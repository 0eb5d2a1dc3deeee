import { SPORT } from './sport-ids.ts';

export interface SuperTemplate {
  readonly flag: string;
  readonly sportId: number;
  readonly categoryId: number | null;
}

/** By template id (LEAGUE-07, 08, O-129). */
export const SUPER_TEMPLATES: ReadonlyMap<number, SuperTemplate> = new Map([
  [6576, { flag: 'rally', sportId: SPORT.autoRacing, categoryId: null }],
  [6578, { flag: 'speedway', sportId: SPORT.motoRacing, categoryId: null }],
  [7771, { flag: 'dakar', sportId: SPORT.autoRacing, categoryId: null }],
]);
