/** The address of the page that stands for one that can not be fetched. */
export const OFFLINE_PATH = '/_offline/';
/** The address of the program of that page. */
export const RETRY_PATH = '/_offline/retry.js';
/** The address of the service worker. */
export const WORKER_PATH = '/service-worker.js';
