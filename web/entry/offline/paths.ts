export const RETRY_PATH = '/_offline/retry.js';
export const WORKER_PATH = '/service-worker.js';
