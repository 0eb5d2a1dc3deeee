import { measureStore } from './live-table/store.ts';
measureStore(3000);
