export const jsonBlob = (text: string): Blob => new Blob([text], { type: 'application/json' });

/** Neither cookies nor more of the referrer than the origin; a text is JSON for this site. */
export const requestOf = (text: string | undefined): RequestInit => ({
  ...{ credentials: 'omit', referrerPolicy: 'origin', cache: 'no-store' },
  ...(text === undefined ? { mode: 'no-cors' } : { mode: 'same-origin', method: 'POST', body: jsonBlob(text) }),
});
