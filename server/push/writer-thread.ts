// A thread that helps to write to many sockets, and does nothing else.
import { workerData } from 'node:worker_threads';
import { helpForever, type SharedWrites } from './shared-writes.ts';

helpForever(workerData as SharedWrites);
