import { isIPv6 } from 'node:net';

/**
 * All clients whose proxy reports something other than an address share one limit: such a value could differ in each
 * request.
 */
const NOT_AN_ADDRESS = 'unknown';

/**
 * The network that is limited as one client (a household or an office): an IPv4 address, or the /64 of an IPv6 address.
 */
export function networkOf(address: string): string {
  return networkOfGroups(address, 4);
}

/** The same with the /48 of an IPv6 address, the block that a provider usually assigns to one customer. */
export function wideNetworkOf(address: string): string {
  return networkOfGroups(address, 3);
}

/** `groups` of sixteen bits of an IPv6 address. */
function networkOfGroups(address: string, groups: number): string {
  // Plain, IPv4-mapped (`::ffff:192.0.2.1`), or with a port, as some proxies report it.
  const [, plain] = /^(?:[\da-f:]{0,40}:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return NOT_AN_ADDRESS;
  const [before = '', after] = address.split('::');
  const given = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  return [...given, ...Array.from({ length: Math.max(0, 8 - given.length - rest.length) }, () => '0'), ...rest]
    .slice(0, groups)
    .join(':');
}
