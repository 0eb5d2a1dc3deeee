const SHORT = /\/(?:24|48)$/;

/** An address of the network as it may be kept: a network of 256 addresses, or a /48 of IPv6. */
export function shortAddress(address: string): string {
  if (SHORT.test(address)) return address;
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : '';
}
