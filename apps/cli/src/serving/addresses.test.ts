/** Addresses of the server, in a form that can be typed. */
import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const network = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '::1', family: 'IPv6', internal: true },
  { address: '192.168.1.20', family: 'IPv4', internal: false },
  { address: '10.0.0.7', family: 'IPv4', internal: false },
  { address: 'fe80::1', family: 'IPv6', internal: false },
  { address: '2001:db8::7', family: 'IPv6', internal: false },
] as const;

describe('where a site can be reached', () => {
  it.each([
    ['localhost', ['http://localhost:1805']],
    ['127.0.0.1', ['http://127.0.0.1:1805']],
    ['192.168.1.20', ['http://192.168.1.20:1805']],
    ['::1', ['http://[::1]:1805']],
    ['0.0.0.0', ['http://localhost:1805', 'http://192.168.1.20:1805', 'http://10.0.0.7:1805']],
    [
      '::',
      [
        'http://localhost:1805',
        'http://192.168.1.20:1805',
        'http://10.0.0.7:1805',
        'http://[2001:db8::7]:1805',
      ],
    ],
  ])('on %s', (host, expected) => {
    expect(addressesOf(host, 1805, network)).toEqual(expected);
  });

  it('on every address of a machine without a network: this machine', () => {
    expect(addressesOf('0.0.0.0', 80, network.slice(0, 2))).toEqual(['http://localhost:80']);
  });
});
