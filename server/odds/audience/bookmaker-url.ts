/** BOOK-15: null for a link that is no https address of a host. */
export function bookmakerUrl(link: string): URL | null {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}
