/** The one place where an address may become a script: only files of this application pass. */

interface TrustedTypesPolicy {
  createScriptURL(address: string): unknown;
}

interface Types {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

function sameOrigin(address: string): string {
  const url = new URL(address, self.location.href);
  if (url.origin !== self.location.origin) throw new TypeError('scripts come from here alone');
  return url.href;
}

const types = (self as unknown as { readonly trustedTypes?: Types }).trustedTypes;
const policy = types?.createPolicy('grognard', { createScriptURL: sameOrigin });

/** An address that a worker may be started from. */
export function trustedUrl(address: string): unknown {
  return policy?.createScriptURL(address) ?? sameOrigin(address);
}

/** Where the application lies: the folder of its page, also seen from a worker in a folder of its own. */
const root = new URL('document' in self ? './' : '../', self.location.href);

/** Starts one of our workers; in the name of the file there is no fingerprint, so the version goes along. */
export function startWorker(name: 'referee' | 'thinker'): Worker {
  const address = new URL(`workers/${name}.js?${__VERSION__}`, root);
  return new Worker(trustedUrl(address.href) as string, { type: 'module' });
}
