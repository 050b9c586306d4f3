import { isIPv6 } from 'node:net';

/** What is limited as one client, a household or an office: an IPv4 address, or the /64 that an IPv6 client can choose its addresses from. */
export function networkOf(address: string): string {
  // As it stands, within IPv6, or with a port, as some proxies tell it.
  const [, plain] = /^(?:.*:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? [];
  if (plain !== undefined || !isIPv6(address)) return plain ?? address;
  const [before = '', after] = address.split('::');
  const given = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  return [...given, ...Array.from({ length: Math.max(0, 8 - given.length - rest.length) }, () => '0'), ...rest].slice(0, 4).join(':');
}
