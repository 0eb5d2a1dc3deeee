/** What the composition root gives to channels. */
export { createBody, encodingOf } from '../feeds/body.ts';
export { eventsOfPerson } from '../feeds/persons/appearances.ts';
export { reportHead as reportOf } from '../feeds/reports/report.ts';
