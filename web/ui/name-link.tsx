/** The name of a team or a person; without a path it has no page. */
export function NameLink({ name, url }: { name: string | null; url: string | null }) {
  const text = <bdi>{name}</bdi>;
  return url ? <a href={url}>{text}</a> : text;
}
