/** Stands between the namespace prefix and the name. */
const UNDER = '/';

/** Whether a text can be a namespace prefix; empty for none. */
export const isPushNamespace = (text: string): boolean => /^[a-z0-9-]{0,16}$/.test(text);

/** What stands before every subject under a namespace prefix. */
export const pushPrefix = (namespace: string): string => (namespace === '' ? '' : namespace + UNDER);
