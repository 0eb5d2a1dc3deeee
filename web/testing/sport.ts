import { sportById } from '@stillingen/domain';
import type { PageSport } from '../page/page-context.ts';

export function testSport(id: number): PageSport {
  const sport = sportById(id);
  if (sport === null) throw new RangeError(`there is no sport ${id}`);
  return sport;
}
