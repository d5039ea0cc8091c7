/** Addresses at which a site can be reached, each in a form that a person can type. */
import type { NetworkInterfaceInfo } from 'node:os';

type NetworkAddress = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;

/** Hosts that stand for every address of the machine. They cannot be typed into a browser. */
const everyAddress = new Set(['0.0.0.0', '::', '']);

/** An IPv6 address that is valid only with the name of a network device. */
const linkLocal = /^fe[89ab][0-9a-f]:/i;

export function addressesOf(host: string, port: number, network: readonly NetworkAddress[]): string[] {
  if (!everyAddress.has(host)) return [addressOf(host, port)];
  const others = network.filter(
    ({ address, family, internal }) =>
      !internal && (family === 'IPv4' || (host !== '0.0.0.0' && !linkLocal.test(address))),
  );
  return ['localhost', ...others.map(({ address }) => address)].map((each) => addressOf(each, port));
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
