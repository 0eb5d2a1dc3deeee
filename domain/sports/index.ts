import { SPORTS } from './catalogue.ts';
import type { Sport } from './sport.ts';

export { SPORT_BAR, SPORTS } from './catalogue.ts';
export { football } from './football.ts';
export { type LabelForm, stageLabel } from './labels.ts';
export type { DetailTab, Sport, SportStage, StageClock, StatisticKind } from './sport.ts';

const byId = new Map(SPORTS.map((sport) => [sport.id, sport]));
const byName = new Map(SPORTS.map((sport) => [sport.name, sport]));
const bySegment = new Map(SPORTS.map((sport) => [sport.segment, sport]));

/** The sport with this id (SPORT-01), or null: 20 and 27 belong to none. */
export const sportById = (id: number): Sport | null => byId.get(id) ?? null;

/** The sport with this name: 'hockey' is ice hockey (O-007); null where there is none. */
export const sportByName = (name: string): Sport | null => byName.get(name) ?? null;

/** The sport with this part of a Danish address: 'hockey' is field hockey (O-007); null where there is none. */
export const sportBySegment = (segment: string): Sport | null => bySegment.get(segment) ?? null;
