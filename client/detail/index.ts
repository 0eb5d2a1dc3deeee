export { type DetailOptions, type OpenDetail, openDetail } from './detail.ts';
