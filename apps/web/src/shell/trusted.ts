/** The only place where an address may become a script. Only files of this application are allowed. */

interface TrustedTypesPolicy {
  createScriptURL(address: string): unknown;
}

interface Types {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: Types | undefined;
}

function sameOrigin(address: string): string {
  const url = new URL(address, self.location.href);
  if (url.origin !== self.location.origin) throw new TypeError('scripts come from here alone');
  return url.href;
}

const policy = self.trustedTypes?.createPolicy('grognard', { createScriptURL: sameOrigin });

/** An address that a worker may be started from. */
export function trustedUrl(address: string): unknown {
  return policy?.createScriptURL(address) ?? sameOrigin(address);
}

/** The folder of the application's page, also when seen from a worker in its own folder. */
const root = new URL('document' in self ? './' : '../', self.location.href);

/** Starts one of our workers. The file name has no fingerprint, so the version is added to the address. */
export function startWorker(name: 'referee' | 'thinker' | 'analyst'): Worker {
  const address = new URL(`workers/${name}.js?${__VERSION__}`, root);
  return new Worker(trustedUrl(address.href) as string, { type: 'module' });
}
