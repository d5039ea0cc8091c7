/** Content security policy of the page: nothing from other hosts, no inline script, no text turned into script. */

const rules: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'grognard',
};

const written = Object.entries(rules)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** The policy in the page, and as a header, which can also forbid frames around the page. */
export const policy = { page: written, header: `${written}; frame-ancestors 'none'` } as const;
